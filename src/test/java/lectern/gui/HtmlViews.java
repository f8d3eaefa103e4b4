package lectern.gui;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JToolTip;
import javax.swing.JTree;
import javax.swing.ListCellRenderer;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.JTextComponent;
import javax.swing.text.html.HTML;
import javax.swing.text.html.HTMLDocument;

/**
 * Looks through windows for what Swing shows as HTML: every component, every cell as its renderer shows it, and the
 * tooltip of every place. On the event thread.
 */
final class HtmlViews {
    /** Tooltips are asked for at points so far apart. */
    private static final int STEP = 9;

    private final List<String> found = new ArrayList<>();
    private final Set<String> texts = new LinkedHashSet<>();

    /** Looks through all windows that can be seen. */
    void look() {
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) look(window);
        }
    }

    /** What is shown as HTML, with where it is; nothing is as it should be. */
    List<String> found() {
        return found;
    }

    /** Everything that was read in labels, buttons, cells and tooltips. */
    Set<String> texts() {
        return texts;
    }

    void look(Component component) {
        if (component instanceof JComponent shown) {
            check(shown, path(shown));
            tooltips(shown);
        }
        if (component instanceof JList<?> list) list(list);
        if (component instanceof JComboBox<?> box) box(box);
        if (component instanceof JTable table) table(table);
        if (component instanceof JTree tree) tree(tree);
        if (component instanceof JTabbedPane tabs) tabs(tabs);
        if (component instanceof JMenu menu) look(menu.getPopupMenu());
        if (component instanceof Container container) {
            for (Component part : container.getComponents()) look(part);
        }
    }

    private void check(JComponent shown, String where) {
        if (shown.getClientProperty(BasicHTML.propertyKey) != null) found.add(where + ": " + text(shown));
        if (shown instanceof JEditorPane page && page.getDocument() instanceof HTMLDocument document) {
            if (document.getIterator(HTML.Tag.IMG).isValid()) found.add(where + ": a picture in " + page.getText());
        }
        if (!text(shown).isEmpty()) texts.add(text(shown));
    }

    private static String text(JComponent shown) {
        String text = null;
        if (shown instanceof JLabel label) text = label.getText();
        if (shown instanceof AbstractButton button) text = button.getText();
        if (shown instanceof JTextComponent written) text = written(written.getDocument());
        if (shown instanceof JToolTip tip) text = tip.getTipText();
        return text == null ? "" : text;
    }

    private static String written(Document document) {
        try {
            return document.getText(0, document.getLength());
        } catch (BadLocationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Swing asks those for tooltips that were given one, or that told it so. */
    private void tooltips(JComponent shown) {
        boolean asked = Arrays.asList(shown.getMouseListeners()).contains(ToolTipManager.sharedInstance());
        if (!asked) return;
        for (int x = 0; x < Math.max(1, shown.getWidth()); x += STEP) {
            for (int y = 0; y < Math.max(1, shown.getHeight()); y += STEP) {
                MouseEvent there = new MouseEvent(shown, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false);
                String told = shown.getToolTipText(there);
                if (told == null || told.isEmpty()) continue;
                JToolTip tip = shown.createToolTip();
                tip.setTipText(told);
                check(tip, "tooltip of " + path(shown));
                // Without a place of its own it says the same everywhere.
                if (told.equals(shown.getToolTipText())) return;
            }
        }
    }

    private <T> void list(JList<T> list) {
        ListCellRenderer<? super T> renderer = list.getCellRenderer();
        for (int i = 0; i < list.getModel().getSize(); i++) {
            T value = list.getModel().getElementAt(i);
            cell(renderer.getListCellRendererComponent(list, value, i, false, false), list);
        }
    }

    private <T> void box(JComboBox<T> box) {
        JList<T> list = new JList<>(box.getModel());
        ListCellRenderer<? super T> renderer = box.getRenderer();
        for (int i = -1; i < box.getItemCount(); i++) {
            T value = i < 0 ? box.getItemAt(Math.max(0, box.getSelectedIndex())) : box.getItemAt(i);
            if (value != null) cell(renderer.getListCellRendererComponent(list, value, i, false, false), box);
        }
    }

    private void table(JTable table) {
        for (int row = 0; row < table.getRowCount(); row++) {
            for (int column = 0; column < table.getColumnCount(); column++) {
                cell(table.prepareRenderer(table.getCellRenderer(row, column), row, column), table);
            }
        }
        JTableHeader header = table.getTableHeader();
        if (header == null) return;
        for (int column = 0; column < table.getColumnCount(); column++) {
            TableCellRenderer own = table.getColumnModel().getColumn(column).getHeaderRenderer();
            TableCellRenderer renderer = own == null ? header.getDefaultRenderer() : own;
            Object value = table.getColumnModel().getColumn(column).getHeaderValue();
            cell(renderer.getTableCellRendererComponent(table, value, false, false, -1, column), header);
        }
    }

    private void tree(JTree tree) {
        for (int row = 0; row < tree.getRowCount(); row++) {
            Object node = tree.getPathForRow(row).getLastPathComponent();
            cell(tree.getCellRenderer().getTreeCellRendererComponent(tree, node, false, true, true, row, false), tree);
        }
    }

    /** Swing keeps the pages of titles to itself; no title may look like one. */
    private void tabs(JTabbedPane tabs) {
        for (int i = 0; i < tabs.getTabCount(); i++) {
            if (BasicHTML.isHTMLString(tabs.getTitleAt(i))) found.add(path(tabs) + ": " + tabs.getTitleAt(i));
        }
    }

    private void cell(Component shown, JComponent of) {
        for (Component part : SwingUtilities.isDescendingFrom(shown, of) ? List.of(shown) : whole(shown)) {
            if (part instanceof JComponent component) check(component, "cell of " + path(of));
        }
    }

    private static List<Component> whole(Component top) {
        List<Component> all = new ArrayList<>(List.of(top));
        if (top instanceof Container container) {
            for (Component part : container.getComponents()) all.addAll(whole(part));
        }
        return all;
    }

    private static String path(Component component) {
        StringBuilder path = new StringBuilder();
        for (Component at = component; at != null && path.length() < 200; at = at.getParent()) {
            String name = at.getName() == null ? "" : "(" + at.getName() + ")";
            path.append(path.isEmpty() ? "" : " < ").append(at.getClass().getSimpleName() + name);
        }
        return path.toString();
    }
}
