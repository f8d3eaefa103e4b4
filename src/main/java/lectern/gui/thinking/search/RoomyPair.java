package lectern.gui.thinking.search;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.EventQueue;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import lectern.gui.wording.Wording;

/** Two parts, one below the other where there is room for both, and otherwise one at a time. */
final class RoomyPair extends JPanel {
    /** So high, at 100 %, both can be read. */
    private static final int ENOUGH = 430;

    private static final double UPPER = 0.45;

    private final JComponent upper;
    private final JComponent lower;
    private final JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT);
    private final JTabbedPane tabs = new JTabbedPane();
    private final transient Wording wording;
    private final String upperKey;
    private final String lowerKey;

    RoomyPair(Wording wording, String upperKey, JComponent upper, String lowerKey, JComponent lower) {
        super(new BorderLayout());
        this.wording = wording;
        this.upper = upper;
        this.lower = lower;
        this.upperKey = upperKey;
        this.lowerKey = lowerKey;
        tabs.setName("thinking.parts");
        split.setBorder(BorderFactory.createEmptyBorder());
        split.setResizeWeight(UPPER);
        both();
        wording.write(this::rewrite);
    }

    private void rewrite() {
        if (tabs.getTabCount() == 0) return;
        tabs.setTitleAt(0, wording.of(upperKey));
        tabs.setTitleAt(1, wording.of(lowerKey));
    }

    private void both() {
        removeAll();
        tabs.removeAll();
        split.setTopComponent(upper);
        split.setBottomComponent(lower);
        add(split);
    }

    private void oneAtATime() {
        removeAll();
        split.setTopComponent(null);
        split.setBottomComponent(null);
        tabs.addTab("", upper);
        tabs.addTab("", lower);
        rewrite();
        add(tabs);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        boolean roomy = height >= UIScale.scale(ENOUGH);
        boolean isRoomy = tabs.getTabCount() == 0;
        if (roomy == isRoomy || height == 0) return;
        EventQueue.invokeLater(() -> {
            if (roomy) both();
            else oneAtATime();
            revalidate();
            repaint();
        });
    }
}
