package lectern.lesson.handout;

import lectern.picture.export.VectorPicture;

/** How a page holds its pictures. */
interface Pictures {
    /** The element that shows a picture as large as it is, in points. */
    String element(VectorPicture picture);
}
