package lectern.gui.board;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.SwingUtilities;
import lectern.game.Handle;
import lectern.gui.desk.BoardAim;

/**
 * The mouse on the board: the left button makes moves, the right one draws. Where fingers do the pointing, the first
 * tap only shows what a move would do, and the second makes it.
 */
final class BoardMouse extends MouseAdapter {
    private final BoardView board;
    private final BoardAim aim;
    private Optional<Handle> drawnFrom = Optional.empty();

    BoardMouse(BoardView board, BoardAim aim) {
        this.board = board;
        this.aim = aim;
        board.addMouseListener(this);
        board.addMouseMotionListener(this);
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        if (!board.previewsTaps()) aim.hover(at(event));
    }

    @Override
    public void mouseExited(MouseEvent event) {
        aim.hover(Optional.empty());
    }

    @Override
    public void mousePressed(MouseEvent event) {
        board.requestFocusInWindow();
        board.moveCursor(Optional.empty());
        if (SwingUtilities.isRightMouseButton(event)) drawnFrom = at(event);
        else if (SwingUtilities.isLeftMouseButton(event)) at(event).ifPresentOrElse(this::tap, aim::back);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        if (!SwingUtilities.isRightMouseButton(event)) return;
        if (drawnFrom.orElse(null) instanceof Handle.Cell from && at(event).orElse(null) instanceof Handle.Cell to) {
            board.draw(board.drawings().toggled(from.cell(), to.cell(), colour(event)));
        }
        drawnFrom = Optional.empty();
    }

    /** Another colour with each of the keys that can be held. */
    private static int colour(MouseEvent event) {
        if (event.isShiftDown()) return 1;
        if (event.isControlDown()) return 2;
        return event.isAltDown() ? 3 : 0;
    }

    private void tap(Handle handle) {
        boolean seen = aim.pointing().hovered().equals(Optional.of(handle));
        aim.hover(Optional.of(handle));
        if (board.previewsTaps() && !seen && aim.previewed().isPresent()) return;
        aim.pick(handle);
    }

    private Optional<Handle> at(MouseEvent event) {
        return board.handleAt(event.getPoint());
    }
}
