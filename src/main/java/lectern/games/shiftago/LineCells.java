package lectern.games.shiftago;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** The lines in which marbles can stand in a row, cell by cell, for showing the runs that {@link Runs} measures. */
final class LineCells {
    /** The diagonals of at least five cells, each from its left end: three lengths, both ways. */
    static final List<Cells> DIAGONALS =
            Stream.concat(diagonals(1), diagonals(-1)).toList();

    private static final List<Cells> ALL = Stream.concat(
                    DIAGONALS.stream(),
                    IntStream.range(0, ShiftagoBits.SIDE)
                            .boxed()
                            .flatMap(i -> Stream.of(from(0, i, 1, 0), from(i, 0, 0, 1))))
            .toList();

    private LineCells() {}

    /** The unbroken runs of so many marbles or more. */
    static List<Cells> runs(long marbles, int shortest) {
        List<Cells> runs = new ArrayList<>();
        for (Cells line : ALL) {
            int start = 0;
            for (int end = 0; end <= line.size(); end++) {
                if (end < line.size() && (marbles & ShiftagoBits.bit(line.get(end))) != 0) continue;
                if (end - start >= shortest) runs.add(part(line, start, end));
                start = end + 1;
            }
        }
        return runs;
    }

    /** The cells of all runs that are long enough to win. */
    static Cells fives(long marbles) {
        Cells cells = Cells.NONE;
        for (Cells run : runs(marbles, Runs.WINNING)) cells = cells.and(run);
        return cells;
    }

    private static Cells part(Cells line, int start, int end) {
        return Cells.of(IntStream.range(start, end).map(line::get));
    }

    /** The diagonals begin in the left column or at the end of the others' columns, whichever way they slope. */
    private static Stream<Cells> diagonals(int slope) {
        int corner = slope > 0 ? 0 : ShiftagoBits.SIDE - 1;
        Stream<Cells> fromSide = IntStream.range(0, ShiftagoBits.SIDE).mapToObj(row -> from(0, row, 1, slope));
        Stream<Cells> fromCorner =
                IntStream.range(1, ShiftagoBits.SIDE).mapToObj(column -> from(column, corner, 1, slope));
        return Stream.concat(fromSide, fromCorner).filter(line -> line.size() >= Runs.WINNING);
    }

    private static Cells from(int column, int row, int right, int down) {
        return Cells.of(IntStream.range(0, ShiftagoBits.SIDE)
                .map(i -> ShiftagoBits.BOARD.at(column + i * right, row + i * down))
                .filter(cell -> cell != BoardShape.OUTSIDE));
    }
}
