package lectern.gui.dialog;

import java.awt.Component;
import javax.swing.JTextArea;
import lectern.gui.wording.Wording;

/** One sentence that the user has to know, in a dialog that any of Enter and Escape closes. */
public final class Notice {
    private Notice() {}

    public static void show(Component owner, Wording wording, String titleKey, String sentence) {
        Form form = new Form(owner, wording, titleKey);
        JTextArea text = Form.sentence(sentence);
        text.setName("notice.text");
        form.content().add(text, "growx, wmin 0, push");
        form.onlyCloses(wording.of("dialog.close"));
        form.ask(form.content());
    }
}
