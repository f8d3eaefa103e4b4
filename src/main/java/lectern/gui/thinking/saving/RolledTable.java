package lectern.gui.thinking.saving;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import lectern.game.Move;
import lectern.gui.wording.Wording;

/**
 * The table, rolled where it is wider than its place. The names of the variants stay beside the numbers, unless they
 * would leave too little of them in sight.
 */
final class RolledTable extends JScrollPane {
    private static final List<SavingsColumn> ALL = List.of(SavingsColumn.values());
    private static final List<SavingsColumn> NAMES = ALL.subList(0, 1);
    private static final List<SavingsColumn> NUMBERS = ALL.subList(1, ALL.size());

    /** Names that take more of the width than this are rolled with the numbers. */
    private static final double MOST = 0.5;

    private final SavingsTable names;
    private final SavingsTable numbers;
    private boolean staying = true;

    /** @param pointed hears which move the selected search chose, if one is selected that did */
    RolledTable(SavingsModel rows, Wording wording, Consumer<Optional<Move>> pointed) {
        names = new SavingsTable(rows, NAMES, wording);
        numbers = new SavingsTable(rows, NUMBERS, wording);
        names.setName("saving.names");
        numbers.setName("saving.table");
        names.setSelectionModel(numbers.getSelectionModel());
        names.setFocusable(false);
        setViewportView(numbers);
        arrange();
        numbers.getSelectionModel().addListSelectionListener(event -> {
            if (!event.getValueIsAdjusting()) pointed.accept(numbers.chosen());
        });
        rows.addTableModelListener(event -> {
            if (numbers.getSelectedRow() >= 0) pointed.accept(numbers.chosen());
        });
    }

    private void arrange() {
        numbers.tell(staying ? NUMBERS : ALL);
        setRowHeaderView(staying ? names : null);
        setCorner(ScrollPaneConstants.UPPER_LEADING_CORNER, staying ? names.getTableHeader() : null);
    }

    @Override
    public void doLayout() {
        boolean narrow = names.getPreferredSize().width > MOST * getWidth();
        if (narrow == staying) {
            staying = !narrow;
            arrange();
        }
        super.doLayout();
    }

    void rewrite() {
        names.rewrite();
        numbers.rewrite();
    }
}
