package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Component;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.plaf.basic.BasicSplitPaneUI;
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
        split.keepFirst(() -> 350, () -> 30);
        layOut(400);
        assertThat(split.getLeftComponent().getWidth()).isEqualTo(350);
        layOut(1000);
        assertThat(shown()).isCloseTo(0.6, within(0.01));
    }

    @Test
    void theOtherComponentIsNeverNarrowerThanWhatIsWorthShowing() {
        split.keepFirst(() -> 100, () -> 250);
        layOut(400);
        assertThat(split.getRightComponent().getWidth()).isEqualTo(250);
    }

    @Test
    void whatIsFoldedAwayLeavesItsRoomAndComesBackWithItsShare() {
        JPanel other = new JPanel();
        split.fold(new JPanel(), 0, false);
        layOut(1000);
        assertThat(split.getLeftComponent().getWidth()).isEqualTo(1000);
        split.fold(new JPanel(), 20, true);
        layOut(1000);
        assertThat(split.getRightComponent().getWidth()).isEqualTo(20);
        split.unfold(other);
        layOut(1000);
        assertThat(other.getWidth()).isPositive();
        assertThat(shown()).isCloseTo(0.6, within(0.01));
    }

    @Test
    void whatComesBackInAnotherRoomHasItsShareAtOnce() {
        split.keepFirst(() -> 100, () -> 250);
        layOut(700);
        split.fold(new JPanel(), 20, true);
        layOut(600);
        // From now on it would share what room is gained or lost.
        split.paint(new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB).createGraphics());
        JPanel other = new JPanel();
        split.unfold(other);
        layOut(700);
        assertThat(other.getWidth()).isEqualTo(Math.round((700 - split.divider()) * 0.4f));
    }

    @Test
    void aDoubleClickOnTheDividerFoldsAndOpens() {
        AtomicInteger toggled = new AtomicInteger();
        split.onToggled(toggled::incrementAndGet);
        layOut(1000);
        press(MouseEvent.MOUSE_CLICKED, 2);
        assertThat(toggled).hasValue(1);
    }

    @Test
    void aDividerThatIsDraggedToTheEndFoldsWhatIsThereAndOneThatIsDraggedFromThereOpensIt() {
        AtomicInteger toggled = new AtomicInteger();
        split.onToggled(toggled::incrementAndGet);
        split.keepFirst(() -> 100, () -> 200);
        layOut(1000);
        drag(990);
        assertThat(toggled).hasValue(1);
        assertThat(split.share()).isEqualTo(0.6);

        split.fold(new JPanel(), 0, true);
        layOut(1000);
        drag(700);
        assertThat(toggled).hasValue(2);
    }

    private void drag(int place) {
        split.setDividerLocation(place);
        press(MouseEvent.MOUSE_RELEASED, 1);
    }

    private void press(int what, int clicks) {
        Component divider = ((BasicSplitPaneUI) split.getUI()).getDivider();
        divider.dispatchEvent(new MouseEvent(divider, what, 0, 0, 1, 1, clicks, false, MouseEvent.BUTTON1));
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
