package lectern.gui.difference;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import javax.swing.UIManager;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.look.PaintedPart;
import lectern.picture.Swatch;
import lectern.picture.chart.CutMark;
import lectern.telling.difference.TermDifference;

/** What a criterion contributes to two sums: the upper bar to the first, the lower one, in outline, to the other. */
final class PairBar extends PaintedPart {
    private static final int WIDTH = 90;
    private static final int HEIGHT = 20;

    private final transient Swatch swatch;
    private final transient TermDifference.Share share;
    private final transient PairScale scale;

    PairBar(Swatch swatch, TermDifference.Share share, PairScale scale) {
        this.swatch = swatch;
        this.share = share;
        this.scale = scale;
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(WIDTH, HEIGHT));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        double margin = UIScale.scale(2f);
        double middle = getHeight() / 2.0;
        Rectangle2D upper = bar(share.first(), margin, middle - margin);
        Rectangle2D lower = bar(share.second(), middle + margin / 2, middle - margin);
        double tile = UIScale.scale((float) ColourIcon.TILE);
        swatch.fill(g, upper, tile, UIManager.getColor("Table.background"));
        swatch.frame(g, lower, tile, UIManager.getColor("Table.background"));
        if (scale.cuts(share.first())) cut(g, upper);
        if (scale.cuts(share.second())) cut(g, lower);
        g.setColor(UIManager.getColor("Label.foreground"));
        g.setStroke(new BasicStroke(UIScale.scale(1f)));
        g.draw(new Line2D.Double(x(0), 0, x(0), getHeight()));
        g.dispose();
    }

    private Rectangle2D bar(double value, double top, double height) {
        double left = Math.min(x(0), x(value));
        return new Rectangle2D.Double(left, top, Math.abs(x(value) - x(0)), height);
    }

    private void cut(Graphics2D g, Rectangle2D bar) {
        new CutMark(UIScale.scale(5f), UIManager.getColor("Table.background"), UIManager.getColor("Table.foreground"))
                .paint(g, new Line2D.Double(bar.getCenterX(), bar.getMinY(), bar.getCenterX(), bar.getMaxY()));
    }

    private double x(double value) {
        double margin = UIScale.scale(2f);
        return margin + scale.at(value) * (getWidth() - 2 * margin);
    }
}
