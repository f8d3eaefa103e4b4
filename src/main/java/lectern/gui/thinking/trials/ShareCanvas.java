package lectern.gui.thinking.trials;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javax.swing.JPanel;
import lectern.picture.rate.RateDrawing;

/** A drawing of shares on the screen; pointing at a place tells its numbers. */
final class ShareCanvas extends JPanel {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 190;
    private static final int LEAST = 140;

    private transient Supplier<Optional<RateDrawing>> content = Optional::empty;
    private transient IntFunction<String> words = String::valueOf;
    private transient OptionalInt lit = OptionalInt.empty();

    ShareCanvas() {
        setName("trials.chart");
        setPreferredSize(new Dimension(UIScale.scale(WIDTH), UIScale.scale(HEIGHT)));
        setMinimumSize(new Dimension(UIScale.scale(LEAST), UIScale.scale(LEAST)));
        setToolTipText("");
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mouseMoved(MouseEvent event) {
                light(at(event));
            }

            @Override
            public void mouseExited(MouseEvent event) {
                light(OptionalInt.empty());
            }
        };
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
    }

    /**
     * @param drawing is asked each time, since colours and letters may have changed
     * @param told what a place says
     * @param summary all of it, in words
     */
    void show(Supplier<Optional<RateDrawing>> drawing, IntFunction<String> told, String summary) {
        content = drawing;
        words = told;
        lit = OptionalInt.empty();
        getAccessibleContext().setAccessibleDescription(summary);
        repaint();
    }

    private void light(OptionalInt place) {
        if (place.equals(lit)) return;
        lit = place;
        repaint();
    }

    private OptionalInt at(MouseEvent event) {
        return content.get()
                .map(drawing -> drawing.at(event.getPoint(), area()))
                .orElse(OptionalInt.empty());
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        OptionalInt place = at(event);
        return place.isPresent() ? words.apply(place.getAsInt()) : null;
    }

    private Rectangle2D area() {
        return new Rectangle2D.Double(0, 0, getWidth(), getHeight());
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D drawn = (Graphics2D) g.create();
        drawn.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        content.get().ifPresent(drawing -> drawing.draw(drawn, area(), lit));
        drawn.dispose();
    }
}
