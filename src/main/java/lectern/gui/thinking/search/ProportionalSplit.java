package lectern.gui.thinking.search;

import javax.swing.BorderFactory;
import javax.swing.JSplitPane;

/** Begins with a share of its room for the first part, whatever the parts ask for; then the divider is the user's. */
public final class ProportionalSplit extends JSplitPane {
    private final double share;
    private boolean begun;

    /** @param way {@link JSplitPane#HORIZONTAL_SPLIT} or {@link JSplitPane#VERTICAL_SPLIT} */
    public ProportionalSplit(int way, double share) {
        super(way);
        this.share = share;
        setBorder(BorderFactory.createEmptyBorder());
        setResizeWeight(share);
    }

    @Override
    public void doLayout() {
        int room = getOrientation() == HORIZONTAL_SPLIT ? getWidth() : getHeight();
        if (!begun && room > 0) {
            begun = true;
            setDividerLocation((int) (share * room));
        }
        super.doLayout();
    }
}
