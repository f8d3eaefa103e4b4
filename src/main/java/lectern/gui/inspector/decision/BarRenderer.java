package lectern.gui.inspector.decision;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JTable;
import javax.swing.UIManager;
import javax.swing.table.TableCellRenderer;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.look.PaintedPart;
import lectern.picture.Swatch;
import lectern.picture.chart.CutMark;

/**
 * A bar in a table's cell: segments of criteria around the line at 0, and a stroke where their sum lies. A score that is
 * only a bound is an empty frame.
 */
public final class BarRenderer extends PaintedPart implements TableCellRenderer {
    private static final int MARGIN = 5;
    private static final int TICK = 3;

    private final transient Supplier<Function<String, Swatch>> looks;
    private transient Bars bars;
    private transient Bars.Bar bar;
    private transient boolean selected;

    public BarRenderer(Supplier<Function<String, Swatch>> looks) {
        this.looks = looks;
    }

    public void show(Bars scale) {
        bars = scale;
    }

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean isSelected, boolean focus, int row, int column) {
        bar = value instanceof Bars.Bar shown ? shown : null;
        selected = isSelected;
        setForeground(isSelected ? table.getSelectionForeground() : table.getForeground());
        setBackground(isSelected ? table.getSelectionBackground() : table.getBackground());
        return this;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics;
        g.setColor(getBackground());
        g.fillRect(0, 0, getWidth(), getHeight());
        if (bar == null || bars == null) return;
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        if (selected) underlay(g);
        Function<String, Swatch> swatches = looks.get();
        for (Bars.Segment segment : bar.segments()) paint(g, segment, swatches);
        for (Bars.Segment segment : bar.segments()) {
            if (segment.cut()) cut(g, segment);
        }
        g.setColor(selected ? UIManager.getColor("Table.foreground") : getForeground());
        g.setStroke(new BasicStroke(UIScale.scale(1f)));
        if (bar.kind() != Bars.Kind.NONE) line(g, 0, 0);
        g.setStroke(new BasicStroke(UIScale.scale(2.5f), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        if (bar.kind() == Bars.Kind.STACKED) line(g, bar.total(), UIScale.scale(TICK));
    }

    /** Colours are chosen for the table's own ground: a selected row must not take it from them. */
    private void underlay(Graphics2D g) {
        int margin = UIScale.scale(2);
        g.setColor(UIManager.getColor("Table.background"));
        g.fillRect(margin, margin, getWidth() - 2 * margin, getHeight() - 2 * margin);
    }

    private void paint(Graphics2D g, Bars.Segment segment, Function<String, Swatch> swatches) {
        double left = x(segment.low());
        double width = x(segment.high()) - left;
        double margin = UIScale.scale((float) MARGIN);
        Rectangle2D area = new Rectangle2D.Double(left, margin, width, getHeight() - 2 * margin);
        if (bar.kind() == Bars.Kind.STACKED) {
            double tile = UIScale.scale((float) ColourIcon.TILE);
            swatches.apply(segment.key()).fill(g, area, tile, UIManager.getColor("Table.background"));
            return;
        }
        Color plain = UIManager.getColor("Label.disabledForeground");
        g.setColor(plain);
        g.setStroke(new BasicStroke(UIScale.scale(1f)));
        if (bar.kind() == Bars.Kind.BOUND) g.draw(area);
        else g.fill(area);
    }

    /** A segment that is longer than it is drawn is broken in its middle. */
    private void cut(Graphics2D g, Bars.Segment segment) {
        double x = x((segment.from() + segment.to()) / 2);
        int margin = UIScale.scale(MARGIN - TICK);
        new CutMark(UIScale.scale(6f), UIManager.getColor("Table.background"), UIManager.getColor("Table.foreground"))
                .paint(g, new Line2D.Double(x, margin, x, getHeight() - margin));
    }

    private void line(Graphics2D g, double value, int beyond) {
        int margin = UIScale.scale(MARGIN);
        g.draw(new Line2D.Double(x(value), margin - beyond, x(value), getHeight() - margin + beyond));
    }

    /** The value that stands at a place in a cell of some width. */
    double valueAt(int x, int width) {
        double margin = UIScale.scale((float) MARGIN);
        return bars.valueAt((x - margin) / (width - 2 * margin));
    }

    private double x(double value) {
        double margin = UIScale.scale((float) MARGIN);
        return margin + bars.at(value) * (getWidth() - 2 * margin);
    }
}
