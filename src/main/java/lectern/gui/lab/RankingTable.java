package lectern.gui.lab;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.gui.act.WindowKeys;
import lectern.gui.board.BoardColours;
import lectern.gui.inspector.decision.BarRenderer;
import lectern.gui.inspector.decision.Bars;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.Ranking;
import lectern.telling.DecisionTelling;

/** The ranked moves: the first is bold; what rose and what fell has an arrow. Pointing at one previews it. */
final class RankingTable extends JTable {
    private static final int NARROW = 380;
    private static final int NARROWEST = 260;
    private static final int ROWS = 6;
    private static final int BAR = 160;
    private static final int MOST_TOLD = 6;

    private final transient Wording wording;
    private final transient BarRenderer bars;
    private transient GameKind game;
    private transient List<String> names = List.of();
    private boolean searching = true;
    private boolean narrow;
    private boolean narrowest;

    /** @param pointed hears of the move that is pointed at, or of none */
    RankingTable(Wording wording, Consumer<Optional<Move>> pointed) {
        super(new RankingModel(wording));
        this.wording = wording;
        bars = new BarRenderer(() -> BoardColours.swatches(game).of(game, names), this::shares);
        setName("lab.ranking");
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        setAutoCreateColumnsFromModel(false);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(Bars.Bar.class, bars);
        setDefaultRenderer(String.class, new WordRenderer());
        MouseAdapter pointing = new MouseAdapter() {
            @Override
            public void mouseMoved(MouseEvent event) {
                pointed.accept(at(rowAtPoint(event.getPoint())));
            }

            @Override
            public void mouseExited(MouseEvent event) {
                pointed.accept(Optional.empty());
            }
        };
        addMouseListener(pointing);
        addMouseMotionListener(pointing);
        getSelectionModel().addListSelectionListener(event -> {
            if (isFocusOwner() && !event.getValueIsAdjusting()) pointed.accept(at(getSelectedRow()));
        });
        showSearched(false, Map.of());
    }

    /** The bar of a row in words. */
    private String shares(int row) {
        return DecisionTelling.shares(moves().candidate(row), game).stream()
                .map(wording::of)
                .collect(Collectors.joining("; "));
    }

    private RankingModel moves() {
        return (RankingModel) getModel();
    }

    private Optional<Move> at(int row) {
        return row < 0 || row >= getRowCount()
                ? Optional.empty()
                : Optional.of(moves().candidate(row).move());
    }

    /** What was selected stays selected, wherever it stands now. */
    void show(GameKind kind, Optional<Ranking> now, Optional<Ranking> before, List<HeuristicTerm> terms) {
        Optional<Move> selected = at(getSelectedRow());
        game = kind;
        names = terms.stream().map(HeuristicTerm::name).toList();
        moves().show(now, before, terms);
        bars.show(moves().bars());
        fitMoves();
        selected.flatMap(moves()::row).ifPresent(row -> setRowSelectionInterval(row, row));
    }

    /** The names of moves are never cut. */
    private void fitMoves() {
        int widest = 0;
        for (int row = 0; row < getRowCount(); row++) {
            widest = Math.max(
                    widest,
                    getFontMetrics(getFont())
                            .stringWidth(moves().candidate(row).move().text()));
        }
        TableColumn column = getColumnModel().getColumn(RankingModel.MOVE);
        int width = Math.max(widest + UIScale.scale(24), headWidth(RankingModel.MOVE));
        if (column.getMinWidth() == width) return;
        column.setMinWidth(width);
        column.setPreferredWidth(width);
    }

    /** In a narrow place there are no bars; in a very narrow one the order alone says which rank a move has now. */
    void fit(int width) {
        boolean less = width < UIScale.scale(NARROW);
        boolean least = width < UIScale.scale(NARROWEST);
        if (narrow == less && narrowest == least) return;
        narrow = less;
        narrowest = least;
        rewrite();
    }

    private int headWidth(int column) {
        return getTableHeader().getFontMetrics(getTableHeader().getFont()).stringWidth(moves().getColumnName(column))
                + UIScale.scale(18);
    }

    /** Whether there is a column for the ranks of a search, and the ranks as far as they are known. */
    void showSearched(boolean wanted, Map<Move, Integer> ranks) {
        moves().showSearched(ranks);
        if (searching == wanted) return;
        searching = wanted;
        rewrite();
    }

    void rewrite() {
        while (getColumnCount() > 0) removeColumn(getColumnModel().getColumn(0));
        int letter = getFontMetrics(getFont()).charWidth('0');
        for (int i = 0; i <= RankingModel.BAR; i++) {
            boolean hidden = (i == RankingModel.SEARCHED && !searching)
                    || (i == RankingModel.BAR && narrow)
                    || (i == RankingModel.NOW && narrowest);
            if (hidden) continue;
            TableColumn column = new TableColumn(i);
            column.setHeaderValue(moves().getColumnName(i));
            boolean bar = i == RankingModel.BAR;
            int words = Math.max(headWidth(i), letter * 6);
            column.setMinWidth(bar ? 0 : words);
            column.setPreferredWidth(bar ? UIScale.scale(BAR) : words);
            addColumn(column);
        }
        fitMoves();
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(super.getPreferredSize().width, ROWS * getRowHeight());
    }

    /** What overtook what. */
    @Override
    public String getToolTipText(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        if (row < 0) return null;
        int risen = moves().risen(row);
        String move = moves().candidate(row).move().text();
        List<String> overtaken = moves().overtaken(row);
        List<String> overtaking = moves().overtaking(row);
        if (!overtaken.isEmpty() && risen >= 0) return told("lab.overtook", move, overtaken);
        return overtaking.isEmpty() ? null : told("lab.overtaken", move, overtaking);
    }

    private String told(String key, String move, List<String> others) {
        List<String> first = others.subList(0, Math.min(MOST_TOLD, others.size()));
        return wording.of(key, move, String.join(", ", first), others.size() - first.size());
    }

    private final class WordRenderer extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focus, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            int what = convertColumnIndexToModel(column);
            int risen = moves().risen(row);
            setFont(table.getFont().deriveFont(row == 0 ? Font.BOLD : Font.PLAIN));
            setHorizontalAlignment(what == RankingModel.MOVE ? SwingConstants.LEADING : SwingConstants.TRAILING);
            setForeground(selected ? table.getSelectionForeground() : table.getForeground());
            if (what == RankingModel.BEFORE && risen != 0 && !selected) {
                setForeground(UIManager.getColor(risen > 0 ? "Text.good" : "Text.bad"));
            }
            return this;
        }
    }
}
