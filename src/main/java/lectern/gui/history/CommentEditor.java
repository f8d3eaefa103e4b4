package lectern.gui.history;

import java.awt.Component;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import lectern.gui.act.WindowKeys;
import lectern.gui.dialog.Form;
import lectern.gui.wording.Wording;

/** Asks what is to be written beside a move. */
final class CommentEditor {
    private CommentEditor() {}

    /** What was written, perhaps nothing; empty if it is to stay as it is. */
    static Optional<String> ask(Component owner, Wording wording, String where, String before) {
        JTextArea text = new JTextArea(before, 4, 36);
        text.setName("comment.text");
        WindowKeys.leaveTab(text);
        text.setLineWrap(true);
        text.setWrapStyleWord(true);
        Form form = new Form(owner, wording, "history.comment");
        JLabel label = new JLabel(where);
        label.setLabelFor(text);
        form.content().add(label, "wrap");
        form.content().add(new JScrollPane(text), "grow, push");
        form.enterConfirms(text);
        return form.ask(text) ? Optional.of(text.getText().strip().replaceAll("\\s+", " ")) : Optional.empty();
    }
}
