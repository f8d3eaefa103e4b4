package lectern.gui.inspector;

import java.awt.Graphics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import lectern.gui.wording.Wording;

/**
 * The panes that explain, one behind the other. Each is made when it is first looked at, and the first of them only
 * once the window has been painted: what is not seen in a window should not delay it.
 */
public final class Inspector extends JTabbedPane {
    private final transient Wording wording;
    private final transient List<Maker> makers = new ArrayList<>();
    private transient Runnable opened = () -> {};
    private boolean painted;

    private static final class Maker {
        private final Class<? extends JComponent> type;
        private final String name;
        private final Supplier<? extends JComponent> pane;
        private boolean made;

        private <P extends JComponent> Maker(Class<P> type, String name, Supplier<P> pane) {
            this.type = type;
            this.name = name;
            this.pane = pane;
        }
    }

    public Inspector(Wording wording) {
        this.wording = wording;
        setName("inspector");
        setTabLayoutPolicy(SCROLL_TAB_LAYOUT);
        wording.write(this::rewrite);
        addChangeListener(event -> {
            if (painted) makeSelected();
        });
    }

    /**
     * Adds a pane, of each type one.
     *
     * @param name under which the bundle has what its tab says
     */
    public <P extends JComponent> void add(Class<P> type, String name, Supplier<P> pane) {
        makers.add(new Maker(type, name, pane));
        addTab("", new JPanel());
        rewrite();
    }

    /** Runs something when a pane is asked for: the user wants to see it. */
    public void whenOpened(Runnable listener) {
        opened = listener;
    }

    /** Brings the pane of a type to the front, for the user to see it. */
    public <P extends JComponent> P open(Class<P> type) {
        opened.run();
        return show(type);
    }

    /** Brings the pane of a type to the front of all panes, whether they are seen or not. */
    public <P extends JComponent> P show(Class<P> type) {
        for (int i = 0; i < makers.size(); i++) {
            if (makers.get(i).type == type) setSelectedIndex(i);
        }
        makeSelected();
        return type.cast(getSelectedComponent());
    }

    @Override
    public void paint(Graphics graphics) {
        super.paint(graphics);
        if (painted) return;
        painted = true;
        SwingUtilities.invokeLater(this::makeSelected);
    }

    private void makeSelected() {
        int selected = getSelectedIndex();
        if (selected < 0 || makers.get(selected).made) return;
        makers.get(selected).made = true;
        setComponentAt(selected, makers.get(selected).pane.get());
    }

    private void rewrite() {
        for (int i = 0; i < getTabCount(); i++) {
            setTitleAt(i, wording.of("inspector.tab." + makers.get(i).name));
        }
    }
}
