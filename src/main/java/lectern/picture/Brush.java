package lectern.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;

/** Paints shapes in a palette's colours. Lines have round ends and corners. */
record Brush(Graphics2D g, Palette palette) {
    void fill(String key, Shape shape) {
        fill(palette.of(key), shape);
    }

    void fill(Color colour, Shape shape) {
        g.setColor(colour);
        g.fill(shape);
    }

    void draw(String key, double width, Shape shape) {
        draw(palette.of(key), width, shape);
    }

    void draw(Color colour, double width, Shape shape) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    /** A line of dashes; the gaps are as long as the dashes unless those are dots. */
    void dash(Color colour, double width, double dash, double gap, Shape shape) {
        g.setColor(colour);
        float[] pattern = {(float) dash, (float) gap};
        int ends = dash <= width ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT;
        g.setStroke(new BasicStroke((float) width, ends, BasicStroke.JOIN_ROUND, 10, pattern, 0));
        g.draw(shape);
    }

    /** A shape in one colour with a line around it in another. */
    void outlined(String fill, String line, double width, Shape shape) {
        fill(fill, shape);
        draw(line, width, shape);
    }

    void outlined(Color fill, Color line, double width, Shape shape) {
        fill(fill, shape);
        draw(line, width, shape);
    }
}
