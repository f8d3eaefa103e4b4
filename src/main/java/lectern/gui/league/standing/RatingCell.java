package lectern.gui.league.standing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.Optional;
import javax.swing.JTable;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.look.LookColour;
import lectern.play.rating.Rating;

/**
 * A rating: its interval on an axis that all rows share, with a line at the average. What lies outside the axis is an
 * arrow at its end. Its number stands in a column of its own.
 */
final class RatingCell extends DefaultTableCellRenderer {
    private static final int GAP = 8;
    private static final float RADIUS = 2.5f;

    /** Half the height of the strokes at the ends of an interval. */
    private static final float END = 3.5f;

    private final transient StandingsModel rows;
    private transient Optional<Rating> rating = Optional.empty();
    private Color line = Color.BLACK;
    private Color average = Color.GRAY;

    RatingCell(StandingsModel rows) {
        this.rows = rows;
    }

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean selected, boolean focused, int row, int column) {
        super.getTableCellRendererComponent(table, "", selected, false, row, column);
        int inModel = table.convertRowIndexToModel(row);
        getAccessibleContext().setAccessibleName(rows.toldRating(inModel));
        rating = Optional.of(rows.entrant(inModel))
                .filter(standing -> standing.games() > 0)
                .map(standing -> standing.rating());
        line = selected ? table.getSelectionForeground() : LookColour.of("Component.accentColor", "textHighlight");
        average = LookColour.of("Component.borderColor", "controlShadow");
        return this;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(average);
        g.setStroke(new BasicStroke(UIScale.scale(1f)));
        g.draw(new Line2D.Double(x(0), 0, x(0), getHeight()));
        rating.ifPresent(shown -> draw(g, shown));
        g.dispose();
    }

    private void draw(Graphics2D g, Rating shown) {
        double middle = getHeight() / 2.0;
        g.setColor(line);
        g.setStroke(new BasicStroke(UIScale.scale(1.3f), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.draw(new Line2D.Double(x(shown.low()), middle, x(shown.high()), middle));
        end(g, shown.low(), middle);
        end(g, shown.high(), middle);
        double radius = UIScale.scale(RADIUS);
        double x = x(shown.elo());
        if (rows.axis().has(shown.elo())) {
            g.fill(new Ellipse2D.Double(x - radius, middle - radius, 2 * radius, 2 * radius));
        } else {
            g.fill(arrow(x, middle, shown.elo() < 0 ? -2 * radius : 2 * radius));
        }
    }

    private void end(Graphics2D g, double elo, double middle) {
        double half = UIScale.scale(END);
        if (rows.axis().has(elo)) g.draw(new Line2D.Double(x(elo), middle - half, x(elo), middle + half));
    }

    /** Points to where the rating would be. */
    private static Path2D arrow(double x, double middle, double length) {
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(x + length / 2, middle);
        arrow.lineTo(x - length / 2, middle - length / 2);
        arrow.lineTo(x - length / 2, middle + length / 2);
        arrow.closePath();
        return arrow;
    }

    private double x(double elo) {
        double gap = UIScale.scale((float) GAP);
        return gap + rows.axis().way(elo) * (getWidth() - 2 * gap);
    }
}
