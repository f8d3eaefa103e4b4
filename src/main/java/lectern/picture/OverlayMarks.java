package lectern.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Overlay;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/**
 * The groups of an overlay as marks, each with its count. There may be more groups than kinds of marks: then some look
 * alike, but never two that touch, as long as there is another kind left for one of them.
 */
public final class OverlayMarks {
    private final BoardShape board;
    private final List<Mark> marks = new ArrayList<>();

    private OverlayMarks(BoardShape board) {
        this.board = board;
    }

    /** A mark for each group, in their order. */
    public static List<Mark> of(Overlay overlay, BoardShape board) {
        OverlayMarks made = new OverlayMarks(board);
        overlay.groups().forEach(made::add);
        return List.copyOf(made.marks);
    }

    private void add(Overlay.Group group) {
        Comparator<Mark.Kind> best = Comparator.comparing((Mark.Kind kind) -> touches(group.cells(), kind))
                .thenComparing(this::uses);
        Mark.Kind chosen = IntStream.rangeClosed(1, Mark.Kind.GROUPS)
                .mapToObj(Mark.Kind::group)
                .min(best)
                .orElseThrow();
        marks.add(new Mark(chosen, group.cells(), String.valueOf(group.count())));
    }

    private boolean touches(Cells cells, Mark.Kind kind) {
        return marks.stream()
                .filter(mark -> mark.kind() == kind)
                .anyMatch(mark -> cells.stream()
                        .filter(cell -> cell >= 0 && cell < board.cells())
                        .anyMatch(cell -> mark.cells().contains(cell) || touches(cell, mark.cells())));
    }

    private boolean touches(int cell, Cells others) {
        return board.around(cell).stream().anyMatch(others::contains);
    }

    private long uses(Mark.Kind kind) {
        return marks.stream().filter(mark -> mark.kind() == kind).count();
    }
}
