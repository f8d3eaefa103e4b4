package lectern.gui.textflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.util.Arrays;
import javax.swing.Box;
import javax.swing.JPanel;
import lectern.gui.OnEventThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class WrapLayoutTest {
    private final JPanel row = WrapLayout.row("row");

    @Test
    void nothingReachesBeyondTheRowWhateverItsWidth() {
        for (int part = 0; part < 12; part++) row.add(Box.createRigidArea(new Dimension(40 + part * 7 % 23, 20)));

        for (int width = 20; width < 700; width++) {
            row.setSize(width, 1000);
            row.doLayout();
            int wide = width;
            assertThat(Arrays.stream(row.getComponents())).allMatch(part -> part.getX() >= 0 && right(part) <= wide);
            int lowest = Arrays.stream(row.getComponents())
                    .mapToInt(part -> part.getY() + part.getHeight())
                    .max()
                    .orElseThrow();
            assertThat(row.getPreferredSize().height).isEqualTo(lowest);
        }
    }

    private static int right(Component part) {
        return part.getX() + part.getWidth();
    }
}
