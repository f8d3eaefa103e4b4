package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JComboBox;
import lectern.gui.OnEventThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class LabelledTest {
    @Test
    void aLetterChoosesTheNextLabelThatBeginsWithIt() {
        JComboBox<Integer> box = Labelled.box(
                "box", number -> List.of("Shiftago", "Pushee", "Syrtis").get(number));
        for (int number = 0; number < 3; number++) box.addItem(number);

        assertThat(box.selectWithKeyChar('s')).isTrue();
        assertThat(box.getSelectedItem()).isEqualTo(2);
        box.selectWithKeyChar('S');
        assertThat(box.getSelectedItem()).isEqualTo(0);
        assertThat(box.selectWithKeyChar('x')).isFalse();
        assertThat(box.getSelectedItem()).isEqualTo(0);
    }
}
