package lectern.gui.look;

import java.awt.Color;
import javax.swing.UIManager;

/** Colours that Lectern's own looks have and others may lack: the component may be a guest in a foreign window. */
public final class LookColour {
    private LookColour() {}

    /** The colour of a key, or that of a substitute which every look has. */
    public static Color of(String key, String substitute) {
        Color own = UIManager.getColor(key);
        return own == null ? UIManager.getColor(substitute) : own;
    }
}
