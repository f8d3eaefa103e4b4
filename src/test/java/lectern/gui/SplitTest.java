package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class SplitTest {
    private final Split split = new Split(JSplitPane.HORIZONTAL_SPLIT, new JPanel(), new JPanel(), 0.6);

    private void layOut(int width) {
        split.setSize(width, 300);
        split.doLayout();
    }

    private double shown() {
        return (double) split.getLeftComponent().getWidth() / (split.getWidth() - split.getDividerSize());
    }

    @Test
    void theDividerKeepsItsShareWhateverTheSize() {
        for (int width : new int[] {1000, 400, 1600}) {
            layOut(width);
            assertThat(shown()).isCloseTo(0.6, within(0.01));
        }
        assertThat(split.share()).isEqualTo(0.6);
    }

    @Test
    void whereItIsDraggedToIsItsShareFromThenOn() {
        layOut(1000);
        split.setDividerLocation(300);
        layOut(2000);
        assertThat(shown()).isCloseTo(0.3, within(0.01));
    }

    @Test
    void theFirstComponentKeepsTheRoomThatItNeedsAndItsShareComesBackWithTheRoom() {
        split.keepFirst(() -> 350, 30);
        layOut(400);
        assertThat(split.getLeftComponent().getWidth()).isEqualTo(350);
        layOut(370);
        assertThat(split.getRightComponent().getWidth()).isZero();
        layOut(1000);
        assertThat(shown()).isCloseTo(0.6, within(0.01));
    }

    @Test
    void itTellsWhenItIsDraggedAndNotWhenItIsLaidOut() {
        AtomicInteger moved = new AtomicInteger();
        layOut(1000);
        split.onMoved(moved::incrementAndGet);
        layOut(400);
        assertThat(moved).hasValue(0);

        split.setDividerLocation(300);
        assertThat(moved).hasValue(1);
    }
}
