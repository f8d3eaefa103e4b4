package lectern.lesson.handout;

import lectern.game.Position;
import lectern.picture.Marks;
import lectern.picture.Palette;
import lectern.picture.Scene;
import lectern.picture.export.BoardExport;
import lectern.picture.export.VectorPicture;

/** Draws what a block shows, for print: in light colours, with letters and numbers around the board. */
final class PrintedBoard {
    private static final Palette PAPER = Palette.read("light");

    /** How wide a board should be, all around it included, and how wide it may be: in points. */
    private static final double USUAL = 148;

    private static final double WIDEST = 168;

    /** How wide a cell should be at least, and at most. */
    private static final double SMALL_CELL = 19;

    private static final double LARGE_CELL = 25;

    private PrintedBoard() {}

    static VectorPicture of(Position board, Marks marks, String title) {
        Scene scene = Scene.of(board, PAPER).withMarks(marks);
        double across = new BoardExport(scene, title, 1000).vectors().width() / 1000;
        double cell = Math.max(SMALL_CELL, Math.min(LARGE_CELL, USUAL / across));
        return new BoardExport(scene, title, Math.min(cell, WIDEST / across)).vectors();
    }
}
