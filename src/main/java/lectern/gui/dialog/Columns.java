package lectern.gui.dialog;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.LayoutManager;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javax.swing.JPanel;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/**
 * Parts beside each other where there is room for what they need at least, and below each other where there is not.
 * Decided by the width of what this is scrolled in, so that it is known before anything is laid out.
 */
public final class Columns extends JPanel {
    private final int beside;
    private final int below;

    /**
     * @param beside the gap between parts beside each other, at the usual scale
     * @param below the gap between parts below each other
     */
    public Columns(int beside, int below) {
        this.beside = beside;
        this.below = below;
        setLayout(new Arranging());
    }

    /** Another width may take another height. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) EventQueue.invokeLater(this::revalidate);
    }

    /** Whether the parts stand beside each other. */
    boolean isWide() {
        Container viewport = SwingUtilities.getAncestorOfClass(JViewport.class, this);
        int room = viewport == null ? getWidth() : viewport.getWidth();
        return room == 0 || room >= row(Component::getMinimumSize).width;
    }

    private List<Component> parts() {
        return Arrays.stream(getComponents()).filter(Component::isVisible).toList();
    }

    private Dimension row(Function<Component, Dimension> size) {
        List<Component> parts = parts();
        int gaps = Math.max(0, parts.size() - 1) * UIScale.scale(beside);
        return new Dimension(
                gaps + sum(size.andThen(part -> part.width)::apply), largest(size.andThen(part -> part.height)::apply));
    }

    private Dimension stack(Function<Component, Dimension> size) {
        int gaps = Math.max(0, parts().size() - 1) * UIScale.scale(below);
        return new Dimension(
                largest(size.andThen(part -> part.width)::apply), gaps + sum(size.andThen(part -> part.height)::apply));
    }

    private int sum(ToIntFunction<Component> measure) {
        return parts().stream().mapToInt(measure).sum();
    }

    private int largest(ToIntFunction<Component> measure) {
        return parts().stream().mapToInt(measure).max().orElse(0);
    }

    private final class Arranging implements LayoutManager {
        @Override
        public void addLayoutComponent(String name, Component part) {
            // Parts stand in the order in which they were added.
        }

        @Override
        public void removeLayoutComponent(Component part) {
            // As above.
        }

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            return isWide() ? row(Component::getPreferredSize) : stack(Component::getPreferredSize);
        }

        /** Its width is that of the narrower arrangement: it can always be had. */
        @Override
        public Dimension minimumLayoutSize(Container parent) {
            Dimension stacked = stack(Component::getMinimumSize);
            return isWide()
                    ? new Dimension(stacked.width, row(Component::getMinimumSize).height)
                    : new Dimension(stacked.width, stack(Component::getPreferredSize).height);
        }

        @Override
        public void layoutContainer(Container parent) {
            if (isWide()) besideEachOther();
            else belowEachOther();
        }

        /** Each gets what it needs, and of the rest its share of what all would like. */
        private void besideEachOther() {
            List<Component> parts = parts();
            int spare = getWidth() - row(Component::getMinimumSize).width;
            int liked = Math.max(1, sum(part -> part.getPreferredSize().width));
            int x = 0;
            for (Component part : parts) {
                int width = part.getMinimumSize().width + (int) ((long) spare * part.getPreferredSize().width / liked);
                part.setBounds(x, 0, width, getHeight());
                x += width + UIScale.scale(beside);
            }
        }

        private void belowEachOther() {
            int y = 0;
            for (Component part : parts()) {
                int height = part.getPreferredSize().height;
                part.setBounds(0, y, getWidth(), height);
                y += height + UIScale.scale(below);
            }
        }
    }
}
