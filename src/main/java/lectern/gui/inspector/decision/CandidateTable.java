package lectern.gui.inspector.decision;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Function;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.game.GameKind;
import lectern.gui.act.WindowKeys;
import lectern.gui.board.BoardColours;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.wording.Wording;
import lectern.picture.Swatch;
import lectern.picture.Swatches;
import lectern.search.Candidate;
import lectern.telling.CandidateColumn;
import lectern.telling.DecisionTelling;
import lectern.telling.ScorePhrase;

/** The ranked candidates: the chosen one is bold, pointing at one previews its move, selecting one opens it. */
final class CandidateTable extends JTable {
    private static final int NOWHERE = -1;
    private static final int ROWS = 8;

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
    }

    CandidateTable(Wording wording, Ear ear) {
        super(new CandidateTableModel(wording));
        WindowKeys.leaveClipboard(this);
        this.wording = wording;
        bars = new BarRenderer(this::looks);
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
        RowPointing pointing = new RowPointing(ear);
        addMouseListener(pointing);
        addMouseMotionListener(pointing);
    }

    private Function<String, Swatch> looks() {
        GameKind game = subject.root().game().kind();
        Swatches swatches = BoardColours.swatches(game);
        return key -> swatches.of(game, key);
    }

    private CandidateTableModel candidates() {
        return (CandidateTableModel) getModel();
    }

    /** Ranks a decision's candidates, with one row selected; listeners are not told that it is shown on the board. */
    void show(Subject shown, int row) {
        subject = shown;
        candidates().show(shown.decision());
        bars.show(candidates().bars());
        layOut();
        int selected = Math.max(0, Math.min(row, getRowCount() - 1));
        setRowSelectionInterval(selected, selected);
        scrollRectToVisible(getCellRect(selected, 0, true));
    }

    private void layOut() {
        int letter = getFontMetrics(getFont()).charWidth('0');
        for (int i = 0; i < getColumnCount(); i++) getColumnModel().getColumn(i).setPreferredWidth(letter * letters(i));
    }

    private int letters(int column) {
        if (candidates().isBar(column)) return 30;
        return switch (candidates().columns().get(column)) {
            case MOVE -> 10;
            case VISITS, MEAN -> 12;
            case CHANCE, SCORE -> 13;
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
                        ScorePhrase.exact(term.contribution())))
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
            boolean proof = what == CandidateColumn.SCORE && candidate.verdict().isPresent();
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
        public void mouseClicked(MouseEvent event) {
            int row = rowAtPoint(event.getPoint());
            if (row >= 0) ear.chosen(candidates().candidate(row));
        }
    }
}
