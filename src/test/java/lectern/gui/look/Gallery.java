package lectern.gui.look;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JRadioButton;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;
import javax.swing.JTree;
import net.miginfocom.swing.MigLayout;

/** One of each component that the window uses, to be looked at. */
final class Gallery {
    private Gallery() {}

    static JComponent made() {
        JPanel all = new JPanel(new BorderLayout());
        all.add(bar(), BorderLayout.NORTH);
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, controls(), tabs());
        all.add(split);
        return all;
    }

    private static JComponent bar() {
        JToolBar bar = new JToolBar();
        bar.add(new JButton("Undo"));
        bar.add(new JToggleButton("Run", true));
        bar.addSeparator();
        bar.add(new JComboBox<>(new String[] {"strong", "report"}));
        return bar;
    }

    private static JComponent controls() {
        JPanel panel = new JPanel(new MigLayout("insets dialog, wrap 2, gap unrel", "[][grow, fill]"));
        panel.add(styled(new JLabel("Infection"), "h2"), "span");
        panel.add(styled(new JLabel("Move 12: green to play"), "muted"), "span");
        panel.add(styled(new JLabel("won by 3"), "good"));
        panel.add(styled(new JLabel("Row 3 is full: nothing may be pushed off."), "bad"));
        panel.add(new JLabel("Name"));
        JTextField field = new JTextField("strong");
        field.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "a name");
        panel.add(field);
        panel.add(new JLabel("Why not"));
        JTextField empty = new JTextField();
        empty.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "type a move");
        panel.add(empty);
        panel.add(new JLabel("Seed"));
        panel.add(new JSpinner());
        panel.add(new JLabel("Speed"));
        panel.add(new JSlider());
        JProgressBar progress = new JProgressBar(0, 10);
        progress.setValue(6);
        progress.setStringPainted(true);
        panel.add(progress, "span, grow");
        panel.add(new JCheckBox("Follow", true));
        panel.add(new JRadioButton("Stacked", true));
        JButton locked = new JButton("Stop");
        locked.setEnabled(false);
        panel.add(locked);
        panel.add(new JButton("Play"), "grow 0");
        return panel;
    }

    private static JComponent tabs() {
        JTabbedPane tabs = new JTabbedPane();
        JTable table = new JTable(
                new Object[][] {{"1", "a1b2", "+3.5"}, {"2", "c4", "+2.0"}, {"3", "g7g5", "-1.25"}},
                new Object[] {"#", "Move", "Score"});
        table.setRowSelectionInterval(1, 1);
        JTree tree = new JTree();
        tree.setSelectionRow(1);
        JList<String> list = new JList<>(
                List.of("placed at a1", "infected b2", "infected c2").toArray(String[]::new));
        list.setSelectedIndex(0);
        JPanel page = new JPanel(new MigLayout("insets 0, wrap, fill", "[grow, fill]"));
        page.add(new JScrollPane(table), "h 120lp!");
        page.add(new JScrollPane(tree), "h 110lp!");
        page.add(new JScrollPane(list), "h 60lp!");
        tabs.addTab("Moves", page);
        tabs.addTab("Decision", new JPanel());
        tabs.addTab("Rules", new JPanel());
        return tabs;
    }

    private static <C extends JComponent> C styled(C component, String style) {
        component.putClientProperty(FlatClientProperties.STYLE_CLASS, style);
        return component;
    }
}
