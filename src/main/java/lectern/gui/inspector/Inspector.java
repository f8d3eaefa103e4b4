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
 * once the window has been painted: nobody should wait for a window because of what is not seen in it.
 */
public final class Inspector extends JTabbedPane {
    private final transient Wording wording;
    private final transient List<Maker> makers = new ArrayList<>();
    private boolean painted;

    private static final class Maker {
        private final String name;
        private final Supplier<JComponent> pane;
        private boolean made;

        private Maker(String name, Supplier<JComponent> pane) {
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

    /** Adds a pane; what its tab says is in the bundle under its name. */
    public void add(String name, Supplier<JComponent> pane) {
        makers.add(new Maker(name, pane));
        addTab("", new JPanel());
        rewrite();
    }

    /** Brings the pane with a name to the front. */
    public JComponent open(String name) {
        for (int i = 0; i < makers.size(); i++) {
            if (makers.get(i).name.equals(name)) setSelectedIndex(i);
        }
        makeSelected();
        return (JComponent) getSelectedComponent();
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
