package lectern.picture.export;

import java.awt.Font;

/** The fonts of the machine, without which Java draws nothing, typefaces of a program's own included. */
public final class MachineFonts {
    private MachineFonts() {}

    /** Whether there are any. Java says in several ways that there are none, and which one depends on its version. */
    public static boolean areThere() {
        try {
            return !new Font(Font.SANS_SERIF, Font.PLAIN, 12).getFamily().isEmpty();
        } catch (InternalError | LinkageError | RuntimeException none) {
            return false;
        }
    }
}
