package lectern.gui.lab.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.event.MouseWheelEvent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The wheel over a table on a page rolls the table if that has more than is seen of it, and else the page. */
class PassingScrollTest {
    @ParameterizedTest
    @CsvSource({"50, false, true", "900, true, false"})
    void theWheelRollsWhatThereIsToRoll(int height, boolean table, boolean page) {
        int[] rolled = Waiting.onEventThread(() -> {
            JScrollPane inner = new PassingScroll(sized(height));
            inner.setBounds(0, 0, 100, 60);
            JPanel content = sized(1000);
            content.setLayout(null);
            content.add(inner);
            JScrollPane outer = new JScrollPane(content);
            for (JScrollPane pane : new JScrollPane[] {outer, inner}) {
                pane.setSize(120, pane == outer ? 200 : 60);
                pane.doLayout();
                pane.getViewport().doLayout();
            }
            inner.dispatchEvent(new MouseWheelEvent(
                    inner, MouseWheelEvent.MOUSE_WHEEL, 0, 0, 5, 5, 0, false, MouseWheelEvent.WHEEL_UNIT_SCROLL, 3, 1));
            return new int[] {
                inner.getVerticalScrollBar().getValue(),
                outer.getVerticalScrollBar().getValue()
            };
        });

        assertThat(rolled[0] > 0).isEqualTo(table);
        assertThat(rolled[1] > 0).isEqualTo(page);
    }

    private static JPanel sized(int height) {
        JPanel panel = new JPanel();
        panel.setPreferredSize(new Dimension(80, height));
        return panel;
    }
}
