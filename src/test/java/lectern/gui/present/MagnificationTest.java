package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLayer;
import javax.swing.JPanel;
import lectern.gui.OnEventThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is shown several times as large is painted and clicked where it is seen. */
@ExtendWith(OnEventThread.class)
class MagnificationTest {
    private final JPanel shown = new JPanel(null);
    private final JButton button = new JButton();
    private final JLayer<JComponent> layer = Magnification.of(shown);

    private void layOut() {
        button.setBounds(50, 20, 30, 10);
        button.setOpaque(true);
        button.setBorderPainted(false);
        button.setBackground(Color.RED);
        shown.add(button);
        layer.setSize(300, 150);
        Magnification.magnify(layer, 3);
        layer.doLayout();
    }

    @Test
    void aPartIsLaidOutInTheRoomDividedByTheFactor() {
        layOut();
        assertThat(shown.getSize().width).isEqualTo(100);
        assertThat(shown.getSize().height).isEqualTo(50);
    }

    @Test
    void itIsPaintedWhereTheFactorPutsIt() {
        layOut();
        BufferedImage image = new BufferedImage(300, 150, BufferedImage.TYPE_INT_RGB);
        layer.paint(image.createGraphics());
        assertThat(image.getRGB(155, 65)).isNotEqualTo(image.getRGB(55, 25));
        assertThat(image.getRGB(235, 85)).isNotEqualTo(image.getRGB(245, 95));
    }

    @Test
    void aClickInThePictureIsAClickOnThePart() {
        layOut();
        AtomicInteger clicked = new AtomicInteger();
        button.addActionListener(event -> clicked.incrementAndGet());
        click(65, 25);
        assertThat(clicked).hasValue(0);
        click(195, 75);
        assertThat(clicked).hasValue(1);
    }

    private void click(int x, int y) {
        JComponent relay = layer.getGlassPane();
        for (int id : new int[] {MouseEvent.MOUSE_MOVED, MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED}) {
            int held = id == MouseEvent.MOUSE_MOVED ? 0 : MouseEvent.BUTTON1_DOWN_MASK;
            int which = id == MouseEvent.MOUSE_MOVED ? 0 : MouseEvent.BUTTON1;
            relay.dispatchEvent(new MouseEvent(relay, id, 0, held, x, y, 1, false, which));
        }
    }
}
