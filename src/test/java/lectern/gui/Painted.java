package lectern.gui;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Locale;
import javax.swing.JComponent;

/** What a component looked like at a moment. Equal to any other that looks the same. */
final class Painted {
    private final BufferedImage image;

    private Painted(BufferedImage image) {
        this.image = image;
    }

    /** On the event thread only. */
    static Painted of(JComponent component) {
        BufferedImage image =
                new BufferedImage(component.getWidth(), component.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        component.paint(graphics);
        graphics.dispose();
        return new Painted(image);
    }

    /** A part of it. */
    Painted part(Rectangle2D part) {
        Rectangle place = part.getBounds();
        return new Painted(image.getSubimage(place.x, place.y, place.width, place.height));
    }

    private int[] pixels() {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Painted painted
                && image.getWidth() == painted.image.getWidth()
                && Arrays.equals(pixels(), painted.pixels());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(pixels());
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%d x %d, %08x", image.getWidth(), image.getHeight(), hashCode());
    }
}
