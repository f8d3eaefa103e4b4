package lectern.gui.act;

import java.awt.KeyboardFocusManager;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * Keys that Swing's lists, tables and trees take for themselves though the window has a use for them. A stroke that is
 * bound to no action goes on to what is around the component.
 */
public final class WindowKeys {
    private static final String NO_ACTION = "none";

    private WindowKeys() {}

    /** What is copied or pasted is the window's matter: a position, a game. */
    public static void leaveClipboard(JComponent component) {
        for (Act act : new Act[] {Act.COPY_POSITION, Act.COPY_GAME, Act.PASTE}) leave(component, act.stroke());
    }

    /** All of them: what is shown here is too short to be paged through. */
    public static void leaveAll(JComponent component) {
        for (Act act : Act.values()) {
            if (act.stroke() != null) leave(component, act.stroke());
        }
    }

    /** Tables and fields of several lines would keep the keyboard: Tab leads on from them, too. */
    public static void leaveTab(JComponent component) {
        component.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        component.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
    }

    /** A text would take the key that asks the class and reveals for one that wipes a letter. */
    public static void leaveReveal(JComponent text) {
        leave(text, Act.ASK_CLASS.stroke());
    }

    private static void leave(JComponent component, KeyStroke stroke) {
        for (int focus : new int[] {JComponent.WHEN_FOCUSED, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT}) {
            InputMap keys = component.getInputMap(focus);
            keys.put(stroke, NO_ACTION);
        }
    }
}
