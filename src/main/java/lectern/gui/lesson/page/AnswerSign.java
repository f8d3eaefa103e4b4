package lectern.gui.lesson.page;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import lectern.gui.look.LookColour;
import lectern.lesson.study.Grade;

/** A tick, a cross, or a circle that is half full: told from each other by their shapes, and coloured besides. */
public final class AnswerSign extends FlatAbstractIcon {
    private static final int SIZE = 18;

    private final Grade grade;

    public AnswerSign(Grade grade) {
        super(SIZE, SIZE, null);
        this.grade = grade;
    }

    @Override
    protected void paintIcon(Component on, Graphics2D g) {
        g.setColor(LookColour.of(grade == Grade.RIGHT ? "Text.good" : "Text.bad", "Label.foreground"));
        g.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        switch (grade) {
            case RIGHT -> g.draw(line(3, 10, 7.5, 14.5, 15.5, 4));
            case WRONG -> {
                g.draw(line(4, 4, 14, 14));
                g.draw(line(14, 4, 4, 14));
            }
            case PARTLY -> {
                g.draw(new Ellipse2D.Double(2.5, 2.5, 13, 13));
                g.fill(new Arc2D.Double(2.5, 2.5, 13, 13, 90, 180, Arc2D.PIE));
            }
            case REFUSED -> {
                g.draw(new Ellipse2D.Double(2.5, 2.5, 13, 13));
                g.draw(line(5, 13, 13, 5));
            }
        }
    }

    private static Path2D line(double... points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) path.lineTo(points[i], points[i + 1]);
        return path;
    }
}
