package lectern.gui.robot;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import java.util.List;

/**
 * Divides the one screen of an X server into monitors, which AWT takes for screens. Screens that Xvfb is started with
 * would not do: they are separate displays, or all in the same place.
 */
final class XMonitors {
    /** Where libXrandr's struct XRRMonitorInfo has what, in bytes; the same on every 64-bit system. */
    private static final int NAME = 0;

    private static final int PRIMARY = 8;
    private static final int OUTPUT_COUNT = 16;
    private static final int X = 20;
    private static final int Y = 24;
    private static final int WIDTH = 28;
    private static final int HEIGHT = 32;
    private static final int MILLIMETRES_WIDE = 36;
    private static final int MILLIMETRES_HIGH = 40;
    private static final int OUTPUTS = 48;

    /** The same of struct XRRScreenResources. */
    private static final int ALL_OUTPUTS = 40;

    private static final int PIXELS_PER_MILLIMETRE = 4;

    private XMonitors() {}

    /** Puts monitors beside each other, left to right. Answers whether the display has them by now. */
    static boolean divide(String display, List<ScreenSize> screens) {
        try {
            Xlib x = Native.load("X11", Xlib.class);
            Xrandr randr = Native.load("Xrandr", Xrandr.class);
            // Never closed: the server ends with its last connection.
            Pointer connection = x.XOpenDisplay(display);
            if (connection == null) return false;
            NativeLong root = x.XDefaultRootWindow(connection);
            int left = 0;
            for (ScreenSize screen : screens) {
                Pointer monitor = randr.XRRAllocateMonitor(connection, left == 0 ? 1 : 0);
                monitor.setNativeLong(NAME, x.XInternAtom(connection, "robots-" + left, 0));
                monitor.setInt(PRIMARY, left == 0 ? 1 : 0);
                monitor.setInt(OUTPUT_COUNT, left == 0 ? 1 : 0);
                monitor.setInt(X, left);
                monitor.setInt(Y, 0);
                monitor.setInt(WIDTH, screen.width());
                monitor.setInt(HEIGHT, screen.height());
                monitor.setInt(MILLIMETRES_WIDE, screen.width() / PIXELS_PER_MILLIMETRE);
                monitor.setInt(MILLIMETRES_HIGH, screen.height() / PIXELS_PER_MILLIMETRE);
                // The server's only output: with none of them it would remain a further monitor over all others.
                if (left == 0) monitor.getPointer(OUTPUTS).setNativeLong(0, onlyOutput(randr, connection, root));
                randr.XRRSetMonitor(connection, root, monitor);
                left += screen.width();
            }
            x.XSync(connection, 0);
            return true;
        } catch (UnsatisfiedLinkError notInstalled) {
            return false;
        }
    }

    private static NativeLong onlyOutput(Xrandr randr, Pointer connection, NativeLong root) {
        return randr.XRRGetScreenResources(connection, root)
                .getPointer(ALL_OUTPUTS)
                .getNativeLong(0);
    }

    private interface Xlib extends Library {
        Pointer XOpenDisplay(String name);

        NativeLong XDefaultRootWindow(Pointer display);

        NativeLong XInternAtom(Pointer display, String name, int onlyIfExists);

        int XSync(Pointer display, int discard);
    }

    private interface Xrandr extends Library {
        Pointer XRRGetScreenResources(Pointer display, NativeLong window);

        Pointer XRRAllocateMonitor(Pointer display, int outputs);

        void XRRSetMonitor(Pointer display, NativeLong window, Pointer monitor);
    }
}
