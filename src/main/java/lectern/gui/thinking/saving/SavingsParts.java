package lectern.gui.thinking.saving;

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
import net.miginfocom.swing.MigLayout;

/** The parts of the page: where there is room, below each other; otherwise one at a time behind tabs. */
final class SavingsParts extends JPanel {
    /** So large, at 100 %, all of it can be read at once. */
    private static final int WIDE = 420;

    private static final int HIGH = 520;

    private static final List<String> NAMES =
            List.of("saving.part.table", "saving.part.chart", "saving.part.said", "saving.part.choices");

    private final transient Wording wording;
    private final JComponent choices;
    private final JComponent said;
    private final JComponent table;
    private final JComponent chart;
    private final JTabbedPane tabs = new JTabbedPane();
    private boolean roomy;

    SavingsParts(Wording wording, JComponent choices, JComponent said, JComponent table, JComponent chart) {
        super(new BorderLayout());
        this.wording = wording;
        this.choices = choices;
        this.said = said;
        this.table = table;
        this.chart = chart;
        tabs.setName("saving.parts");
        tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
        oneAtATime();
    }

    void rewrite() {
        for (int i = 0; i < tabs.getTabCount(); i++) tabs.setTitleAt(i, wording.of(NAMES.get(i)));
    }

    private void all() {
        removeAll();
        tabs.removeAll();
        JPanel above = new JPanel(new MigLayout("insets 0, fillx, gapy 8, novisualpadding", "[grow, fill]"));
        above.add(choices, "wmin 0, wrap");
        above.add(said, "wmin 0");
        JSplitPane stacked = new JSplitPane(JSplitPane.VERTICAL_SPLIT, table, chart);
        stacked.setBorder(BorderFactory.createEmptyBorder());
        add(above, BorderLayout.NORTH);
        add(stacked);
        roomy = true;
    }

    private void oneAtATime() {
        removeAll();
        List.of(table, chart, rolled(said), rolled(choices)).forEach(part -> tabs.addTab("", part));
        rewrite();
        add(tabs);
        roomy = false;
    }

    private static JScrollPane rolled(JComponent part) {
        JScrollPane rolled = new JScrollPane(part);
        rolled.setBorder(BorderFactory.createEmptyBorder());
        rolled.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        return rolled;
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
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
