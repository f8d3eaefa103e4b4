package lectern.gui.look;

import java.awt.GraphicsConfiguration;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.util.Comparator;
import java.util.List;

/** Where windows stand: always on a screen that is there, and never larger than it. */
public final class Placing {
    private Placing() {}

    /** What a screen has left when task bars and the like are taken away. */
    public static Rectangle room(GraphicsConfiguration screen) {
        Rectangle room = screen.getBounds();
        Insets taken = Toolkit.getDefaultToolkit().getScreenInsets(screen);
        room.x += taken.left;
        room.y += taken.top;
        room.width -= taken.left + taken.right;
        room.height -= taken.top + taken.bottom;
        return room;
    }

    /**
     * Bounds as they were, moved and shrunk as little as it takes to be inside the room that shows most of them; the
     * first room if none shows any, as when a projector has been unplugged.
     */
    public static Rectangle inside(Rectangle bounds, List<Rectangle> rooms) {
        Rectangle room = rooms.stream()
                .max(Comparator.comparingLong(candidate -> shown(bounds, candidate)))
                .orElse(bounds);
        // Rooms come with the main one first, and max gives the last of equals.
        if (shown(bounds, room) == 0 && !rooms.isEmpty()) room = rooms.get(0);
        return inside(bounds, room);
    }

    /** Bounds of another size around the same middle, as far as the room allows. */
    static Rectangle grown(Rectangle bounds, double ratio, Rectangle room) {
        int width = (int) Math.round(bounds.width * ratio);
        int height = (int) Math.round(bounds.height * ratio);
        int x = bounds.x + (bounds.width - width) / 2;
        int y = bounds.y + (bounds.height - height) / 2;
        return inside(new Rectangle(x, y, width, height), room);
    }

    /** Bounds of some size in the middle of a room. */
    public static Rectangle centred(int width, int height, Rectangle room) {
        Rectangle bounds = new Rectangle((int) room.getCenterX(), (int) room.getCenterY(), 0, 0);
        bounds.grow(width / 2, height / 2);
        return inside(bounds, room);
    }

    private static Rectangle inside(Rectangle bounds, Rectangle room) {
        int width = Math.min(bounds.width, room.width);
        int height = Math.min(bounds.height, room.height);
        int x = Math.max(room.x, Math.min(bounds.x, room.x + room.width - width));
        int y = Math.max(room.y, Math.min(bounds.y, room.y + room.height - height));
        return new Rectangle(x, y, width, height);
    }

    private static long shown(Rectangle bounds, Rectangle room) {
        Rectangle common = bounds.intersection(room);
        return common.isEmpty() ? 0 : (long) common.width * common.height;
    }
}
