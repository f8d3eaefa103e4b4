package lectern.gui.present;

import java.awt.Font;
import java.awt.Graphics;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Shape;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import org.apache.batik.ext.awt.g2d.AbstractGraphics2D;
import org.apache.batik.ext.awt.g2d.GraphicContext;

/** Paints nothing, and measures every letter that it is asked to write. */
public final class LetterProbe extends AbstractGraphics2D {
    private final List<Letter> letters;
    private final BufferedImage screen = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);

    /** @param capital how high its capitals are on the screen */
    public record Letter(String text, double capital) {}

    private LetterProbe() {
        super(false);
        gc = new GraphicContext();
        letters = new ArrayList<>();
    }

    private LetterProbe(LetterProbe other) {
        super(other);
        letters = other.letters;
    }

    public static List<Letter> lettersOf(JComponent component) {
        LetterProbe probe = new LetterProbe();
        probe.setFont(component.getFont());
        probe.setClip(0, 0, component.getWidth(), component.getHeight());
        component.paint(probe);
        return probe.letters;
    }

    private void note(String text, Font font) {
        if (text.isBlank()) return;
        double scale = Math.sqrt(Math.abs(getTransform().getDeterminant()));
        letters.add(new Letter(text, Letters.capital(font) * scale));
    }

    @Override
    public Graphics create() {
        return new LetterProbe(this);
    }

    @Override
    public void drawString(String text, float x, float y) {
        note(text, getFont());
    }

    @Override
    public void drawString(AttributedCharacterIterator text, float x, float y) {
        note("attributed", getFont());
    }

    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
        note("glyphs", glyphs.getFont());
    }

    @Override
    public java.awt.FontMetrics getFontMetrics(Font font) {
        return screen.createGraphics().getFontMetrics(font);
    }

    @Override
    public GraphicsConfiguration getDeviceConfiguration() {
        return screen.createGraphics().getDeviceConfiguration();
    }

    @Override
    public void setXORMode(java.awt.Color colour) {}

    @Override
    public void setPaintMode() {}

    @Override
    public void dispose() {}

    @Override
    public void copyArea(int x, int y, int width, int height, int across, int down) {}

    @Override
    public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        return true;
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, ImageObserver observer) {
        return true;
    }

    @Override
    public void drawRenderableImage(RenderableImage image, AffineTransform transform) {}

    @Override
    public void drawRenderedImage(RenderedImage image, AffineTransform transform) {}

    @Override
    public void draw(Shape shape) {}

    @Override
    public void fill(Shape shape) {}
}
