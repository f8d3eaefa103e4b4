package lectern.gui.dialog;

import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/** What stands in a dialog: as large as the dialog, and rolled only where it would become too small to be used. */
public final class ScrollableContent extends JPanel implements Scrollable {
    public ScrollableContent(LayoutManager layout) {
        super(layout);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return super.getPreferredSize();
    }

    /** Where there is less room than it likes, it takes as little as it can. */
    @Override
    public Dimension getPreferredSize() {
        Dimension wanted = super.getPreferredSize();
        boolean narrow =
                getParent() != null && getParent().getWidth() > 0 && getParent().getWidth() < wanted.width;
        return narrow ? new Dimension(getMinimumSize().width, wanted.height) : wanted;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent().getWidth() >= getMinimumSize().width;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent().getHeight() >= getMinimumSize().height;
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return getFontMetrics(getFont()).getHeight();
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height * 9 / 10;
    }
}
