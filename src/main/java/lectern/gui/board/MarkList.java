package lectern.gui.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import lectern.game.Handle;
import lectern.game.board.Cells;
import lectern.picture.Mark;
import lectern.picture.Marks;

/** Collects what is marked on a board, from the lowest to the highest. */
final class MarkList {
    private final List<Mark> marks = new ArrayList<>();
    private final List<Marks.EdgeMark> edges = new ArrayList<>();

    void add(Mark.Kind kind, Cells cells) {
        if (!cells.isEmpty()) marks.add(new Mark(kind, cells));
    }

    void addAll(Collection<Mark> others) {
        marks.addAll(others);
    }

    /** Marks handles; a choice has no place on the board, and no mark. */
    void add(Mark.Kind kind, Collection<Handle> handles) {
        List<Integer> cells = new ArrayList<>();
        for (Handle handle : handles) {
            handle.match(new Handle.HandleCases<>(
                    cell -> cells.add(cell.cell()),
                    edge -> edges.add(new Marks.EdgeMark(kind, edge)),
                    choice -> false));
        }
        add(kind, Cells.of(cells.stream().mapToInt(Integer::intValue)));
    }

    /** What the pointer is at. A move from an edge is not called as the cells there are: its name stands beside it. */
    void point(Handle handle, String move) {
        if (handle instanceof Handle.Edge edge) edges.add(new Marks.EdgeMark(Mark.Kind.POINTED, edge, move));
        else add(Mark.Kind.POINTED, List.of(handle));
    }

    Marks with(DrawnMarks drawings) {
        return new Marks(marks, edges, drawings.arrows(), drawings.circles());
    }
}
