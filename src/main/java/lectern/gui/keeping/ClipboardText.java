package lectern.gui.keeping;

import java.awt.Component;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;

/** The system's clipboard, as far as it holds text. */
record ClipboardText(Component owner) {
    /** Whether the text is there now; another program may hold the clipboard. */
    boolean put(String text) {
        StringSelection selection = new StringSelection(text);
        try {
            clipboard().setContents(selection, selection);
            return true;
        } catch (IllegalStateException busy) {
            return false;
        }
    }

    /** Empty where there is no text. */
    String text() {
        try {
            Object text = clipboard().getData(DataFlavor.stringFlavor);
            return text instanceof String string ? string : "";
        } catch (UnsupportedFlavorException | IOException | IllegalStateException noText) {
            return "";
        }
    }

    private Clipboard clipboard() {
        return owner.getToolkit().getSystemClipboard();
    }
}
