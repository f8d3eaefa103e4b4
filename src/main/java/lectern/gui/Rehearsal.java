package lectern.gui;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import lectern.picture.BoardPainting;
import lectern.picture.Palette;
import lectern.picture.Scene;
import lectern.text.Language;
import lectern.text.Sentences;
import net.miginfocom.swing.MigLayout;

/**
 * What the event thread is about to do for the first time, done once beside it while it is still busy with the look:
 * most of a first time is loading classes. Nothing of it is kept.
 */
final class Rehearsal {
    private static final int SIZE = 160;

    private Rehearsal() {}

    static void of(ExampleGame example, Language language) {
        new MigLayout("fill", "[grow]", "[]");
        new Sentences(language).of("board.move-number", 1);
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        Scene scene = Scene.of(example.position(), Palette.read("light"));
        new BoardPainting(scene, new Rectangle2D.Double(0, 0, SIZE, SIZE)).paint(graphics);
        graphics.dispose();
    }
}
