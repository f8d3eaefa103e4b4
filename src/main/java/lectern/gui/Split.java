package lectern.gui;

import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.IntSupplier;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicSplitPaneUI;

/**
 * Two components and a divider that keeps its share of the room, whatever size the whole is given. The second can be
 * folded away; then the divider stays at the end, where it can be taken to open it again.
 */
public final class Split extends JSplitPane {
    private static final int OPEN = -1;

    private double share;
    private boolean placing;
    private transient Runnable moved = () -> {};
    private transient Runnable toggled = () -> {};
    private transient IntSupplier least = () -> 0;
    private transient IntSupplier leastOfOther = () -> 0;
    private int folded = OPEN;
    private boolean dragged;
    private int draggedTo;

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
            dragged = true;
            draggedTo = getDividerLocation();
            if (folded != OPEN || isPushedAway()) return;
            this.share = Math.min(1, (double) draggedTo / room());
            moved.run();
        });
    }

    /** Runs something each time that the divider has another share of the room; while it is dragged, often. */
    void onMoved(Runnable listener) {
        moved = listener;
    }

    /** Runs something when the second component is to be folded away, or to come back: a double click, or a drag. */
    void onToggled(Runnable listener) {
        toggled = listener;
    }

    /**
     * Where the first component would get less room than it needs, the other gives way, whatever its share, but not
     * below what it needs itself.
     *
     * @param other what the other needs in order to be worth showing
     */
    void keepFirst(IntSupplier room, IntSupplier other) {
        least = room;
        leastOfOther = other;
    }

    /**
     * Puts something into the second place, with the room that it is due.
     *
     * @param shown what stands for the second component while it is folded away
     * @param rest how much room that gets
     * @param divided whether the divider stays, so that it can be taken to open the second again
     */
    void fold(Component shown, int rest, boolean divided) {
        put(shown);
        folded = rest;
        setDividerSize(divided ? usualDivider() : 0);
        revalidate();
    }

    /** The second component has its share of the room. */
    void unfold(Component shown) {
        put(shown);
        folded = OPEN;
        setDividerSize(usualDivider());
        revalidate();
    }

    boolean isFolded() {
        return folded != OPEN;
    }

    /** To be given other components would make the divider forget its share. */
    void put(Component one, Component other) {
        placing = true;
        if (getLeftComponent() != one) setLeftComponent(one);
        if (getRightComponent() != other) setRightComponent(other);
        placing = false;
    }

    private void put(Component other) {
        put(getLeftComponent(), other);
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
        // A split pane that has got other components moves its divider of itself.
        placing = true;
        place(place());
        // In a room of another size it does so too, by a share of the difference, but only the first time.
        if (getDividerLocation() != place()) place(place());
        placing = false;
    }

    private void place(int divider) {
        if (room() > 0) setDividerLocation(divider);
        super.doLayout();
    }

    /** What one side needs can change what there is room for at all. */
    @Override
    public boolean isValidateRoot() {
        return false;
    }

    private int place() {
        if (folded != OPEN) return Math.max(0, room() - folded);
        int place = Math.min((int) Math.round(share * room()), room() - leastOfOther.getAsInt());
        return Math.max(0, Math.min(room(), Math.max(place, least.getAsInt())));
    }

    private boolean isPushedAway() {
        return room() - draggedTo < leastOfOther.getAsInt() / 2;
    }

    /** A divider that was dragged to the end folds; one that was dragged from there opens. */
    private void release() {
        boolean other = dragged && isPushedAway() != isFolded();
        dragged = false;
        if (other) toggled.run();
        revalidate();
    }

    private int room() {
        return (getOrientation() == HORIZONTAL_SPLIT ? getWidth() : getHeight()) - divider();
    }

    /** How thick the divider is at the moment, as it is drawn: a look may enlarge what it is told. */
    int divider() {
        return getUI() instanceof BasicSplitPaneUI own ? own.getDivider().getDividerSize() : getDividerSize();
    }

    private static int usualDivider() {
        return UIManager.getInt("SplitPane.dividerSize");
    }

    /** Each look brings a divider of its own. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (!(getUI() instanceof BasicSplitPaneUI own)) return;
        own.getDivider().addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) toggled.run();
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                release();
            }
        });
    }
}
