package lectern.gui.robot;

import java.util.Arrays;
import java.util.List;

/**
 * How large one of the robots' screens is. It is no {@code Dimension}: AWT may not be loaded before there is a screen.
 *
 * @param width in pixels
 */
record ScreenSize(int width, int height) {
    /** What to ask for, left to right; as {@code 1280x800,1024x768}. */
    static final String WANTED = "lectern.robots.screens";

    private static final ScreenSize USUAL = new ScreenSize(1600, 1200);

    /** The screens that were asked for; one of the usual size if none were. */
    static List<ScreenSize> wanted() {
        String text = System.getProperty(WANTED, "");
        return text.isBlank() ? List.of(USUAL) : list(text);
    }

    static List<ScreenSize> list(String text) {
        return Arrays.stream(text.split(",", -1)).map(ScreenSize::read).toList();
    }

    private static ScreenSize read(String text) {
        String[] sides = text.strip().split("x", -1);
        return new ScreenSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }

    /** The screen on which all of them have room beside each other. */
    static ScreenSize around(List<ScreenSize> screens) {
        int width = screens.stream().mapToInt(ScreenSize::width).sum();
        int height = screens.stream().mapToInt(ScreenSize::height).max().orElseThrow();
        return new ScreenSize(width, height);
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
