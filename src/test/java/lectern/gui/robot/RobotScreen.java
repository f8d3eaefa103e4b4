package lectern.gui.robot;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Gives the JVM that runs the robots a screen before AWT looks for one: an invisible one if it can, so that nobody's
 * mouse is taken away, else the real one, else one in pure Java. In every other JVM it does nothing.
 */
public final class RobotScreen implements LauncherSessionListener {
    /** Which screen was found, or {@link #NONE}. */
    static final String FOUND = "lectern.robots.screen";

    public static final String NONE = "none";
    private static final String XVFB = "Xvfb ";
    static final String CACIO = "cacio";

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (Boolean.getBoolean("lectern.robots") && System.getProperty(FOUND) == null) open();
    }

    /** Opens a screen and says which; {@link #NONE} if there is none to be had. */
    public static String open() {
        System.setProperty("java.awt.headless", "false");
        String found = found();
        System.setProperty(FOUND, found);
        if (found.equals(NONE)) System.setProperty("java.awt.headless", "true");
        System.err.println(
                found.equals(NONE)
                        ? "\n*** NO SCREEN: THE WINDOW IS NOT TESTED. Install Xvfb, or run on JDK 17. ***\n"
                        : "The robots' screen: " + found);
        return found;
    }

    /** The X display that was found, for processes that are started; empty if what was found is no X display. */
    public static Optional<String> display() {
        String found = System.getProperty(FOUND, NONE);
        if (found.startsWith(XVFB)) return Optional.of(found.substring(XVFB.length()));
        return found.equals("display") ? Optional.ofNullable(System.getenv("DISPLAY")) : Optional.empty();
    }

    /** Whether the screen is one that was started for the robots, in the sizes that were asked for. */
    static boolean isInvisible() {
        return System.getProperty(FOUND, NONE).startsWith(XVFB);
    }

    private static String found() {
        boolean linux = System.getProperty("os.name").startsWith("Linux");
        if (!linux) return "display";
        if (hasWindowToolkit()) {
            String invisible = Xvfb.start(ScreenSize.wanted()).orElse(null);
            if (invisible != null) {
                LibC.of().setenv("DISPLAY", invisible, 1);
                return XVFB + invisible;
            }
            if (displayAnswers()) return "display";
        }
        return startedCacio() ? CACIO : NONE;
    }

    /** A headless Java has no toolkit that could talk to a screen. */
    private static boolean hasWindowToolkit() {
        return Files.exists(Path.of(System.getProperty("java.home"), "lib", "libawt_xawt.so"));
    }

    /** Asked of X itself: a variable that names a dead display would bring AWT down for good. */
    private static boolean displayAnswers() {
        try {
            Xlib x = Native.load("X11", Xlib.class);
            Pointer display = x.XOpenDisplay(null);
            if (display == null) return false;
            x.XCloseDisplay(display);
            return true;
        } catch (UnsatisfiedLinkError noX) {
            return false;
        }
    }

    /** Its extension installs the toolkit when it is loaded; what it replaces is there up to Java 17. */
    private static boolean startedCacio() {
        try {
            Class.forName("sun.java2d.SurfaceManagerFactory");
            String size = ScreenSize.around(ScreenSize.wanted()).toString();
            System.setProperty("cacio.managed.screensize", size);
            Class.forName("com.github.caciocavallosilano.cacio.ctc.junit.CacioExtension");
            return true;
        } catch (ClassNotFoundException | LinkageError tooNew) {
            return false;
        }
    }

    /** AWT's toolkit reads the environment of the process, which Java only shows. */
    private interface LibC extends Library {
        int setenv(String name, String value, int overwrite);

        static LibC of() {
            return Native.load("c", LibC.class);
        }
    }

    private interface Xlib extends Library {
        Pointer XOpenDisplay(String name);

        int XCloseDisplay(Pointer display);
    }
}
