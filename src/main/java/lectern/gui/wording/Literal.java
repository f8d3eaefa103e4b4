package lectern.gui.wording;

import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicHTML;
import lectern.gui.look.LiteralUI;

/**
 * A text as Swing shows it as it is written. Swing takes a text that begins with {@code <html>} for a page and fetches
 * the pictures that the page names. Lectern's own look never does; in a program with another look, which is not ours to
 * change, such a text gets an invisible mark before it.
 */
public final class Literal {
    /** The left-to-right mark: it has no width, and Swing looks for a tag at the very beginning only. */
    private static final char MARK = '\u200e';

    private Literal() {}

    public static String of(String text) {
        return BasicHTML.isHTMLString(text) && !UIManager.getBoolean(LiteralUI.IN_FORCE) ? MARK + text : text;
    }
}
