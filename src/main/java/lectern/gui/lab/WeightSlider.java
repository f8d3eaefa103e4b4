package lectern.gui.lab;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.function.DoubleConsumer;
import javax.swing.JSlider;
import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicSliderUI;
import lectern.heuristic.ranking.Flip;

/** A weight on its range, 0 in the middle, with a mark at each weight where the choice would change. */
final class WeightSlider extends JSlider {
    private static final int NARROW = 60;
    private static final int MARK = 4;

    private transient SliderRange range = SliderRange.around(1, 1);
    private transient List<Flip> flips = List.of();
    private boolean showing;

    /** @param ear hears each weight that is chosen here */
    WeightSlider(DoubleConsumer ear) {
        super(-SliderRange.STEPS, SliderRange.STEPS, 0);
        addChangeListener(event -> {
            if (!showing) ear.accept(range.at(getValue()));
        });
    }

    SliderRange range() {
        return range;
    }

    void show(double weight, double usual) {
        if (range == null || !range.holds(weight)) range = SliderRange.around(weight, usual);
        showing = true;
        setValue((int) Math.round(range.step(weight)));
        showing = false;
    }

    /** Another term: its range is chosen anew. */
    void begin(double weight, double usual) {
        range = SliderRange.around(weight, usual);
        show(weight, usual);
    }

    void mark(List<Flip> changes) {
        if (flips.equals(changes)) return;
        flips = changes;
        repaint();
    }

    /** What is left over belongs to it, and it can do with little. */
    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(NARROW), super.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (!(getUI() instanceof BasicSliderUI track)) return;
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        double first = edge(track, 1 - SliderRange.STEPS);
        double last = edge(track, SliderRange.STEPS);
        double step = (last - first) / (2 * SliderRange.STEPS - 1);
        double middle = (first + last) / 2;
        g.setColor(UIManager.getColor("Label.disabledForeground"));
        double low = getHeight() - UIScale.scale(1f);
        g.draw(new Line2D.Double(middle, low - UIScale.scale((float) MARK), middle, low));
        Color mark = UIManager.getColor("Component.accentColor");
        g.setColor(mark == null ? getForeground() : mark);
        for (Flip flip : flips) g.fill(triangle(middle + range.step(flip.exactly()) * step));
        g.dispose();
    }

    /** Where a value is first reached, from the left. */
    private double edge(BasicSliderUI track, int value) {
        int low = 0;
        int high = getWidth();
        while (low < high) {
            int middle = (low + high) / 2;
            if (track.valueForXPosition(middle) >= value) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    private static Path2D triangle(double x) {
        double size = UIScale.scale((float) MARK);
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(x - size, 0);
        triangle.lineTo(x + size, 0);
        triangle.lineTo(x, 1.5 * size);
        triangle.closePath();
        return triangle;
    }
}
