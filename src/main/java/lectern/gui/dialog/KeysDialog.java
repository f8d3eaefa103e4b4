package lectern.gui.dialog;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import lectern.gui.act.KeyTable;
import lectern.gui.look.StyledLabel;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** Every key and what it does, group by group. */
final class KeysDialog {
    /** Room for most sentences on one line. */
    private static final int LETTERS = 26;

    private KeysDialog() {}

    static void show(Component owner, Wording wording, KeyTable keys) {
        Form form = form(owner, wording, keys);
        form.ask(form.content());
    }

    static Form form(Component owner, Wording wording, KeyTable keys) {
        Form form = new Form(owner, wording, "dialog.keys");
        fill(form.content(), keys);
        form.onlyCloses(wording.of("dialog.close"));
        return form;
    }

    private static void fill(JPanel content, KeyTable keys) {
        content.setLayout(new MigLayout("insets 0, fillx", "[grow, fill]"));
        Columns columns = new Columns(24, 12);
        int whole = keys.groups().stream().mapToInt(KeysDialog::height).sum();
        JPanel column = column();
        int filled = 0;
        for (KeyTable.Group group : keys.groups()) {
            if (2 * (filled + height(group) / 2) > whole && columns.getComponentCount() == 0) {
                columns.add(column);
                column = column();
            }
            add(column, group);
            filled += height(group);
        }
        columns.add(column);
        content.add(columns, "wmin 0");
    }

    private static int height(KeyTable.Group group) {
        return group.rows().size() + 2;
    }

    private static JPanel column() {
        return new JPanel(new MigLayout("insets 0, wrap 2, gapy 2, gapx 12", "[][grow, fill]"));
    }

    private static void add(JPanel column, KeyTable.Group group) {
        JLabel heading = new StyledLabel(StyledLabel.Style.HEADING);
        heading.setText(group.heading());
        column.add(heading, "span" + (column.getComponentCount() == 0 ? "" : ", gaptop 10"));
        for (KeyTable.Row row : group.rows()) {
            JLabel stroke = new JLabel(row.keys());
            JTextArea does = Form.explanation(row.does(), LETTERS);
            stroke.setLabelFor(does);
            column.add(stroke, "aligny top");
            column.add(does, "wmin 150");
        }
    }
}
