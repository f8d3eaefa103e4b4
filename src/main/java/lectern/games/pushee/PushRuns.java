package lectern.games.pushee;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lectern.game.Seat;
import lectern.game.board.Cells;

/**
 * What single pushes do to the unbroken runs on the rows and columns of a board: the first tier of a turn, which can be
 * seen without playing it.
 */
final class PushRuns {
    private final int size;
    private final boolean pushes;
    private final boolean walls;

    /**
     * @param pushes whether pieces push at all
     */
    PushRuns(int size, boolean pushes, boolean walls) {
        this.size = size;
        this.pushes = pushes;
        this.walls = walls;
    }

    /** How much better a placed piece's own pushes make the score of its side, less that of the other. */
    int gain(PusheePosition position, PusheeMove move) {
        if (!pushes) return 0;
        int row = move.cell / size;
        int column = move.cell % size;
        int place = move.vertical ? row : column;
        int step = move.vertical ? size : 1;
        return gain(position, move.cell, -step, place) + gain(position, move.cell, step, size - 1 - place);
    }

    private int gain(PusheePosition position, int pusher, int step, int room) {
        byte[] cells = position.cells;
        int gain = 0;
        int cell = pusher;
        for (int length = 1; length <= room; length++) {
            cell += step;
            if (cells[cell] == Piece.EMPTY) return gain;
            boolean falls = length == room;
            int change = (falls ? 0 : position.values.at(cell + step)) - position.values.at(cell);
            gain += Piece.isOf(cells[cell], position.toMove()) ? change : -change;
        }
        return walls ? 0 : gain;
    }

    /**
     * The most points that one push can bring to a seat's pieces, or cost them.
     *
     * @param sign 1 for what it brings, -1 for what it costs
     */
    int most(PusheePosition position, Seat seat, int sign) {
        int most = 0;
        for (int line = 0; line < size && pushes; line++) {
            most = Math.max(most, most(position, seat, sign, line * size, 1));
            most = Math.max(most, most(position, seat, sign, line, size));
        }
        return most;
    }

    private int most(PusheePosition position, Seat seat, int sign, int start, int step) {
        byte[] cells = position.cells;
        CellValues values = position.values;
        int most = 0;
        int length = 0;
        int forth = 0;
        int back = 0;
        int cell = start;
        for (int place = 0; place < size; place++, cell += step) {
            if (cells[cell] == Piece.EMPTY) {
                boolean held = walls && length == place;
                if (length < place) most = Math.max(most, sign * forth);
                if (!held) most = Math.max(most, sign * back);
                length = 0;
                forth = 0;
                back = 0;
                continue;
            }
            length++;
            if (!Piece.isOf(cells[cell], seat)) continue;
            int value = values.at(cell);
            forth += (place == size - 1 ? 0 : values.at(cell + step)) - value;
            back += (place == 0 ? 0 : values.at(cell - step)) - value;
        }
        return !walls && length > 0 && length < size ? Math.max(most, sign * forth) : most;
    }

    /** The points under a seat's pieces in runs that reach the edge, where a wall holds them; in both lines twice. */
    int held(PusheePosition position, Seat seat) {
        int held = 0;
        for (int line = 0; line < size && walls; line++) {
            held += held(position, seat, line * size, 1) + held(position, seat, line, size);
        }
        return held;
    }

    private int held(PusheePosition position, Seat seat, int start, int step) {
        byte[] cells = position.cells;
        int held = 0;
        int cell = start;
        int place = 0;
        for (; place < size && cells[cell] != Piece.EMPTY; place++, cell += step) {
            if (Piece.isOf(cells[cell], seat)) held += position.values.at(cell);
        }
        if (place == size) return held;
        cell = start + (size - 1) * step;
        for (; cells[cell] != Piece.EMPTY; cell -= step) {
            if (Piece.isOf(cells[cell], seat)) held += position.values.at(cell);
        }
        return held;
    }

    /** The pieces in runs that one push can move. */
    Cells loose(PusheePosition position) {
        if (!pushes) return Cells.NONE;
        return those(
                position,
                cell -> isLoose(position, cell, 1, cell % size) || isLoose(position, cell, size, cell / size));
    }

    /** The pieces in runs that reach a wall. */
    Cells held(PusheePosition position) {
        if (!walls) return Cells.NONE;
        return those(
                position, cell -> isHeld(position, cell, 1, cell % size) || isHeld(position, cell, size, cell / size));
    }

    private Cells those(PusheePosition position, IntPredicate wanted) {
        return Cells.of(IntStream.range(0, size * size)
                .filter(cell -> position.piece(cell) != null)
                .filter(wanted));
    }

    private boolean isLoose(PusheePosition position, int cell, int step, int place) {
        int before = run(position, cell, -step, place);
        int after = run(position, cell, step, size - 1 - place);
        boolean openBefore = before < place;
        boolean openAfter = after < size - 1 - place;
        return walls ? openBefore && openAfter : openBefore || openAfter;
    }

    private boolean isHeld(PusheePosition position, int cell, int step, int place) {
        return run(position, cell, -step, place) == place
                || run(position, cell, step, size - 1 - place) == size - 1 - place;
    }

    /** How many pieces follow a cell without a gap. */
    private static int run(PusheePosition position, int from, int step, int room) {
        int length = 0;
        while (length < room && position.cells[from + (length + 1) * step] != Piece.EMPTY) length++;
        return length;
    }
}
