package lectern.picture;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/**
 * All that is marked on a board. What comes later in a list lies above what comes earlier.
 *
 * @param edges push arrows that are marked: TARGET, PICKED, POINTED, PROOF, LAST or CURSOR
 * @param arrows drawn by the lecturer, or standing for a move
 * @param circles drawn by the lecturer
 * @param courses which way things go in a step
 * @param moves scores of candidates, an expected line, and which way the last move went
 */
public record Marks(
        List<Mark> marks,
        List<EdgeMark> edges,
        List<Arrow> arrows,
        List<Circle> circles,
        List<Course> courses,
        MoveMarks moves) {
    public static final Marks NONE = new Marks(List.of());

    /** How many colours there are for arrows and circles. */
    public static final int COLOURS = 4;

    /** A push arrow that is marked. */
    public record EdgeMark(Mark.Kind kind, Handle.Edge edge) {}

    /**
     * Over some cells, two at least, each beside the one before.
     *
     * @param tier in whose colour, from 1
     * @param stopped whether it goes no farther, for something is in the way
     */
    public record Course(Cells way, int tier, boolean stopped) {}

    /**
     * From the middle of a cell to the middle of another.
     *
     * @param colour which of the {@link #COLOURS}, from 0
     */
    public record Arrow(int from, int to, int colour) {}

    /**
     * Around a cell.
     *
     * @param colour which of the {@link #COLOURS}, from 0
     */
    public record Circle(int cell, int colour) {}

    public Marks {
        marks = List.copyOf(marks);
        edges = List.copyOf(edges);
        arrows = List.copyOf(arrows);
        circles = List.copyOf(circles);
        courses = List.copyOf(courses);
    }

    public Marks(List<Mark> marks) {
        this(marks, List.of(), List.of(), List.of());
    }

    public Marks(List<Mark> marks, List<EdgeMark> edges, List<Arrow> arrows, List<Circle> circles) {
        this(marks, edges, arrows, circles, List.of(), MoveMarks.NONE);
    }

    /** What a move was pointed out with, and an arrow if it leads from one cell to another. */
    public static Marks lastMove(Position before, Move move) {
        List<Integer> cells = new ArrayList<>();
        List<EdgeMark> edges = new ArrayList<>();
        for (Handle handle : before.view().ways(move).get(0)) {
            handle.match(new Handle.HandleCases<>(
                    cell -> cells.add(cell.cell()),
                    edge -> edges.add(new EdgeMark(Mark.Kind.LAST, edge)),
                    choice -> false));
        }
        int from = cells.isEmpty() ? BoardShape.OUTSIDE : cells.get(0);
        int to = cells.isEmpty() ? BoardShape.OUTSIDE : cells.get(cells.size() - 1);
        Cells pointed = Cells.of(cells.stream().mapToInt(Integer::intValue));
        return new Marks(
                pointed.isEmpty() ? List.of() : List.of(new Mark(Mark.Kind.LAST, pointed)),
                edges,
                from == to ? List.of() : List.of(new Arrow(from, to, 0)),
                List.of());
    }

    /** These marks, and those above them. */
    public Marks and(Marks others) {
        return new Marks(
                joined(marks, others.marks),
                joined(edges, others.edges),
                joined(arrows, others.arrows),
                joined(circles, others.circles),
                joined(courses, others.courses),
                moves.and(others.moves));
    }

    /** These marks, and those of moves. */
    public Marks with(MoveMarks others) {
        return new Marks(marks, edges, arrows, circles, courses, moves.and(others));
    }

    private static <T> List<T> joined(List<T> ones, List<T> others) {
        List<T> all = new ArrayList<>(ones);
        all.addAll(others);
        return all;
    }
}
