package lectern.gui.inspector;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;
import lectern.gui.act.WindowKeys;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.telling.EvaluatorName;
import net.miginfocom.swing.MigLayout;

/** All legal moves, to be sorted, previewed and played; and a field that says why some other move is not among them. */
public final class ValidMovesPane extends JPanel {
    private final transient Desk desk;
    private final transient BoardAim aim;
    private final transient Wording wording;
    private final transient LatestTask work;
    private final MoveTableModel model;
    private final JTable table;
    private final JLabel count = new JLabel();
    private final JTextField question = new JTextField();
    private final JTextArea answer = new JTextArea(3, 10);
    private transient Position listed;
    private transient Position tabled;
    private transient Evaluator judged;

    public ValidMovesPane(Desk desk, BoardAim aim, Wording wording, Background background) {
        super(new MigLayout("insets 8, fill, gapy 6", "[grow, fill]", "[][grow, fill][][]"));
        this.desk = desk;
        this.aim = aim;
        this.wording = wording;
        work = LatestTask.interruptible(background);
        setName("inspector.moves");
        model = new MoveTableModel(wording);
        table = new JTable(model);
        table.setName("moves.table");
        WindowKeys.leaveClipboard(table);
        WindowKeys.leaveTab(table);
        table.setAutoCreateRowSorter(true);
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.setDefaultRenderer(Double.class, new ScoreRenderer(wording));
        count.setName("moves.count");
        question.setName("moves.why");
        answer.setName("moves.answer");
        answer.setEditable(false);
        answer.setLineWrap(true);
        answer.setWrapStyleWord(true);
        answer.setOpaque(false);
        add(count, "wmin 0, wrap");
        add(new JScrollPane(table), "wmin 0, hmin 0, wrap");
        add(question, "wmin 0, wrap");
        add(answer, "wmin 0");
        MouseAdapter pointing = new RowPointing();
        table.addMouseListener(pointing);
        table.addMouseMotionListener(pointing);
        table.getSelectionModel().addListSelectionListener(event -> preview(table.getSelectedRow()));
        WindowKeys.leaveReveal(question);
        question.addActionListener(event -> explain());
        addHierarchyListener(event -> {
            if (isShowing()) refresh();
        });
        wording.write(this::rewrite);
        desk.follow(this::refresh, Topic.MATCH, Topic.LOOKAHEAD, Topic.JUDGE);
        desk.follow(this::coverScores, Topic.HIDING);
    }

    private void rewrite() {
        question.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, wording.of("inspector.why-not"));
        question.getAccessibleContext().setAccessibleName(wording.of("inspector.why-not"));
        table.getAccessibleContext().setAccessibleName(wording.of("inspector.tab.moves"));
        answer.getAccessibleContext().setAccessibleName(wording.of("speech.answer"));
        model.fireTableStructureChanged();
        layOut();
        title();
    }

    /** Neither scores nor an order by scores are seen while a move is to be predicted. */
    private void coverScores() {
        forget();
        model.showScores(!desk.hiding().isOn());
        table.getRowSorter().setSortKeys(null);
        layOut();
        refresh();
    }

    private void layOut() {
        int letter = table.getFontMetrics(table.getFont()).charWidth('0');
        table.getColumnModel().getColumn(MoveTableModel.MOVE).setPreferredWidth(letter * 9);
        table.getColumnModel().getColumn(MoveTableModel.DOES).setPreferredWidth(letter * 30);
        if (desk.hiding().isOn()) return;
        table.getColumnModel().getColumn(MoveTableModel.SCORE).setPreferredWidth(letter * 12);
    }

    private void title() {
        boolean hidden = desk.hiding().isOn();
        count.setText(
                hidden
                        ? wording.of("predict.moves", model.getRowCount())
                        : wording.of("inspector.moves", model.getRowCount(), EvaluatorName.of(desk.judge())));
        count.setToolTipText(count.getText());
    }

    /**
     * Telling and judging every move can take a while: it is done beside the event thread, and not at all while the
     * pane is hidden behind another.
     */
    private void refresh() {
        if (!isShowing()) {
            forget();
            return;
        }
        Position position = desk.shown();
        if (position.equals(listed) && desk.judge().equals(judged)) return;
        listed = position;
        judged = desk.judge();
        answer.setText("");
        Evaluator judge = judged;
        boolean hidden = desk.hiding().isOn();
        work.start(
                () -> hidden ? MoveRow.unjudged(position) : MoveRow.of(position, judge), rows -> show(position, rows));
    }

    private void forget() {
        if (listed == null) return;
        work.cancel();
        listed = null;
        model.show(List.of());
    }

    private void show(Position position, List<MoveRow> rows) {
        tabled = position;
        model.show(rows);
        title();
    }

    private void preview(int row) {
        aim.preview(row < 0 || !isUpToDate() ? Optional.empty() : Optional.of(move(row)));
    }

    /** Until they are worked out anew, the moves in the table are those of the position before. */
    private boolean isUpToDate() {
        return desk.shown().equals(tabled);
    }

    private Move move(int row) {
        return model.row(table.convertRowIndexToModel(row)).move();
    }

    private void explain() {
        Position position = desk.shown();
        try {
            Move move = position.readMove(question.getText().strip());
            Optional<RuleViolation> violation = position.violation(move);
            violation.ifPresent(aim::answer);
            answer.setText(violation
                    .map(broken -> wording.of(broken.reason()))
                    .orElseGet(() -> wording.of("inspector.allowed", move.text(), MoveSummary.of(position, move))));
        } catch (UnreadableText unreadable) {
            answer.setText(wording.of(unreadable.reason()));
        }
    }

    /** Pointing at a row previews its move; a double click plays it. */
    private final class RowPointing extends MouseAdapter {
        @Override
        public void mouseMoved(MouseEvent event) {
            preview(rowAt(event.getPoint()));
        }

        @Override
        public void mouseExited(MouseEvent event) {
            preview(table.getSelectedRow());
        }

        @Override
        public void mouseClicked(MouseEvent event) {
            int row = rowAt(event.getPoint());
            if (row >= 0 && event.getClickCount() == 2 && aim.isOpen() && isUpToDate()) aim.make(move(row));
        }

        private int rowAt(Point point) {
            return table.rowAtPoint(point);
        }
    }
}
