package lectern.gui.textflow;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.stream.Stream;
import javax.swing.JPanel;

/**
 * Parts in one row, or in several where that is too wide. It says how high it would be in any width, whatever width it
 * has, so that what it stands in can choose.
 */
public class FlowRow extends JPanel {
    private static final int GAP = 6;

    public FlowRow() {
        super(null);
    }

    private Stream<Component> shown() {
        return Stream.of(getComponents()).filter(Component::isVisible);
    }

    /** How wide it has to be at least. */
    public int leastWidth() {
        return shown().mapToInt(part -> part.getPreferredSize().width).max().orElse(0);
    }

    /** How high it is in some width. */
    public int height(int width) {
        return lay(width, false);
    }

    @Override
    public void doLayout() {
        lay(getWidth(), true);
    }

    private int lay(int width, boolean place) {
        int gap = UIScale.scale(GAP);
        int x = 0;
        int y = 0;
        int high = 0;
        for (Component part : shown().toList()) {
            Dimension size = part.getPreferredSize();
            if (x > 0 && x + size.width > width) {
                x = 0;
                y += high + gap;
                high = 0;
            }
            if (place) part.setBounds(x, y, size.width, size.height);
            x += size.width + gap;
            high = Math.max(high, size.height);
        }
        return y + high;
    }

    @Override
    public Dimension getPreferredSize() {
        int gap = UIScale.scale(GAP);
        int width =
                shown().mapToInt(part -> part.getPreferredSize().width + gap).sum();
        return new Dimension(Math.max(0, width - gap), lay(Integer.MAX_VALUE, false));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(leastWidth(), height(getWidth()));
    }
}
