package lectern.gui.dialog;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Hears every change of a text. */
public record Typing(Runnable heard) implements DocumentListener {
    public static void in(JTextComponent text, Runnable heard) {
        text.getDocument().addDocumentListener(new Typing(heard));
    }

    @Override
    public void insertUpdate(DocumentEvent event) {
        heard.run();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
        heard.run();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
        heard.run();
    }
}
