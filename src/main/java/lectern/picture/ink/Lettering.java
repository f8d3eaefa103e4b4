package lectern.picture.ink;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** Text on boards. */
public final class Lettering {
    /** Texts are measured as large as this, so that they are laid out alike at every size. */
    private static final int MEASURE = 100;

    private static final FontRenderContext EXACTLY = new FontRenderContext(new AffineTransform(), true, true);

    private Lettering() {}

    /**
     * Writes a text around a point.
     *
     * @param size of the letters, in the units of the drawing
     */
    public static void centred(Graphics2D g, String text, double x, double y, double size, boolean bold) {
        Font font = font(bold, MEASURE);
        Rectangle2D box = font.getStringBounds(text, EXACTLY);
        double capitals =
                font.createGlyphVector(EXACTLY, "H0").getVisualBounds().getHeight();
        AffineTransform before = g.getTransform();
        // Fonts of less than a unit are badly drawn by many: the letters are as large as on the paper.
        double scale = Math.sqrt(Math.abs(before.getDeterminant()));
        double step = size / MEASURE;
        g.translate(x - box.getWidth() / 2 * step, y + capitals / 2 * step);
        g.scale(1 / scale, 1 / scale);
        g.setFont(font(bold, (float) (size * scale)));
        g.drawString(text, 0, 0);
        g.setTransform(before);
    }

    /** How large letters are whose capitals have a certain height. */
    public static double sizeOf(double capital, boolean bold) {
        return capital * MEASURE / capital(font(bold, MEASURE));
    }

    private static double capital(Font font) {
        return font.createGlyphVector(EXACTLY, "H").getVisualBounds().getHeight();
    }

    public static double width(String text, double size, boolean bold) {
        return font(bold, MEASURE).getStringBounds(text, EXACTLY).getWidth() * size / MEASURE;
    }

    private static Font font(boolean bold, float size) {
        return new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, 1).deriveFont(size);
    }
}
