package lectern.gui.league.standing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellRenderer;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;

/** Games as a table: a double click, or the enter key, opens one. */
public final class GamesList extends JTable {
    private static final int[] WIDTHS = {70, 90, 90, 170, 60};

    private final GamesModel games;

    /** @param opened is told which game */
    public GamesList(Wording wording, Consumer<PlayedGame> opened) {
        games = new GamesModel(wording);
        setModel(games);
        setName("league.games");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setDefaultRenderer(Object.class, new Cell());
        getTableHeader().setReorderingAllowed(false);
        setFillsViewportHeight(true);
        headColumns();
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        getAccessibleContext().setAccessibleName(wording.of("leaguewindow.games"));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                int row = rowAtPoint(event.getPoint());
                if (event.getClickCount() == 2 && row >= 0) opened.accept(games.game(row));
            }
        });
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "none");
        registerKeyboardAction(
                event -> {
                    if (getSelectedRow() >= 0) opened.accept(games.game(getSelectedRow()));
                },
                KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0),
                WHEN_FOCUSED);
    }

    /** No head is cut, and each stands where what is below it stands. */
    private void headColumns() {
        TableCellRenderer look = getTableHeader().getDefaultRenderer();
        getTableHeader().setDefaultRenderer((table, value, selected, focused, row, column) -> {
            Component head = look.getTableCellRendererComponent(table, value, selected, focused, row, column);
            if (head instanceof JLabel label) label.setHorizontalAlignment(side(column));
            return head;
        });
        for (int column = 0; column < WIDTHS.length; column++) {
            Component head = getTableHeader()
                    .getDefaultRenderer()
                    .getTableCellRendererComponent(this, getColumnName(column), false, false, -1, column);
            int least = head.getPreferredSize().width + UIScale.scale(2);
            getColumnModel().getColumn(column).setMinWidth(least);
            getColumnModel().getColumn(column).setPreferredWidth(Math.max(least, UIScale.scale(WIDTHS[column])));
        }
    }

    private static int side(int column) {
        return column == GamesModel.Column.PLIES.ordinal() ? SwingConstants.RIGHT : SwingConstants.LEFT;
    }

    public void show(LeagueStanding standing, List<PlayedGame> shown) {
        games.show(standing, shown);
    }

    public void clear() {
        games.clear();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() instanceof JViewport view && view.getWidth() >= getMinimumSize().width;
    }

    private static final class Cell extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            setHorizontalAlignment(side(column));
            setToolTipText(String.valueOf(value));
            return this;
        }
    }
}
