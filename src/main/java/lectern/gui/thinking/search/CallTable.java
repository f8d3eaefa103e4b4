package lectern.gui.thinking.search;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.game.Phrase;
import lectern.gui.look.LookColour;
import lectern.gui.wording.Wording;
import lectern.telling.ScorePhrase;
import lectern.telling.pseudocode.CodeFrame;
import lectern.telling.pseudocode.CodeVariable;
import lectern.telling.pseudocode.ListingForm;
import lectern.telling.pseudocode.SearchMoment;

/** The calls that are open, the root's on top, with what each holds; what the last step changed stands out. */
final class CallTable extends JTable {
    private static final List<String> NAMES = List.of("move", "turn", "depth", "alpha", "beta", "best", "value");
    private static final List<CodeVariable> VARIABLES = List.of(CodeVariable.values());
    private static final int FIRST_VARIABLE = NAMES.size() - VARIABLES.size();
    private static final int LEAST_ROWS = 5;
    private static final String USUAL = "00.0";

    private final transient Wording wording;
    private transient List<CodeFrame> frames = List.of();
    private transient Set<CodeVariable> changed = Set.of();
    private transient ListingForm form = ListingForm.MAX_MIN;
    private boolean windows = true;

    CallTable(Wording wording) {
        this.wording = wording;
        setName("thinking.calls");
        setModel(new Calls());
        setRowSelectionAllowed(false);
        setFocusable(false);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(Object.class, new Marked());
    }

    /** @param pruned whether there are windows at all */
    void show(SearchMoment moment, ListingForm chosen, boolean pruned) {
        frames = moment.frames();
        changed = moment.changed();
        form = chosen;
        boolean other = windows != pruned;
        windows = pruned;
        if (other) ((AbstractTableModel) getModel()).fireTableStructureChanged();
        ((AbstractTableModel) getModel()).fireTableDataChanged();
        if (!frames.isEmpty()) scrollRectToVisible(getCellRect(frames.size() - 1, 0, true));
    }

    void rewrite() {
        ((AbstractTableModel) getModel()).fireTableStructureChanged();
        getAccessibleContext().setAccessibleName(wording.of("thinking.calls"));
    }

    /** Each column has room for its head and for a number, as far as there is any. */
    @Override
    public void createDefaultColumnsFromModel() {
        super.createDefaultColumnsFromModel();
        // The first time is inside the constructor of what this extends.
        if (wording == null) return;
        FontMetrics letters = getFontMetrics(getFont().deriveFont(Font.BOLD));
        for (int i = 0; i < getColumnCount(); i++) {
            int words = Math.max(letters.stringWidth(getColumnName(i)), letters.stringWidth(USUAL));
            getColumnModel().getColumn(i).setPreferredWidth(words + letters.getHeight() / 2);
        }
    }

    /** Always with room for a few calls, so that nothing moves while they come and go. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(super.getPreferredSize().width, LEAST_ROWS * getRowHeight());
    }

    /** What a column shows, if it is a variable. */
    private Optional<CodeVariable> variable(int column) {
        int place = place(column);
        return place < FIRST_VARIABLE ? Optional.empty() : Optional.of(VARIABLES.get(place - FIRST_VARIABLE));
    }

    /** Without windows there is neither of their ends. */
    private int place(int column) {
        int alpha = NAMES.indexOf("alpha");
        return windows || column < alpha ? column : column + 2;
    }

    private boolean isChanged(int row, int column) {
        return row == frames.size() - 1
                && variable(column).filter(changed::contains).isPresent();
    }

    private final class Calls extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return frames == null ? 0 : frames.size();
        }

        @Override
        public int getColumnCount() {
            return windows ? NAMES.size() : NAMES.size() - 2;
        }

        @Override
        public String getColumnName(int column) {
            return wording.of("thinking.calls." + NAMES.get(place(column)));
        }

        @Override
        public Object getValueAt(int row, int column) {
            CodeFrame frame = frames.get(row);
            if (place(column) == 0)
                return row == 0
                        ? wording.of("decision.tree.root-row")
                        : frame.move().text();
            if (place(column) == 1) return wording.of(frame.own() ? "thinking.calls.max" : "thinking.calls.min");
            CodeVariable variable = variable(column).orElseThrow();
            double value = frame.holds(variable, form);
            if (variable == CodeVariable.DEPTH) return String.valueOf(frame.depth());
            return Double.isNaN(value) ? "" : wording.of(score(value));
        }

        private static Phrase score(double value) {
            return ScorePhrase.of(value);
        }
    }

    private final class Marked extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            super.getTableCellRendererComponent(table, value, false, false, row, column);
            boolean marked = isChanged(row, column);
            boolean last = row == frames.size() - 1;
            setHorizontalAlignment(place(column) < 2 ? SwingConstants.LEADING : SwingConstants.TRAILING);
            setFont(last ? getFont().deriveFont(Font.BOLD) : getFont());
            String arrow = "▸ " + getText();
            int room = getColumnModel().getColumn(column).getWidth()
                    - 2 * getFontMetrics(getFont()).charWidth('0');
            if (marked && getFontMetrics(getFont()).stringWidth(arrow) <= room) setText(arrow);
            Color plain = table.getForeground();
            setForeground(marked ? LookColour.of("List.selectionForeground", "textHighlightText") : plain);
            setBackground(marked ? LookColour.of("List.selectionBackground", "textHighlight") : table.getBackground());
            return this;
        }
    }
}
