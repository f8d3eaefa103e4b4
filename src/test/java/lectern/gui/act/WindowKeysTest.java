package lectern.gui.act;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTKeyStroke;
import java.awt.KeyboardFocusManager;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import lectern.gui.OnEventThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class WindowKeysTest {
    private final JComponent list = new JList<>();

    @Test
    void aListDoesNotKeepTheKeyThatPastesAPosition() {
        assertThat(takes("ctrl V")).isTrue();
        WindowKeys.leaveClipboard(list);
        assertThat(takes("ctrl V")).isFalse();
        assertThat(takes("PAGE_DOWN")).isTrue();
    }

    @Test
    void aShortListLeavesTheKeysThatStepToTheWindowToo() {
        WindowKeys.leaveAll(list);
        assertThat(takes("PAGE_DOWN")).isFalse();
        assertThat(takes("DOWN")).isTrue();
    }

    @Test
    void tabLeadsOnFromATable() {
        JTable table = new JTable();
        assertThat(tabLeavesIt(table)).isFalse();
        WindowKeys.leaveTab(table);
        assertThat(tabLeavesIt(table)).isTrue();
    }

    private static boolean tabLeavesIt(JTable table) {
        return table.getFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS)
                .contains(AWTKeyStroke.getAWTKeyStroke("TAB"));
    }

    private boolean takes(String key) {
        Object name = list.getInputMap().get(KeyStroke.getKeyStroke(key));
        return name != null && list.getActionMap().get(name) != null;
    }
}
