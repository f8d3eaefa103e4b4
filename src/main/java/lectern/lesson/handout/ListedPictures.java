package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lectern.picture.export.VectorPicture;
import lectern.picture.paper.PaperDocument;

/** Pictures that are drawn onto the paper, where the page only keeps a place for them. */
final class ListedPictures implements Pictures {
    private final List<VectorPicture> pictures = new ArrayList<>();

    List<VectorPicture> pictures() {
        return pictures;
    }

    @Override
    public String element(VectorPicture picture) {
        pictures.add(picture);
        return String.format(
                Locale.ROOT,
                "<object type=\"%s\" data=\"%d\" title=\"%s\" style=\"width:%.2fpt;height:%.2fpt\"></object>",
                PaperDocument.PICTURE,
                pictures.size() - 1,
                Markup.escaped(picture.title()),
                picture.width(),
                picture.height());
    }
}
