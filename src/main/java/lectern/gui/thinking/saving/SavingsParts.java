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
import lectern.gui.dialog.ScrollableContent;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/**
 * The parts of the page: where there is room, below each other; where there is less, table and curves behind tabs; in
 * little room everything one at a time.
 */
final class SavingsParts extends JPanel {
    /** So wide, at 100 %, and so high, choices and sentences leave enough for one of the others, or for both. */
    private static final int WIDE = 420;

    private static final int HIGH_FOR_ONE = 430;
    private static final int HIGH_FOR_BOTH = 720;

    /** The least height of the curves at first. */
    private static final int CHART = 220;

    private static final List<String> NAMES =
            List.of("saving.part.table", "saving.part.chart", "saving.part.said", "saving.part.choices");

    private enum Room {
        LITTLE,
        SOME,
        AMPLE
    }

    private final transient Wording wording;
    private final JComponent choices;
    private final JComponent said;
    private final JComponent table;
    private final JComponent chart;
    private final JTabbedPane tabs = new JTabbedPane();
    private Room room = Room.LITTLE;

    SavingsParts(Wording wording, JComponent choices, JComponent said, JComponent table, JComponent chart) {
        super(new BorderLayout());
        this.wording = wording;
        this.choices = choices;
        this.said = said;
        this.table = table;
        this.chart = chart;
        tabs.setName("saving.parts");
        tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
        arrange();
    }

    void rewrite() {
        for (int i = 0; i < tabs.getTabCount(); i++) tabs.setTitleAt(i, wording.of(NAMES.get(i)));
    }

    private void arrange() {
        removeAll();
        tabs.removeAll();
        if (room != Room.LITTLE) {
            JPanel above = new JPanel(new MigLayout("insets 0, fillx, gapy 8, novisualpadding", "[grow, fill]"));
            above.add(choices, "wmin 0, wrap");
            above.add(said, "wmin 0, gapbottom 8");
            add(above, BorderLayout.NORTH);
        }
        if (room == Room.AMPLE) {
            add(new Stacked(table, chart));
            return;
        }
        tabs.addTab("", table);
        tabs.addTab("", chart);
        if (room == Room.LITTLE) {
            tabs.addTab("", rolled(said));
            tabs.addTab("", rolled(choices));
        }
        rewrite();
        add(tabs);
    }

    private static JScrollPane rolled(JComponent part) {
        ScrollableContent content =
                new ScrollableContent(new MigLayout("insets 8 0 0 0, fillx, novisualpadding", "[grow, fill]"));
        content.add(part, "wmin 0");
        JScrollPane rolled = new JScrollPane(content);
        rolled.setBorder(BorderFactory.createEmptyBorder());
        return rolled;
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        Room there = room(width, height);
        if (there == room || height <= 0) return;
        EventQueue.invokeLater(() -> {
            if (there == room) return;
            room = there;
            arrange();
            revalidate();
            repaint();
        });
    }

    private static Room room(int width, int height) {
        if (width < UIScale.scale(WIDE) || height < UIScale.scale(HIGH_FOR_ONE)) return Room.LITTLE;
        return height < UIScale.scale(HIGH_FOR_BOTH) ? Room.SOME : Room.AMPLE;
    }

    /** Begins with all rows of the table in sight, if the curves have enough left; then the user moves the divider. */
    private static final class Stacked extends JSplitPane {
        private boolean begun;

        private Stacked(JComponent table, JComponent chart) {
            super(VERTICAL_SPLIT, table, chart);
            setBorder(BorderFactory.createEmptyBorder());
        }

        @Override
        public void doLayout() {
            if (!begun && getHeight() > 0) {
                begun = true;
                int rest = getHeight() - getDividerSize() - UIScale.scale(CHART);
                setDividerLocation(Math.min(getTopComponent().getPreferredSize().height, rest));
            }
            super.doLayout();
        }
    }
}
