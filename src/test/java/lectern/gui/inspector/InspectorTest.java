package lectern.gui.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import lectern.gui.OnEventThread;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class InspectorTest {
    private final Inspector inspector = new Inspector(new Wording(Language.EN));
    private final List<String> made = new ArrayList<>();

    @Test
    void aPaneIsFoundByItsTypeAndMadeWhenItIsOpenedFirst() {
        inspector.add(JLabel.class, "move", () -> made("steps", new JLabel()));
        inspector.add(JButton.class, "rules", () -> made("rules", new JButton()));
        assertThat(made).isEmpty();

        JButton rules = inspector.open(JButton.class);

        assertThat(inspector.getSelectedComponent()).isSameAs(rules);
        assertThat(inspector.open(JButton.class)).isSameAs(rules);
        assertThat(made).containsExactly("rules");
        assertThat(inspector.getTitleAt(1)).isEqualTo("Rules");
    }

    private <T> T made(String name, T pane) {
        made.add(name);
        return pane;
    }
}
