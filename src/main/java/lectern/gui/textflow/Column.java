package lectern.gui.textflow;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/**
 * Parts one below the other, each as wide as the column and as high as that lets it be. A column inside a column works
 * too. The width is the one that it is given.
 */
public class Column extends JPanel implements Scrollable {
    private static final int NARROW = 120;
    private static final int STEP = 24;

    /** @param gap between the parts, at the usual scale */
    public Column(int gap) {
        super(new Stacked(gap));
    }

    /** A look fills every panel with its colour; a column lets through what is behind it, unless a subclass fills it. */
    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle seen, int orientation, int direction) {
        return UIScale.scale(STEP);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle seen, int orientation, int direction) {
        return Math.max(1, seen.height - UIScale.scale(STEP));
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() > getPreferredSize().height;
    }

    private static final class Stacked implements LayoutManager {
        private final int gap;

        private Stacked(int gap) {
            this.gap = gap;
        }

        @Override
        public void addLayoutComponent(String name, Component part) {
            // Parts are those that the column has.
        }

        @Override
        public void removeLayoutComponent(Component part) {
            // As above.
        }

        @Override
        public Dimension preferredLayoutSize(Container column) {
            int width = column.getWidth() > 0 ? column.getWidth() : UIScale.scale(4 * NARROW);
            return new Dimension(width, stack(column, width, false));
        }

        @Override
        public Dimension minimumLayoutSize(Container column) {
            return new Dimension(UIScale.scale(NARROW), 0);
        }

        @Override
        public void layoutContainer(Container column) {
            stack(column, column.getWidth(), true);
        }

        /** How high the parts are together; a text knows its height only in the width that it has. */
        private int stack(Container column, int width, boolean place) {
            Insets insets = column.getInsets();
            int inner = Math.max(1, width - insets.left - insets.right);
            int y = insets.top;
            boolean first = true;
            for (Component part : column.getComponents()) {
                if (!part.isVisible()) continue;
                if (!first) y += UIScale.scale(gap);
                first = false;
                if (part.getWidth() != inner) part.setSize(inner, Math.max(1, part.getHeight()));
                int height = part.getPreferredSize().height;
                if (place) part.setBounds(insets.left, y, inner, height);
                y += height;
            }
            return y + insets.bottom;
        }
    }
}
