package lectern.gui.dialog;

import java.awt.Component;
import javax.swing.JTextArea;
import lectern.gui.textflow.CommandText;
import lectern.gui.wording.Wording;

/** One sentence that the user has to know, in a dialog. */
public final class Notice {
    private Notice() {}

    /** Any of Enter and Escape closes it. */
    public static void show(Component owner, Wording wording, String titleKey, String sentence) {
        Form form = form(owner, wording, titleKey, sentence);
        form.onlyCloses(wording.of("dialog.close"));
        form.ask(form.content());
    }

    /** Whether to do what is not undone: Enter and Escape leave it, and to confirm it takes a choice. */
    public static boolean ask(Component owner, Wording wording, String titleKey, String sentence, String confirmKey) {
        Form form = form(owner, wording, titleKey, sentence);
        form.confirmAs(wording.of(confirmKey));
        form.leaveByEnter();
        return form.ask(form.content());
    }

    /** As {@link #ask}, about a command that is read letter by letter and can be copied. */
    public static boolean askOfCommand(
            Component owner, Wording wording, String titleKey, String sentence, String command, String confirmKey) {
        Form form = formOfCommand(owner, wording, titleKey, sentence, command);
        form.confirmAs(wording.of(confirmKey));
        form.leaveByEnter();
        return form.ask(form.content());
    }

    static Form formOfCommand(Component owner, Wording wording, String titleKey, String sentence, String command) {
        Form form = form(owner, wording, titleKey, sentence);
        CommandText text = new CommandText("notice.command");
        text.setText(command);
        text.getAccessibleContext().setAccessibleName(sentence);
        form.content().add(text, "newline, growx, wmin 0");
        return form;
    }

    static Form form(Component owner, Wording wording, String titleKey, String sentence) {
        Form form = new Form(owner, wording, titleKey);
        JTextArea text = Form.sentence(sentence);
        text.setName("notice.text");
        form.content().add(text, "growx, wmin 0, push");
        return form;
    }
}
