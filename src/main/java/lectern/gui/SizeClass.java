package lectern.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.Locale;

/** How much a window can show: its size as it would be if nothing were enlarged. What to show is chosen for each. */
enum SizeClass {
    SMALL,
    MEDIUM,
    LARGE;

    private static final int MEDIUM_FROM = 450;
    private static final int LARGE_FROM = 750;

    static SizeClass of(Dimension window) {
        int shorter = Math.min(window.width, window.height);
        if (shorter >= UIScale.scale(LARGE_FROM)) return LARGE;
        return shorter >= UIScale.scale(MEDIUM_FROM) ? MEDIUM : SMALL;
    }

    /** What settings call it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
