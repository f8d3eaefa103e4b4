package lectern.gui.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.Handle;
import lectern.game.Overlay;
import lectern.game.Step;
import lectern.game.board.Cells;
import lectern.game.board.Change;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.MoveMarks;
import lectern.telling.Travel;

/** Collects what is marked on a board, from the lowest to the highest. */
final class MarkList {
    private final List<Mark> marks = new ArrayList<>();
    private final List<Marks.EdgeMark> edges = new ArrayList<>();
    private final List<Marks.Course> courses = new ArrayList<>();
    private final List<Travel> trails = new ArrayList<>();

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

    /** Which way the parts of a step go that belong to a tier, and in which tier. */
    void addTiers(Step step) {
        for (Effect part : step.parts()) {
            if (part.tier() == 0) continue;
            marks.add(new Mark(
                    Mark.Kind.GROUP,
                    part.cells(),
                    String.valueOf(part.tier()),
                    new Mark.Group(part.tier(), Optional.empty()),
                    Overlay.Join.SIDES));
            boolean goes = part.isRemark() || part.changes().stream().noneMatch(Change.Turned.class::isInstance);
            if (goes && part.cells().size() > 1)
                courses.add(new Marks.Course(part.cells(), part.tier(), part.isRemark()));
        }
    }

    /** Where something went from, and which way. */
    void addTrail(Travel travel) {
        add(Mark.Kind.ORIGIN, Cells.of(travel.from()));
        trails.add(travel);
    }

    Marks with(DrawnMarks drawings) {
        MoveMarks moves = new MoveMarks(List.of(), List.of(), trails);
        return new Marks(marks, edges, drawings.arrows(), drawings.circles(), courses, moves);
    }
}
