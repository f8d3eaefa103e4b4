package lectern.search.saving;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import lectern.search.SearchVariant;

/**
 * What variants of a search took, as far as they were tried: all to one depth before any goes deeper.
 *
 * @param rows in the order of the searches
 * @param perft how many positions there are after one move, two and so on, all moves counted; as far as the plan allows
 * @param complete whether nothing is left to search
 */
public record Savings(SavingsPlan plan, List<SavingsRow> rows, List<Long> perft, boolean complete) {
    public Savings {
        rows = List.copyOf(rows);
        perft = List.copyOf(perft);
    }

    /** The search of a variant to a depth; empty if it was not tried. */
    public Optional<SavingsRow> row(SearchVariant variant, int depth) {
        return rows.stream()
                .filter(row -> row.depth() == depth && row.variant().equals(variant))
                .findFirst();
    }

    public OptionalLong perft(int depth) {
        return depth <= perft.size() ? OptionalLong.of(perft.get(depth - 1)) : OptionalLong.empty();
    }

    /**
     * What the others of a depth are compared with: the first search that was finished and takes no shortcuts. That is
     * the minimax wherever it was planned and finished; elsewhere, a search that finds what it would find.
     */
    public Optional<SavingsRow> reference(int depth) {
        return rows.stream()
                .filter(row -> row.depth() == depth && row.isFinished())
                .filter(row -> row.variant().isExact())
                .findFirst();
    }

    /** Whether a search found what the reference of its depth found. */
    public SearchAgreement agreement(SavingsRow row) {
        Optional<SavingsRow.Found> expected = reference(row.depth()).flatMap(SavingsRow::found);
        if (expected.isEmpty() || row.found().isEmpty()) return SearchAgreement.UNKNOWN;
        SavingsRow.Found found = row.found().get();
        if (found.value() != expected.get().value()) return SearchAgreement.OTHER_VALUE;
        return found.move().equals(expected.get().move()) ? SearchAgreement.SAME : SearchAgreement.OTHER_MOVE;
    }
}
