package lectern.gui.thinking.proof;

import java.awt.Component;
import java.awt.Cursor;
import java.awt.Font;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.game.Move;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;
import lectern.search.proof.ProofTry;
import lectern.telling.ProofTelling;

/** The moves of a position of a proof: what each leads to, and what answers it. A click follows it. */
final class TryTable extends JTable {
    private static final List<String> COLUMNS = List.of("move", "result", "reply");
    private static final int REPLY = 2;

    private final transient Wording wording;
    private final transient Consumer<List<Move>> followed;
    private transient Optional<ProofTelling> telling = Optional.empty();
    private transient List<ProofTry> tries = List.of();

    /** @param followed hears which moves are followed: a try, and its reply if that was clicked */
    TryTable(Wording wording, Consumer<List<Move>> followed) {
        this.wording = wording;
        this.followed = followed;
        setName("proof.tries");
        WindowKeys.leaveTab(this);
        setModel(new Tries());
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(Object.class, new Cells());
        setFillsViewportHeight(true);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                follow(rowAtPoint(event.getPoint()), columnAtPoint(event.getPoint()) == REPLY);
            }
        });
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ENTER"), "follow");
        getActionMap().put("follow", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                follow(getSelectedRow(), false);
            }
        });
    }

    private void follow(int row, boolean replied) {
        if (row < 0) return;
        ProofTry tried = tries.get(row);
        List<Move> moves = new ArrayList<>(List.of(tried.move()));
        if (replied) tried.reply().ifPresent(moves::add);
        followed.accept(moves);
    }

    void show(Optional<ProofTelling> told) {
        telling = told;
        tries = told.map(ProofTelling::tries).orElse(List.of());
        ((AbstractTableModel) getModel()).fireTableDataChanged();
        setCursor(Cursor.getPredefinedCursor(tries.isEmpty() ? Cursor.DEFAULT_CURSOR : Cursor.HAND_CURSOR));
    }

    void rewrite() {
        ((AbstractTableModel) getModel()).fireTableStructureChanged();
        getAccessibleContext().setAccessibleName(wording.of("proof.tries"));
    }

    private final class Tries extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return tries == null ? 0 : tries.size();
        }

        @Override
        public int getColumnCount() {
            return COLUMNS.size();
        }

        @Override
        public String getColumnName(int column) {
            return wording.of("proof.column." + COLUMNS.get(column));
        }

        @Override
        public Object getValueAt(int row, int column) {
            ProofTry tried = tries.get(row);
            return switch (column) {
                case 0 -> tried.move().text();
                case 1 -> wording.of(ProofTelling.result(tried));
                default -> wording.of(telling.orElseThrow().answer(tried));
            };
        }
    }

    /** The move that proves the result stands out by its letters. */
    private final class Cells extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            Component cell = super.getTableCellRendererComponent(table, value, selected, focused, row, column);
            cell.setFont(getFont().deriveFont(tries.get(row).proves() ? Font.BOLD : Font.PLAIN));
            return cell;
        }
    }
}
