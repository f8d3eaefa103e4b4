package lectern.gui.textflow;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** Something small, such as an icon, at the beginning of a text that is as wide as there is room. */
public final class Beside extends JPanel {
    public Beside(JComponent small, JComponent text) {
        super(new Layout());
        setOpaque(false);
        add(small);
        add(text);
    }

    private static final class Layout implements LayoutManager {
        private static final int GAP = 8;
        private static final int LEAST = 40;

        @Override
        public void addLayoutComponent(String name, Component part) {
            // The two are known by their order.
        }

        @Override
        public void removeLayoutComponent(Component part) {
            // As above.
        }

        @Override
        public Dimension preferredLayoutSize(Container row) {
            return new Dimension(Math.max(row.getWidth(), UIScale.scale(LEAST)), lay(row, false));
        }

        @Override
        public Dimension minimumLayoutSize(Container row) {
            return new Dimension(UIScale.scale(LEAST), 0);
        }

        @Override
        public void layoutContainer(Container row) {
            lay(row, true);
        }

        /** How high it is; the small one is level with the first line of the text. */
        private static int lay(Container row, boolean place) {
            Insets insets = row.getInsets();
            Component small = row.getComponent(0);
            Component text = row.getComponent(1);
            Dimension size = small.getPreferredSize();
            int x = insets.left + size.width + (size.width == 0 ? 0 : UIScale.scale(GAP));
            int width = Math.max(1, row.getWidth() - x - insets.right);
            if (text.getWidth() != width) text.setSize(width, Math.max(1, text.getHeight()));
            int height = text.getPreferredSize().height;
            int line = text.getFontMetrics(text.getFont()).getHeight();
            int drop = Math.max(0, (Math.min(line, height) - size.height) / 2);
            if (place) {
                small.setBounds(insets.left, insets.top + drop, size.width, size.height);
                text.setBounds(x, insets.top, width, height);
            }
            return insets.top + Math.max(drop + size.height, height) + insets.bottom;
        }
    }
}
