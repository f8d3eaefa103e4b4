package lectern.gui.inspector.decision;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumn;
import lectern.game.GameKind;
import lectern.game.Term;
import lectern.gui.act.WindowKeys;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.search.Candidate;
import lectern.telling.DecisionTelling;

/** The criteria of a score with their colours. Pointing at one tells its term; at none, that there is none. */
public final class TermTable extends JTable {
    private static final int NOWHERE = -1;
    private static final int ICON_GAP = 6;
    private static final int MOST_ROWS = 8;

    /** Letters of a name that are left of it in the narrowest place, and of a number. */
    private static final int LEAST_NAME = 9;

    private static final int LEAST_NUMBER = 4;

    private final transient Wording wording;
    private final transient Consumer<Optional<Term>> ear;
    private int pointed = NOWHERE;
    private boolean narrow;

    /** @param ear hears of the term that is pointed at */
    public TermTable(Wording wording, Consumer<Optional<Term>> ear) {
        super(new TermTableModel(wording));
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
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
        DecisionTelling telling = DecisionTelling.of(subject.decision());
        show(subject.root().game().kind(), telling.criteria(), candidate);
    }

    /**
     * Shows how one candidate's score is added up.
     *
     * @param criteria the keys of the rows
     */
    public void show(GameKind game, List<String> criteria, Candidate candidate) {
        pointed = NOWHERE;
        terms().show(game, criteria, candidate);
        getAccessibleContext().setAccessibleName(wording.of("speech.terms"));
        layOut();
    }

    /** Its heads in the language in force. */
    public void rewrite() {
        terms().fireTableStructureChanged();
        layOut();
    }

    /** Whether it stands in a narrow place: then its heads are short, and numbers get no more than they need. */
    public void narrow(boolean chosen) {
        if (narrow == chosen) return;
        narrow = chosen;
        terms().narrow(chosen);
        rewrite();
    }

    /** What it needs in a narrow place: numbers are never cut, names and heads only where they must be. */
    int leastWidth() {
        int width = Math.min(CellWidths.widest(this, 0), LEAST_NAME * letter());
        for (int i = 1; i < getColumnCount(); i++) width += numberWidth(i);
        return width;
    }

    /** What it would have in a narrow place if it had its way. */
    int wantedWidth() {
        int width = 0;
        for (int i = 0; i < getColumnCount(); i++) width += CellWidths.widest(this, i);
        return width;
    }

    private int numberWidth(int column) {
        return Math.max(CellWidths.widestCell(this, column), LEAST_NUMBER * letter());
    }

    private int letter() {
        return getFontMetrics(getFont()).charWidth('0');
    }

    private void layOut() {
        for (int i = 0; i < getColumnCount(); i++) {
            TableColumn column = getColumnModel().getColumn(i);
            int usual = letter() * (i == 0 ? 22 : 11);
            column.setMinWidth(narrow && i > 0 ? numberWidth(i) : 0);
            column.setPreferredWidth(narrow ? CellWidths.widest(this, i) : usual);
        }
    }

    /** A short head is said in full when it is pointed at. */
    @Override
    protected JTableHeader createDefaultTableHeader() {
        return new JTableHeader(columnModel) {
            @Override
            public String getToolTipText(MouseEvent event) {
                int column = columnAtPoint(event.getPoint());
                return column < 0 ? null : terms().fullName(column);
            }
        };
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
