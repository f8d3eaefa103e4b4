package lectern.games.pushee;

import lectern.game.Seat;

/** How the value that is still free would be shared out if neither side pushed anything. */
final class Shares {
    /** How many bits hold the number of empty cells of one value: enough for the largest board. */
    private static final int BITS = 7;

    private static final int MASK = (1 << BITS) - 1;

    private Shares() {}

    /** The points of a seat's share if both sides took the best empty cell in turn, as long as they have pieces. */
    static int of(PusheePosition position, Seat side) {
        long counts = counts(position);
        int own = position.left(side);
        int others = position.left(side.other());
        boolean ownTurn = position.toMove() == side;
        int share = 0;
        for (int value = CellValues.HIGHEST; value > 0; value--) {
            int count = (int) (counts >>> shift(value)) & MASK;
            for (; count > 0 && own + others > 0; count--) {
                if (others == 0 || (ownTurn && own > 0)) {
                    share += value;
                    own--;
                } else {
                    others--;
                }
                ownTurn = !ownTurn;
            }
        }
        return share;
    }

    /** How many empty cells there are of each value above 0, each number in its own bits. */
    private static long counts(PusheePosition position) {
        long counts = 0;
        for (int cell = 0; cell < position.cells.length; cell++) {
            int value = position.values.at(cell);
            if (position.cells[cell] == Piece.EMPTY && value > 0) counts += 1L << shift(value);
        }
        return counts;
    }

    private static int shift(int value) {
        return BITS * (value - 1);
    }
}
