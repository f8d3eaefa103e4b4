package lectern.gui.lesson.page;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.UIManager;
import lectern.gui.board.BoardColours;
import lectern.gui.look.PaintedPart;
import lectern.picture.sketch.SketchNode;
import lectern.picture.sketch.SketchStyle;
import lectern.picture.sketch.TreeSketch;

/** A small tree, as large as its letters ask for, and smaller where there is less room. */
final class SketchView extends PaintedPart {
    /** How large the letters of the sketch are on paper. */
    private static final double PRINTED = 8;

    private transient TreeSketch sketch;

    void show(SketchNode root, String title) {
        sketch = new TreeSketch(root, SketchStyle.of(BoardColours.palette()));
        getAccessibleContext().setAccessibleName(title);
        revalidate();
        repaint();
    }

    private double zoom() {
        double letters = UIManager.getFont("Label.font").getSize2D() / PRINTED;
        return getWidth() == 0 ? letters : Math.min(letters, getWidth() / sketch.width());
    }

    @Override
    public Dimension getPreferredSize() {
        if (sketch == null) return new Dimension(0, 0);
        return new Dimension(UIScale.scale(1), (int) Math.ceil(sketch.height() * zoom()));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (sketch == null) return;
        Graphics2D g = (Graphics2D) graphics.create();
        g.translate((getWidth() - sketch.width() * zoom()) / 2, 0);
        g.scale(zoom(), zoom());
        new TreeSketch(sketch.root(), SketchStyle.of(BoardColours.palette())).paint(g);
        g.dispose();
    }
}
