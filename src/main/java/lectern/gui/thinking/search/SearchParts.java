package lectern.gui.thinking.search;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import lectern.gui.wording.Wording;

/**
 * The parts of the page: where there is room all at once, what is chosen above the rest; otherwise one at a time behind
 * tabs, so that the steps and their sentence always stay in sight.
 */
final class SearchParts extends JPanel {
    /** So large, at 100 %, all of it can be read at once. */
    private static final int WIDE = 620;

    private static final int HIGH = 430;

    private static final double UPPER = 0.38;
    private static final double CODE = 0.44;

    /** A part and what its tab is called. */
    record Part(String key, JComponent view) {}

    private final transient Wording wording;
    private final JPanel above;
    private final JComponent choices;
    private final JComponent code;
    private final JComponent calls;
    private final JComponent tree;
    private final JSplitPane beside = new ProportionalSplit(JSplitPane.HORIZONTAL_SPLIT, CODE);
    private final JSplitPane stacked = new ProportionalSplit(JSplitPane.VERTICAL_SPLIT, UPPER);
    private final JTabbedPane tabs = new JTabbedPane();
    private transient List<Part> parts = List.of();
    private boolean roomy;

    /** @param above where the choices stand while there is room for all */
    SearchParts(Wording wording, JPanel above, JComponent choices, JComponent code, JComponent calls, JComponent tree) {
        super(new BorderLayout());
        this.wording = wording;
        this.above = above;
        this.choices = choices;
        this.code = code;
        this.calls = calls;
        this.tree = tree;
        tabs.setName("thinking.parts");
        tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
        oneAtATime();
        wording.write(this::rewrite);
    }

    private void rewrite() {
        for (int i = 0; i < tabs.getTabCount(); i++)
            tabs.setTitleAt(i, wording.of(parts.get(i).key()));
    }

    private void all() {
        removeAll();
        tabs.removeAll();
        above.add(choices);
        beside.setLeftComponent(code);
        beside.setRightComponent(calls);
        stacked.setTopComponent(beside);
        stacked.setBottomComponent(tree);
        add(stacked);
        roomy = true;
    }

    private void oneAtATime() {
        removeAll();
        above.removeAll();
        JScrollPane rolled = new JScrollPane(choices);
        rolled.setBorder(BorderFactory.createEmptyBorder());
        rolled.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        parts = List.of(
                new Part("thinking.part.code", code),
                new Part("thinking.part.tree", tree),
                new Part("thinking.part.calls", calls),
                new Part("thinking.part.choices", rolled));
        for (Part part : parts) tabs.addTab("", part.view());
        rewrite();
        add(tabs);
        roomy = false;
    }

    /** @param height what there would be for all parts together */
    void arrange(int width, int height) {
        boolean enough = width >= UIScale.scale(WIDE) && height >= UIScale.scale(HIGH);
        if (enough == roomy || height <= 0) return;
        EventQueue.invokeLater(() -> {
            if (enough == roomy) return;
            if (enough) all();
            else oneAtATime();
            revalidate();
            repaint();
        });
    }
}
