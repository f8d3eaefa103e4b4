package lectern.gui;

import java.awt.Component;
import java.util.function.IntSupplier;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;

/** Two components and a divider that keeps its share of the room, whatever size the whole is given. */
public final class Split extends JSplitPane {
    private double share;
    private boolean placing;
    private transient Runnable moved = () -> {};
    private transient IntSupplier least = () -> 0;
    private int leastOfOther;

    /**
     * @param orientation one of {@link JSplitPane}'s
     * @param share of the first component, from 0 to 1
     */
    public Split(int orientation, Component one, Component other, double share) {
        super(orientation, true, one, other);
        this.share = share;
        setResizeWeight(share);
        setBorder(null);
        // A split pane would begin to move its divider by keyboard, and so keep from the window the key that stops.
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("F8"), "none");
        addPropertyChangeListener(DIVIDER_LOCATION_PROPERTY, event -> {
            if (placing || room() <= 0) return;
            this.share = Math.min(1, (double) getDividerLocation() / room());
            moved.run();
        });
    }

    /** Runs something each time that the divider has another share of the room; while it is dragged, often. */
    void onMoved(Runnable listener) {
        moved = listener;
    }

    /**
     * Where the first component would get less room than it needs, the other gives way, whatever its share.
     *
     * @param other what the other needs in order to be worth showing
     */
    void keepFirst(IntSupplier room, int other) {
        least = room;
        leastOfOther = other;
    }

    /** The first component's share of the room. */
    public double share() {
        return share;
    }

    void share(double chosen) {
        share = chosen;
        revalidate();
    }

    @Override
    public void doLayout() {
        if (room() > 0) {
            placing = true;
            setDividerLocation(place());
            placing = false;
        }
        super.doLayout();
    }

    private int place() {
        int place = (int) Math.round(share * room());
        if (place >= least.getAsInt()) return place;
        boolean isWorthShowing = room() - least.getAsInt() >= leastOfOther;
        return isWorthShowing ? least.getAsInt() : room();
    }

    private int room() {
        return (getOrientation() == HORIZONTAL_SPLIT ? getWidth() : getHeight()) - getDividerSize();
    }
}
