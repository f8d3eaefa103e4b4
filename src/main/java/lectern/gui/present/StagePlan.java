package lectern.gui.present;

import java.awt.Rectangle;

/**
 * Where everything stands on a screen: the caption along the bottom, the board above it, as large as that leaves it, and
 * beside the board what else is said.
 *
 * @param board the room that the board fills as far as its shape allows
 * @param side what stands beside it
 */
record StagePlan(Rectangle board, Rectangle side, Rectangle caption) {
    /** What is free between the parts, as a share of the screen's height. */
    private static final double GAP = 1 / 50.0;

    /** The side is no wider than this share of the screen; what remains is beside the board. */
    private static final double WIDEST = 0.42;

    /** The room for the board beside something that comes from the right edge, as far as that leaves it any. */
    Rectangle boardBeside(int pane) {
        int right = (int) caption.getMaxX() - pane - board.x;
        if (right >= board.getMaxX()) return board;
        return new Rectangle(board.x, board.y, Math.max(1, right - board.x), board.height);
    }

    /**
     * @param caption how high the caption is
     * @param aspect how wide the board is with all that belongs to it, in units of its height
     * @param least what the side needs at least, as a share of the screen's width
     */
    static StagePlan of(int width, int height, int caption, double aspect, double least) {
        int gap = (int) Math.round(height * GAP);
        int room = height - caption - gap;
        int most = width - 3 * gap - (int) Math.round(width * least);
        int needed = (int) Math.min(most, Math.ceil(room * aspect));
        int side = Math.min(width - needed - 3 * gap, (int) Math.round(width * Math.max(least, WIDEST)));
        int board = width - side - 3 * gap;
        return new StagePlan(
                new Rectangle(gap, gap, board, room),
                new Rectangle(gap + board + gap, gap, side, room),
                new Rectangle(0, height - caption, width, caption));
    }
}
