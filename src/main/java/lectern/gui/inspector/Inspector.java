package lectern.gui.inspector;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import lectern.gui.words.Wording;

/** The panes that explain, one behind the other. */
public final class Inspector extends JTabbedPane {
    private final transient Wording wording;
    private final List<String> names = new ArrayList<>();

    public Inspector(Wording wording) {
        this.wording = wording;
        setName("inspector");
        setTabLayoutPolicy(SCROLL_TAB_LAYOUT);
        wording.write(this::rewrite);
    }

    /** Adds a pane; what its tab says is in the bundle under its name. */
    public void add(String name, JComponent pane) {
        names.add(name);
        addTab("", pane);
        rewrite();
    }

    /** Brings the pane with a name to the front. */
    public void open(String name) {
        setSelectedIndex(names.indexOf(name));
    }

    private void rewrite() {
        for (int i = 0; i < names.size(); i++) setTitleAt(i, wording.of("inspector.tab." + names.get(i)));
    }
}
