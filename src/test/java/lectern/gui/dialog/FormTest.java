package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import lectern.gui.OnEventThread;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class FormTest {
    @Test
    void aLongTextIsRolledByKeysWhereverTheKeyboardIs() {
        Form form = Notice.form(null, new Wording(Language.EN), "dialog.players", "One sentence. ".repeat(200));
        form.whole().setSize(300, 200);
        ReachedControls.layOut(form.whole());
        ReachedControls.layOut(form.whole());

        int before = place(form);
        press(form, "PAGE_DOWN");
        int after = place(form);
        press(form, "PAGE_UP");

        assertThat(after).isGreaterThan(before);
        assertThat(place(form)).isEqualTo(before);
    }

    /** As it would be done while a button has the keyboard, which has no use for the key. */
    private static void press(Form form, String key) {
        Object deed = form.whole()
                .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                .get(KeyStroke.getKeyStroke(key));
        form.whole()
                .getActionMap()
                .get(deed)
                .actionPerformed(new ActionEvent(form.whole(), ActionEvent.ACTION_PERFORMED, key));
    }

    private static int place(Form form) {
        return ((JScrollPane) form.content().getParent().getParent())
                .getViewport()
                .getViewPosition()
                .y;
    }
}
