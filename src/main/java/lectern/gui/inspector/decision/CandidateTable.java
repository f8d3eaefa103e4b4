package lectern.gui.inspector.decision;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.AbstractAction;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumn;
import lectern.game.GameKind;
import lectern.gui.act.WindowKeys;
import lectern.gui.board.BoardColours;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.picture.Swatch;
import lectern.search.Candidate;
import lectern.telling.CandidateColumn;
import lectern.telling.DecisionTelling;
import lectern.telling.ScorePhrase;

/** The ranked candidates: the chosen one is bold, pointing at one previews its move, selecting one opens it. */
final class CandidateTable extends JTable {
    private static final int NOWHERE = -1;
    private static final int ROWS = 8;
    private static final int GAP = 6;
    private static final int BAR = 40;
    private static final int WIDE_BAR = 240;

    private final transient Wording wording;
    private final transient BarRenderer bars;
    private transient Subject subject;
    private int pointed = NOWHERE;

    /** What becomes of what is done here. */
    interface Ear {
        void selected(Candidate candidate);

        /** Selected by hand, to be seen on the board. */
        void chosen(Candidate candidate);

        void pointed(Candidate candidate);

        void left();

        /** It is to stand beside the chosen one. */
        void asked(Candidate candidate);
    }

    CandidateTable(Wording wording, Ear ear) {
        super(new CandidateTableModel(wording));
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        this.wording = wording;
        bars = new BarRenderer(this::looks, this::shares);
        setName("candidates.table");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(Bars.Bar.class, bars);
        setDefaultRenderer(String.class, new WordRenderer());
        getSelectionModel().addListSelectionListener(event -> {
            if (getSelectedRow() < 0 || event.getValueIsAdjusting()) return;
            ear.selected(candidates().candidate(getSelectedRow()));
            if (isFocusOwner()) ear.chosen(candidates().candidate(getSelectedRow()));
        });
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ENTER"), "why");
        getActionMap().put("why", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (getSelectedRow() >= 0) ear.asked(candidates().candidate(getSelectedRow()));
            }
        });
        RowPointing pointing = new RowPointing(ear);
        addMouseListener(pointing);
        addMouseMotionListener(pointing);
    }

    private Function<String, Swatch> looks() {
        GameKind game = subject.root().game().kind();
        List<String> terms = DecisionTelling.of(subject.decision()).criteria();
        return BoardColours.swatches(game).of(game, terms);
    }

    /** The bar of a row in words. */
    private String shares(int row) {
        return DecisionTelling.of(subject.decision())
                .bar(candidates().candidate(row), subject.root().game().kind())
                .stream()
                .map(wording::of)
                .collect(Collectors.joining("; "));
    }

    private CandidateTableModel candidates() {
        return (CandidateTableModel) getModel();
    }

    /** Where the candidate of the same move stands; the first if there is none. */
    private int row(Candidate wanted) {
        for (int row = 0; row < getRowCount(); row++) {
            if (candidates().candidate(row).move().equals(wanted.move())) return row;
        }
        return 0;
    }

    /**
     * Ranks a decision's candidates and selects one; listeners are not told that it is shown on the board.
     *
     * @param wanted has the move of the one to select; otherwise it is the first
     */
    void show(Subject shown, Optional<Candidate> wanted) {
        subject = shown;
        getAccessibleContext().setAccessibleName(wording.of("speech.candidates"));
        candidates().show(shown.decision());
        bars.show(candidates().bars());
        layOut();
        int selected = wanted.map(this::row).orElse(0);
        setRowSelectionInterval(selected, selected);
        scrollRectToVisible(getCellRect(selected, 0, true));
    }

    /** Words are never cut: the bar takes what they leave. */
    private void layOut() {
        for (int i = 0; i < getColumnCount(); i++) {
            TableColumn column = getColumnModel().getColumn(i);
            if (candidates().isBar(i)) {
                column.setMinWidth(candidates().isNarrow() ? 0 : UIScale.scale(BAR));
                column.setPreferredWidth(UIScale.scale(WIDE_BAR));
                continue;
            }
            column.setMinWidth(CellWidths.widest(this, i) + UIScale.scale(GAP));
            column.setPreferredWidth(column.getMinWidth());
        }
    }

    /** What the words and numbers of all columns need, without the bars. */
    int wordsWidth() {
        int width = 0;
        for (int i = 0; i < getColumnCount(); i++) {
            if (!candidates().isBar(i)) width += getColumnModel().getColumn(i).getMinWidth();
        }
        return width;
    }

    /** In a narrow place bars give way, and what decides nothing. */
    void narrow(boolean chosen) {
        if (!candidates().narrow(chosen) || subject == null) return;
        Optional<Candidate> selected =
                Optional.of(getSelectedRow()).filter(row -> row >= 0).map(candidates()::candidate);
        show(subject, selected);
    }

    /** A head says what stands below it. */
    @Override
    protected JTableHeader createDefaultTableHeader() {
        return new JTableHeader(columnModel) {
            @Override
            public String getToolTipText(MouseEvent event) {
                int column = columnAtPoint(event.getPoint());
                return column < 0 || candidates().isBar(column)
                        ? null
                        : wording.of(candidates().columns().get(column).tip());
            }
        };
    }

    /** A few rows: more of them can be had by scrolling, or by moving the divider. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(super.getPreferredSize().width, ROWS * getRowHeight());
    }

    /** What a segment of a bar stands for. */
    @Override
    public String getToolTipText(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        int column = columnAtPoint(event.getPoint());
        if (row < 0 || column < 0 || !(getValueAt(row, column) instanceof Bars.Bar bar)) return null;
        Rectangle cell = getCellRect(row, column, false);
        double value = bars.valueAt(event.getX() - cell.x, cell.width);
        return bar.segments().stream()
                .filter(segment -> segment.low() <= value && value <= segment.high())
                .filter(segment -> !segment.key().isEmpty())
                .findFirst()
                .map(segment -> termText(row, segment.key()))
                .orElse(null);
    }

    private String termText(int row, String key) {
        return DecisionTelling.term(candidates().candidate(row), key)
                .map(term -> wording.of(
                        "decision.term.tip",
                        subject.root().game().kind().term(key),
                        ScorePhrase.exact(term.raw()),
                        ScorePhrase.exact(term.weight()),
                        ScorePhrase.contribution(term)))
                .orElse(null);
    }

    /** A text; the chosen candidate's is bold, and numbers stand to the right. */
    private final class WordRenderer extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            CandidateColumn what = candidates().columns().get(column);
            Candidate candidate = candidates().candidate(row);
            boolean bold = candidates().isChosen(row);
            setFont(table.getFont().deriveFont(bold ? Font.BOLD : Font.PLAIN));
            setHorizontalAlignment(what == CandidateColumn.MOVE ? SwingConstants.LEADING : SwingConstants.TRAILING);
            boolean proof = what.isWorth() && candidate.verdict().isPresent();
            setToolTipText(proof ? wording.of("decision.proof.tip") : null);
            if (proof && !selected) setForeground(UIManager.getColor(colour(candidate)));
            else setForeground(selected ? table.getSelectionForeground() : table.getForeground());
            return this;
        }

        private String colour(Candidate candidate) {
            return switch (candidate.verdict().orElseThrow().result()) {
                case WIN -> "Lectern.mark.target";
                case DRAW -> "Label.foreground";
                case LOSS -> "Lectern.mark.proof";
            };
        }
    }

    private final class RowPointing extends MouseAdapter {
        private final Ear ear;

        private RowPointing(Ear ear) {
            this.ear = ear;
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            Point point = event.getPoint();
            int row = rowAtPoint(point);
            if (row == pointed) return;
            pointed = row;
            if (row < 0) ear.left();
            else ear.pointed(candidates().candidate(row));
        }

        @Override
        public void mouseExited(MouseEvent event) {
            pointed = NOWHERE;
            ear.left();
        }

        @Override
        public void mousePressed(MouseEvent event) {
            if (event.isPopupTrigger()) menu(event);
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (event.isPopupTrigger()) menu(event);
        }

        private void menu(MouseEvent event) {
            int row = rowAtPoint(event.getPoint());
            if (row < 0) return;
            setRowSelectionInterval(row, row);
            JMenuItem item = new JMenuItem(wording.of("difference.why"));
            item.setName("candidates.why-item");
            item.setEnabled(!candidates().isChosen(row));
            item.addActionListener(asking -> ear.asked(candidates().candidate(row)));
            JPopupMenu menu = new JPopupMenu();
            menu.add(item);
            menu.show(CandidateTable.this, event.getX(), event.getY());
        }

        @Override
        public void mouseClicked(MouseEvent event) {
            int row = rowAtPoint(event.getPoint());
            if (row >= 0) ear.chosen(candidates().candidate(row));
        }
    }
}
