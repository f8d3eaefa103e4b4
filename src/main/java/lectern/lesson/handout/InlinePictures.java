package lectern.lesson.handout;

import lectern.picture.export.VectorPicture;

/** Pictures that stand in the page itself, as SVG. */
final class InlinePictures implements Pictures {
    private int pictures;

    @Override
    public String element(VectorPicture picture) {
        pictures++;
        return picture.svgElement("picture-" + pictures);
    }
}
