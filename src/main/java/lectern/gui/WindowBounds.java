package lectern.gui;

import java.awt.Rectangle;
import java.util.Optional;

/** Where a window stands, as a text that the next window reads. */
final class WindowBounds {
    private static final String TEXT = "-?[0-9]{1,6},-?[0-9]{1,6},[1-9][0-9]{1,5},[1-9][0-9]{1,5}";

    private WindowBounds() {}

    static String text(Rectangle bounds) {
        return bounds.x + "," + bounds.y + "," + bounds.width + "," + bounds.height;
    }

    /** Bounds from their text, if that is one. */
    static Optional<Rectangle> read(String text) {
        if (!text.matches(TEXT)) return Optional.empty();
        String[] numbers = text.split(",", -1);
        return Optional.of(new Rectangle(
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                Integer.parseInt(numbers[2]),
                Integer.parseInt(numbers[3])));
    }
}
