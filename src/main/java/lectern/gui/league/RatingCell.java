package lectern.gui.league;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.look.LookColour;
import lectern.play.rating.Rating;

/** A rating: its number, and beside it its interval on an axis that all rows share, with a line at the average. */
final class RatingCell extends DefaultTableCellRenderer {
    private static final int BAR = 110;
    private static final int GAP = 8;
    private static final int RADIUS = 3;

    private final transient StandingsModel rows;
    private transient Rating rating = new Rating(0, 0, 0);
    private Color line = Color.BLACK;

    RatingCell(StandingsModel rows) {
        this.rows = rows;
        setHorizontalAlignment(SwingConstants.RIGHT);
    }

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean selected, boolean focused, int row, int column) {
        int inModel = table.convertRowIndexToModel(row);
        super.getTableCellRendererComponent(
                table, rows.told(inModel, LeagueColumn.RATING), selected, false, row, column);
        rating = rows.entrant(inModel).rating();
        line = selected ? table.getSelectionForeground() : LookColour.of("Component.accentColor", "textHighlight");
        // The number stands at the left of the bar.
        setBorder(BorderFactory.createEmptyBorder(0, 0, 0, UIScale.scale(BAR + 2 * GAP)));
        return this;
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension size = super.getPreferredSize();
        size.width += UIScale.scale(GAP);
        return size;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        double middle = getHeight() / 2.0;
        g.setColor(LookColour.of("Table.gridColor", "controlShadow"));
        g.setStroke(new BasicStroke(UIScale.scale(1f)));
        g.draw(new Line2D.Double(x(0), 0, x(0), getHeight()));
        g.setColor(line);
        g.setStroke(new BasicStroke(UIScale.scale(1.6f), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(x(rating.low()), middle, x(rating.high()), middle));
        double radius = UIScale.scale((float) RADIUS);
        g.fill(new Ellipse2D.Double(x(rating.elo()) - radius, middle - radius, 2 * radius, 2 * radius));
        g.dispose();
    }

    private double x(double elo) {
        double width = UIScale.scale((float) BAR);
        double span = rows.high() - rows.low();
        double way = span > 0 ? (elo - rows.low()) / span : 0.5;
        return getWidth() - UIScale.scale((float) GAP) - width + way * width;
    }
}
