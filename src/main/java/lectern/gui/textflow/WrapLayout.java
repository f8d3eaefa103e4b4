package lectern.gui.textflow;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.FlowLayout;
import java.awt.Insets;
import javax.swing.JPanel;

/**
 * A row that goes on in the next line when it is full, and says how high it is then. What is wider than a whole row is cut
 * short, so it should say all of it in its tooltip.
 */
public final class WrapLayout extends FlowLayout {
    private static final int GAP = 4;

    private WrapLayout() {
        super(LEADING, GAP, GAP);
        setAlignOnBaseline(true);
    }

    /** A panel that asks for another height whenever it gets another width. */
    public static JPanel row(String name) {
        JPanel row = new JPanel(new WrapLayout()) {
            /** The gaps are for between the parts, not for around them; a full row uses the one at its end. */
            @Override
            public Insets getInsets() {
                int gap = -UIScale.scale(GAP);
                return new Insets(gap, gap, gap, 0);
            }

            @Override
            public void setBounds(int x, int y, int width, int height) {
                boolean other = width != getWidth();
                super.setBounds(x, y, width, height);
                if (other) EventQueue.invokeLater(this::revalidate);
            }
        };
        row.setName(name);
        row.setOpaque(false);
        row.putClientProperty("migLayout.dynamicAspectRatio", true);
        return row;
    }

    @Override
    public void layoutContainer(Container target) {
        scaleGaps();
        super.layoutContainer(target);
        for (Component part : target.getComponents()) {
            int most = target.getWidth() - target.getInsets().right - part.getX();
            if (part.getWidth() > most) part.setSize(Math.max(0, most), part.getHeight());
        }
    }

    @Override
    public Dimension minimumLayoutSize(Container target) {
        int widest = 0;
        for (Component part : target.getComponents()) widest = Math.max(widest, part.getMinimumSize().width);
        return new Dimension(widest, size(target).height);
    }

    @Override
    public Dimension preferredLayoutSize(Container target) {
        return size(target);
    }

    private Dimension size(Container target) {
        scaleGaps();
        Insets insets = target.getInsets();
        int room = target.getWidth() == 0
                ? Integer.MAX_VALUE
                : target.getWidth() - insets.left - insets.right - 2 * getHgap();
        int width = 0;
        int row = 0;
        int rowHeight = 0;
        int height = getVgap();
        for (Component part : target.getComponents()) {
            if (!part.isVisible()) continue;
            Dimension size = part.getPreferredSize();
            // As in the layout that this extends, a gap may be more than there is room for.
            if (row > 0 && row - getHgap() + size.width > room) {
                height += rowHeight + getVgap();
                row = 0;
                rowHeight = 0;
            }
            row += size.width + getHgap();
            rowHeight = Math.max(rowHeight, size.height);
            width = Math.max(width, row);
        }
        return new Dimension(
                width + getHgap() + insets.left + insets.right,
                height + rowHeight + getVgap() + insets.top + insets.bottom);
    }

    private void scaleGaps() {
        setHgap(UIScale.scale(GAP));
        setVgap(UIScale.scale(GAP));
    }
}
