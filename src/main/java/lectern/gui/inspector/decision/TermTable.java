package lectern.gui.inspector.decision;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.game.Term;
import lectern.gui.act.WindowKeys;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.telling.DecisionTelling;

/** The criteria of a score with their colours. Pointing at one tells its term; at none, that there is none. */
final class TermTable extends JTable {
    private static final int NOWHERE = -1;
    private static final int ICON_GAP = 6;
    private static final int MOST_ROWS = 8;

    private final transient Wording wording;
    private final transient Consumer<Optional<Term>> ear;
    private int pointed = NOWHERE;

    TermTable(Wording wording, Consumer<Optional<Term>> ear) {
        super(new TermTableModel(wording));
        WindowKeys.leaveClipboard(this);
        this.wording = wording;
        this.ear = ear;
        setName("terms.table");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(String.class, new TermRenderer());
        MouseAdapter pointing = new RowPointing();
        addMouseListener(pointing);
        addMouseMotionListener(pointing);
        getSelectionModel().addListSelectionListener(event -> {
            if (isFocusOwner()) ear.accept(terms().term(getSelectedRow()));
        });
    }

    void show(Subject subject, Candidate candidate) {
        pointed = NOWHERE;
        DecisionTelling telling = DecisionTelling.of(subject.decision());
        terms().show(subject.root().game().kind(), telling.criteria(), candidate);
    }

    /** Its heads in the language in force. */
    void rewrite() {
        terms().fireTableStructureChanged();
        int letter = getFontMetrics(getFont()).charWidth('0');
        for (int i = 0; i < getColumnCount(); i++)
            getColumnModel().getColumn(i).setPreferredWidth(letter * (i == 0 ? 22 : 11));
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        return terms().explanation(rowAtPoint(event.getPoint()))
                .map(wording::of)
                .orElse(null);
    }

    /** As high as its rows, if they are not too many: what is left over belongs to the candidates. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(
                super.getPreferredSize().width, getRowHeight() * Math.max(1, Math.min(MOST_ROWS, getRowCount())));
    }

    private TermTableModel terms() {
        return (TermTableModel) getModel();
    }

    private final class TermRenderer extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            boolean sum = terms().isSum(row);
            setFont(table.getFont().deriveFont(sum ? Font.BOLD : Font.PLAIN));
            setHorizontalAlignment(column == 0 ? SwingConstants.LEADING : SwingConstants.TRAILING);
            setIcon(column == 0 && !sum ? ColourIcon.bar(terms().swatch(row)) : null);
            setIconTextGap(UIScale.scale(ICON_GAP));
            return this;
        }
    }

    private final class RowPointing extends MouseAdapter {
        @Override
        public void mouseMoved(MouseEvent event) {
            int row = rowAtPoint(event.getPoint());
            if (row == pointed) return;
            pointed = row;
            ear.accept(terms().term(row));
        }

        @Override
        public void mouseExited(MouseEvent event) {
            pointed = NOWHERE;
            ear.accept(Optional.empty());
        }
    }
}
