package lectern.gui.tree;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import javax.swing.SwingUtilities;
import lectern.picture.tree.TreeHit;
import lectern.picture.tree.UnfoldedTree;

/** A drag moves a drawn tree, the wheel zooms it, a click selects a node, and two fold it. */
final class TreeMouse extends MouseAdapter {
    /** A hand that clicks moves this far at most, in pixels at the usual scale. */
    private static final double TREMBLE = 3;

    private static final double NOTCH = 1.2;

    private final TreeCanvas canvas;
    private double x;
    private double y;
    private boolean dragged;

    TreeMouse(TreeCanvas canvas) {
        this.canvas = canvas;
    }

    @Override
    public void mousePressed(MouseEvent event) {
        canvas.requestFocusInWindow();
        x = event.getX();
        y = event.getY();
        dragged = false;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        double scale = TreeCanvas.scale();
        double across = (event.getX() - x) / scale;
        double down = (event.getY() - y) / scale;
        if (!dragged && Math.hypot(across, down) <= TREMBLE) return;
        dragged = true;
        x = event.getX();
        y = event.getY();
        canvas.pan(across, down);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        if (dragged || !SwingUtilities.isLeftMouseButton(event)) return;
        Optional<TreeHit> hit = canvas.hit(event);
        hit.ifPresent(found -> clicked(found, event.getClickCount()));
    }

    private void clicked(TreeHit hit, int times) {
        if (hit.kind() == UnfoldedTree.Kind.BUNCH) {
            canvas.openBunch(hit.node());
            return;
        }
        canvas.select(hit.node());
        if (hit.isNode() && times == 2) canvas.toggle(hit.node());
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        double scale = TreeCanvas.scale();
        double factor = Math.pow(NOTCH, -event.getPreciseWheelRotation());
        canvas.zoom(factor, event.getX() / scale, event.getY() / scale);
    }
}
