package lectern.gui.thinking.saving;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.swing.table.AbstractTableModel;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.gui.wording.Wording;
import lectern.search.SearchVariant;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsRow;
import lectern.search.saving.SearchAgreement;
import lectern.telling.ScorePhrase;
import lectern.telling.saving.ShareOfMinimax;

/** A row for every variant at one depth, whether it was searched yet or not, and below them the perft. */
final class SavingsModel extends AbstractTableModel {
    private static final List<SavingsColumn> COLUMNS = List.of(SavingsColumn.values());
    private static final double NANOS_OF_MILLI = 1e6;

    private final transient Wording wording;
    private transient Optional<Savings> savings = Optional.empty();
    private int depth = 1;
    private boolean working;

    SavingsModel(Wording wording) {
        this.wording = wording;
    }

    /** @param goesOn whether more is to come */
    void show(Savings shown, int ofDepth, boolean goesOn) {
        int rows = getRowCount();
        savings = Optional.of(shown);
        depth = ofDepth;
        working = goesOn;
        if (rows == getRowCount()) fireTableRowsUpdated(0, rows - 1);
        else fireTableDataChanged();
    }

    @Override
    public int getRowCount() {
        return savings == null
                ? 0
                : savings.map(known -> known.plan().variants().size() + 1).orElse(0);
    }

    @Override
    public int getColumnCount() {
        return COLUMNS.size();
    }

    @Override
    public String getColumnName(int column) {
        return wording.of(COLUMNS.get(column).head());
    }

    /** Below the variants all moves are counted. */
    boolean isPerft(int row) {
        return row == getRowCount() - 1;
    }

    private SearchVariant variant(int row) {
        return savings.orElseThrow().plan().variants().get(row);
    }

    private Optional<SavingsRow> search(int row) {
        return isPerft(row) ? Optional.empty() : savings.orElseThrow().row(variant(row), depth);
    }

    /** The move that the search of a row chose. */
    Optional<Move> move(int row) {
        return search(row).flatMap(SavingsRow::found).map(SavingsRow.Found::move);
    }

    SearchAgreement agreement(int row) {
        return search(row).map(savings.orElseThrow()::agreement).orElse(SearchAgreement.UNKNOWN);
    }

    @Override
    public String getValueAt(int row, int column) {
        SavingsColumn what = COLUMNS.get(column);
        if (isPerft(row)) return perft(what);
        if (what == SavingsColumn.VARIANT) return wording.of(variant(row).named());
        return search(row).map(found -> told(found, what)).orElseGet(() -> missing(variant(row), what));
    }

    private String perft(SavingsColumn what) {
        if (what == SavingsColumn.VARIANT) return wording.of("saving.perft");
        if (what != SavingsColumn.NODES) return "";
        OptionalLong counted = savings.orElseThrow().perft(depth);
        if (counted.isPresent()) return wording.of("saving.count", counted.getAsLong());
        return wording.of(working ? "saving.awaited" : "saving.not-counted");
    }

    private String missing(SearchVariant variant, SavingsColumn what) {
        if (what != SavingsColumn.NODES) return "";
        return wording.of(working && givenUp(variant).isEmpty() ? "saving.awaited" : "saving.not-tried");
    }

    /** The search of a variant that was given up at a smaller depth. */
    private Optional<SavingsRow> givenUp(SearchVariant variant) {
        return savings.orElseThrow().rows().stream()
                .filter(row -> row.variant().equals(variant) && row.depth() < depth && !row.isFinished())
                .findFirst();
    }

    private String told(SavingsRow row, SavingsColumn what) {
        return row.found().map(found -> told(row, found, what)).orElseGet(() -> unfinished(row, what));
    }

    /** What it took until it was given up is not to be compared with what others took. */
    private String unfinished(SavingsRow row, SavingsColumn what) {
        return switch (what) {
            case NODES -> wording.of("saving.more-than", row.nodes());
            case AGREEMENT -> agreement(row);
            default -> "";
        };
    }

    private String agreement(SavingsRow row) {
        return wording.of(
                "saving.agreement." + savings.orElseThrow().agreement(row).word());
    }

    private String told(SavingsRow row, SavingsRow.Found found, SavingsColumn what) {
        return switch (what) {
            case VARIANT -> wording.of(row.variant().named());
            case NODES -> wording.of("saving.count", row.nodes());
            case SHARE ->
                ShareOfMinimax.of(savings.orElseThrow(), row).map(wording::of).orElse("");
            case AGREEMENT -> agreement(row);
            case MOVE -> found.move().text();
            case VALUE -> wording.of(ScorePhrase.of(found.value()));
            case TIME -> wording.of("saving.milliseconds", row.cpuNanos() / NANOS_OF_MILLI);
            case BRANCHING -> wording.of("saving.factor", row.branchingFactor().orElseThrow());
            case LEAVES -> wording.of("saving.count", row.leaves());
            case CUT_OFFS -> wording.of("saving.count", row.cutOffs());
        };
    }

    /** What a cell does not say by itself, if there is anything. */
    Optional<String> tip(int row, SavingsColumn what) {
        Savings known = savings.orElseThrow();
        if (isPerft(row)) return Optional.of(wording.of("saving.perft.tip", depth));
        Optional<SavingsRow> search = search(row);
        if (search.isEmpty())
            return givenUp(variant(row)).map(given -> wording.of("saving.not-tried.tip", given.depth(), given.nodes()));
        if (what == SavingsColumn.AGREEMENT) return Optional.of(agreementTip(known, search.get()));
        if (what == SavingsColumn.VARIANT)
            return variant(row).refinements().chosen().isEmpty()
                    ? Optional.of(wording.of("thinking.explained.none"))
                    : explained(row);
        return Optional.empty();
    }

    private String agreementTip(Savings known, SavingsRow row) {
        Phrase agreement = known.agreement(row).phrase();
        return known.reference(depth)
                .map(reference -> wording.of(
                        "saving.compared-with", agreement, reference.variant().named()))
                .orElseGet(() -> wording.of(agreement));
    }

    /** Each variant has one refinement more than the one before. */
    private Optional<String> explained(int row) {
        return variant(row).refinements().chosen().stream()
                .filter(one -> row == 0 || !variant(row - 1).refinements().has(one))
                .findFirst()
                .map(added -> wording.of(added.explained()));
    }
}
