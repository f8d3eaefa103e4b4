package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import javax.swing.plaf.metal.MetalLookAndFeel;
import javax.swing.tree.DefaultMutableTreeNode;
import lectern.gui.look.RestoredLook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is to be found is found, in whatever it is hidden. */
@ExtendWith({OnEventThread.class, RestoredLook.class})
class HtmlViewsTest {
    private static final String PAGE = "<html><b>x</b>";

    @BeforeEach
    void inAnotherLook() throws UnsupportedLookAndFeelException {
        UIManager.setLookAndFeel(new MetalLookAndFeel());
    }

    @Test
    void aPageIsFoundWhereverItStands() {
        JLabel tipped = new JLabel("plain");
        tipped.setToolTipText(PAGE);
        JMenu menu = new JMenu("plain");
        menu.add(PAGE);
        JTabbedPane tabs = new JTabbedPane();
        tabs.addTab(PAGE, new JPanel());
        List<JComponent> hiding = List.of(
                new JLabel(PAGE),
                tipped,
                menu,
                tabs,
                new JList<>(new String[] {"plain", PAGE}),
                new JComboBox<>(new String[] {"plain", PAGE}),
                new JTable(new Object[][] {{"plain", PAGE}}, new Object[] {"a", "b"}),
                new JTable(new Object[][] {{"plain", "plain"}}, new Object[] {"a", PAGE}),
                new JTree(new DefaultMutableTreeNode(PAGE)),
                new JEditorPane("text/html", "<html><img src='x.png'>"));

        assertThat(hiding)
                .allSatisfy(hidden ->
                        assertThat(looked(hidden).found()).as("%s", hidden).hasSizeGreaterThanOrEqualTo(1));
    }

    @Test
    void whatIsPlainIsOnlyRead() {
        JPanel whole = new JPanel();
        whole.add(new JLabel(" <html>"));
        whole.add(new JList<>(new String[] {"a"}));

        assertThat(looked(whole).found()).isEmpty();
        assertThat(looked(whole).texts()).contains(" <html>", "a");
    }

    private static HtmlViews looked(JComponent whole) {
        HtmlViews views = new HtmlViews();
        views.look(whole);
        return views;
    }
}
