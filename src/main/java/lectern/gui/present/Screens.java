package lectern.gui.present;

import java.awt.Rectangle;
import java.util.List;

/** Which screen is whose. */
final class Screens {
    private Screens() {}

    /**
     * The screen that the class sees: one on which the lecturer's window is not, or the only one.
     *
     * @param screens where they are, the main one first
     * @return its place in the list
     */
    static int forClass(List<Rectangle> screens, Rectangle window) {
        int lecturers = forLecturer(screens, window);
        if (screens.size() < 2) return lecturers;
        return lecturers == 0 ? 1 : 0;
    }

    /** Whether the class looks at another screen than the lecturer. */
    static boolean areApart(List<Rectangle> screens, Rectangle window) {
        return forClass(screens, window) != forLecturer(screens, window);
    }

    /** The screen that has most of the lecturer's window; the first one if none has any of it. */
    static int forLecturer(List<Rectangle> screens, Rectangle window) {
        int most = 0;
        for (int i = 1; i < screens.size(); i++) {
            if (shown(screens.get(i), window) > shown(screens.get(most), window)) most = i;
        }
        return most;
    }

    private static long shown(Rectangle screen, Rectangle window) {
        Rectangle part = screen.intersection(window);
        return part.isEmpty() ? 0 : (long) part.width * part.height;
    }
}
