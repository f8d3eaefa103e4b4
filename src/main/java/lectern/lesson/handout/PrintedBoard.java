package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import lectern.game.BoardShape;
import lectern.game.Cells;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.picture.BoardExport;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.OverlayMarks;
import lectern.picture.Palette;
import lectern.picture.Scene;
import lectern.picture.VectorPicture;

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

    /** What a block marks on the board that it leaves. */
    static Marks marks(Block block) {
        if (block instanceof Block.Light light) return marks(Mark.Kind.LIT, light.cells());
        if (block instanceof Block.LookAt look) {
            return marks(Mark.Kind.CRITERION, look.criterion().cells(look.board(), look.side()));
        }
        if (block instanceof Block.Show show) {
            return new Marks(OverlayMarks.of(show.overlay(), show.board().game().board()));
        }
        return block instanceof Block.Play play ? lastMove(play) : Marks.NONE;
    }

    private static Marks marks(Mark.Kind kind, Cells cells) {
        return new Marks(List.of(new Mark(kind, cells)));
    }

    /** What the last move was pointed out with, and an arrow if it leads from one cell to another. */
    private static Marks lastMove(Block.Play play) {
        if (play.moves().isEmpty()) return Marks.NONE;
        Position before = play.before();
        int last = play.moves().size() - 1;
        for (Move move : play.moves().subList(0, last)) before = before.play(move, Narrator.SILENT);
        List<Integer> cells = new ArrayList<>();
        List<Marks.EdgeMark> edges = new ArrayList<>();
        for (Handle handle : before.ways(play.moves().get(last)).get(0)) {
            if (handle instanceof Handle.Cell cell) cells.add(cell.cell());
            if (handle instanceof Handle.Edge edge) edges.add(new Marks.EdgeMark(Mark.Kind.LAST, edge));
        }
        int from = cells.isEmpty() ? BoardShape.OUTSIDE : cells.get(0);
        int to = cells.isEmpty() ? BoardShape.OUTSIDE : cells.get(cells.size() - 1);
        Cells pointed = Cells.of(cells.stream().mapToInt(Integer::intValue));
        return new Marks(
                pointed.isEmpty() ? List.of() : List.of(new Mark(Mark.Kind.LAST, pointed)),
                edges,
                from == to ? List.of() : List.of(new Marks.Arrow(from, to, 0)),
                List.of());
    }
}
