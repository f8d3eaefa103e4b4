package lectern.gui.present;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.Timer;
import lectern.gui.act.Icons;
import lectern.gui.look.LookColour;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** A bar that comes when the pointer is moved, and goes: what the keys do, for the mouse, with the keys' names. */
final class ControlBar extends JPanel {
    private static final int SHOWN_MILLIS = 2500;
    private static final String LAYOUT = "insets 2 8 2 8, gapx 2, gapy 0";
    private static final int MARGIN = 8;

    private final transient Wording wording;
    private final transient Consumer<KeyOrder> obey;
    private final Timer hide = new Timer(SHOWN_MILLIS, event -> away());
    private transient Runnable gone = () -> {};
    private int columns;

    ControlBar(PaneShelf panes, Wording wording, Consumer<KeyOrder> obey) {
        super(new MigLayout(LAYOUT));
        this.wording = wording;
        this.obey = obey;
        setName("present.bar");
        hide.setRepeats(false);
        add("previous", "", "present.bar.previous", new KeyOrder(Order.PREVIOUS));
        add("next", "", "present.bar.next", new KeyOrder(Order.NEXT));
        for (int i = 0; i < panes.size(); i++) {
            add(
                    i == panes.size() - 1 ? "chart" : "inspector",
                    String.valueOf(i + 1),
                    panes.name(i),
                    new KeyOrder(Order.PANE, (char) ('1' + i)));
        }
        add("presenter", "B", "present.bar.black", new KeyOrder(Order.BLACK));
        add("board", "W", "present.bar.white", new KeyOrder(Order.WHITE));
        add("pause", "T", "present.bar.clock", new KeyOrder(Order.CLOCK));
        add("step", "P", "present.bar.pointer", new KeyOrder(Order.POINTER));
        add("close", "Esc", "present.bar.leave", new KeyOrder(Order.LEAVE));
    }

    private void add(String icon, String key, String sentence, KeyOrder order) {
        JButton button = new JButton(key, Icons.named(icon));
        button.setName("present.bar." + order.order().name().toLowerCase(java.util.Locale.ROOT)
                + (order.order() == Order.PANE ? order.letter() : ""));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.setFocusable(false);
        button.setIconTextGap(UIScale.scale(2));
        button.addActionListener(event -> obey.accept(order));
        wording.write(() -> button.getAccessibleContext().setAccessibleName(wording.of(sentence)));
        add(button, "sizegroup");
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(1, 1, 1, 1, LookColour.of("Component.borderColor", "controlShadow")));
    }

    /** Stands in as few rows of the same length as some width leaves room for. */
    void wrap(int width) {
        int widest = 1;
        for (Component button : getComponents()) widest = Math.max(widest, button.getPreferredSize().width);
        int room = width - UIScale.scale(2 * MARGIN + 2);
        int most = Math.max(1, room / (widest + UIScale.scale(2)));
        int rows = (getComponentCount() + most - 1) / most;
        int across = (getComponentCount() + rows - 1) / rows;
        if (across == columns) return;
        columns = across;
        ((MigLayout) getLayout()).setLayoutConstraints(LAYOUT + ", wrap " + columns);
        revalidate();
    }

    /** @param listener runs when it goes */
    void whenGone(Runnable listener) {
        gone = listener;
    }

    /** The pointer has been moved. */
    void come() {
        hide.restart();
    }

    boolean isWanted() {
        return hide.isRunning();
    }

    private void away() {
        gone.run();
    }

    void end() {
        hide.stop();
        gone.run();
    }
}
