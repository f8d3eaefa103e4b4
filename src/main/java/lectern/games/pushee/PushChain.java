package lectern.games.pushee;

/**
 * The push and its chain under a game's options: what a placed piece sets off, tier after tier.
 *
 * <p>All that a turn has to remember is written on the board itself until the chain has ended, so that a silent turn
 * allocates nothing here: a piece that has a part in the turn carries a mark above its code. The placed piece keeps a
 * mark of its own. A piece that is pushed is marked for the next tier, in which it pushes, and as done after that. Even
 * and odd tiers have different marks, so that a chain may have any number of tiers. A piece with a mark is spent: only
 * the placed piece and pushed ones ever push (or try to), so no other mark is needed.
 */
final class PushChain {
    /** So many tiers as a chain can ever have. */
    static final int UNLIMITED = Integer.MAX_VALUE;

    private static final int MARK_SHIFT = 3;
    private static final int PLACED = 1;
    private static final int DONE = 2;
    private static final int PUSHES_IN_EVEN_TIER = 3;

    private final int size;
    private final int tiers;
    private final boolean walls;
    private final boolean turning;

    PushChain(int size, int tiers, boolean walls, boolean turning) {
        this.size = size;
        this.tiers = tiers;
        this.walls = walls;
        this.turning = turning;
    }

    /**
     * Carries out all that a piece which has just been placed sets off.
     *
     * @param cells the board, which is changed
     * @param story told of every run that moves or is blocked; null if it is not to be told
     */
    void unfold(byte[] cells, int placed, PushStory story) {
        cells[placed] = marked(cells[placed], PLACED);
        int columns = column(placed);
        for (int tier = 1; columns != 0 && tier <= tiers; tier++) columns = tier(cells, tier, columns, story);
        for (int cell = 0; cell < cells.length; cell++) cells[cell] = (byte) (cells[cell] & Piece.CODE);
    }

    /** Whether a piece has had a part in the turn. */
    static boolean isSpent(byte piece) {
        return piece >> MARK_SHIFT != 0;
    }

    /** Whether a piece is the one that was placed in this turn. */
    static boolean isPlaced(byte piece) {
        return piece >> MARK_SHIFT == PLACED;
    }

    /** The mark of the pieces that push in a tier. */
    private static int pushing(int tier) {
        return tier == 1 ? PLACED : PUSHES_IN_EVEN_TIER + tier % 2;
    }

    private static byte marked(int piece, int mark) {
        return (byte) ((piece & Piece.CODE) | (mark << MARK_SHIFT));
    }

    /** The column of a cell, as a bit. */
    private int column(int cell) {
        return 1 << cell % size;
    }

    /**
     * Lets the pieces of one tier push, by column, then by row. They stay where they are meanwhile, for all are spent.
     *
     * @param columns the columns that hold them, so that no other need be searched
     * @return the columns that hold the pieces of the next tier
     */
    private int tier(byte[] cells, int tier, int columns, PushStory story) {
        int next = 0;
        int mark = pushing(tier);
        for (int rest = columns; rest != 0; rest &= rest - 1) {
            int column = Integer.numberOfTrailingZeros(rest);
            for (int row = 0; row < size; row++) {
                int cell = row * size + column;
                if (cells[cell] >> MARK_SHIFT != mark) continue;
                if ((cells[cell] & Piece.VERTICAL) == 0) {
                    next |= push(cells, tier, cell, -1, column, story);
                    next |= push(cells, tier, cell, 1, size - 1 - column, story);
                } else {
                    next |= push(cells, tier, cell, -size, row, story);
                    next |= push(cells, tier, cell, size, size - 1 - row, story);
                }
                if (mark != PLACED) cells[cell] = marked(cells[cell], DONE);
            }
        }
        return next;
    }

    /**
     * Pushes the run at one end of a piece, if there is one and nothing stops it.
     *
     * @param step from a cell to the next one, away from the piece
     * @param room how many cells there are between the piece and the edge
     * @return the columns in which pushed pieces arrive
     */
    private int push(byte[] cells, int tier, int pusher, int step, int room, PushStory story) {
        int length = 0;
        boolean spent = false;
        for (int cell = pusher + step; length < room && cells[cell] != Piece.EMPTY; cell += step) {
            spent |= isSpent(cells[cell]);
            length++;
        }
        if (length == 0) return 0;
        boolean atEdge = length == room;
        boolean byWall = atEdge && walls;
        if (byWall || spent) {
            if (story != null) story.blocked(cells, new Run(tier, pusher, step, length), byWall);
            return 0;
        }
        if (!atEdge) return shift(cells, tier, pusher, step, length, story);
        if (story != null) story.fellOff(cells, new Run(tier, pusher, step, length));
        cells[pusher + length * step] = Piece.EMPTY;
        return length == 1 ? 0 : shift(cells, tier, pusher, step, length - 1, story);
    }

    /** Moves a run one cell away from the piece that pushes it. The cell beyond the run is empty. */
    private int shift(byte[] cells, int tier, int pusher, int step, int length, PushStory story) {
        if (story != null) story.pushed(cells, new Run(tier, pusher, step, length));
        int columns = 0;
        for (int from = pusher + length * step; from != pusher; from -= step) {
            int piece = turning ? cells[from] ^ Piece.VERTICAL : cells[from];
            cells[from] = Piece.EMPTY;
            cells[from + step] = marked(piece, pushing(tier + 1));
            columns |= column(from + step);
        }
        if (story != null && turning) story.turned(cells, new Run(tier, pusher, step, length));
        return columns;
    }
}
