package lectern.gui;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import lectern.picture.BoardPainting;
import lectern.picture.Palette;
import lectern.picture.Scene;

/**
 * What the event thread is about to do for the first time, done once beside it while it is still busy with the look:
 * most of a first time is loading classes. Nothing of it is kept.
 */
final class WarmUp {
    private static final int SIZE = 160;

    private WarmUp() {}

    static void of(ExampleGame example) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        Scene scene = Scene.of(example.position(), Palette.read("light"));
        new BoardPainting(scene, new Rectangle2D.Double(0, 0, SIZE, SIZE)).paint(graphics);
        graphics.dispose();
    }
}
