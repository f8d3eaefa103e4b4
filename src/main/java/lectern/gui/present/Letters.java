package lectern.gui.present;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import javax.swing.UIManager;

/**
 * How large letters are on a screen. A size is the height of a capital letter as a share of the screen's height, because
 * that is what the last row reads by; fonts of one size differ in it.
 */
final class Letters {
    /** A caption, at least. */
    static final double CAPTION = 1 / 40.0;

    /** Anything that is written. */
    static final double LEAST = 1 / 60.0;

    /** Rounding and hinting take a little away. */
    private static final double RESERVE = 1.03;

    private static final int MEASURE = 100;
    private static final FontRenderContext EXACTLY = new FontRenderContext(new AffineTransform(), true, true);

    private final int screen;

    /** @param screen its height in pixels */
    Letters(int screen) {
        this.screen = screen;
    }

    /** The font whose capitals have at least a share of the screen's height. */
    Font font(double share, boolean bold) {
        Font usual = UIManager.getFont("Label.font");
        Font family = usual == null ? new Font(Font.SANS_SERIF, Font.PLAIN, 1) : usual;
        Font styled = family.deriveFont(bold ? Font.BOLD : Font.PLAIN, (float) MEASURE);
        double size = MEASURE * share * screen * RESERVE / capital(styled);
        return styled.deriveFont((float) size);
    }

    /** How high capital letters are at least, in pixels. */
    double least() {
        return LEAST * screen * RESERVE;
    }

    /** How high a capital letter of a font is. */
    static double capital(Font font) {
        return font.createGlyphVector(EXACTLY, "H").getVisualBounds().getHeight();
    }

    static double width(Font font, String text) {
        return font.getStringBounds(text, EXACTLY).getWidth();
    }

    static double lineHeight(Font font) {
        return font.getLineMetrics("H", EXACTLY).getHeight();
    }

    static double ascent(Font font) {
        return font.getLineMetrics("H", EXACTLY).getAscent();
    }
}
