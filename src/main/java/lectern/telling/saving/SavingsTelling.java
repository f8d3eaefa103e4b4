package lectern.telling.saving;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.search.SearchVariant;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsRow;
import lectern.search.saving.SearchAgreement;

/** Reads aloud what a comparison found at a depth: what pruning saves, what the order of moves adds, which needs least. */
public final class SavingsTelling {
    private static final SearchVariant PRUNED = SearchVariant.LADDER.get(1);
    private static final SearchVariant ORDERED = SearchVariant.LADDER.get(2);

    private final Savings savings;
    private final int depth;

    private SavingsTelling(Savings savings, int depth) {
        this.savings = savings;
        this.depth = depth;
    }

    /** A few sentences; none as long as too little was searched. */
    public static List<Phrase> of(Savings savings, int depth) {
        return new SavingsTelling(savings, depth).sentences();
    }

    private List<Phrase> sentences() {
        List<Phrase> said = new ArrayList<>();
        Optional<SavingsRow> pruned = savings.row(PRUNED, depth);
        if (pruned.isEmpty() && !isGivenUp()) return said;
        said.add(pruned.map(this::pruning).orElseGet(() -> Phrase.of("saving.said.given-up-before", depth)));
        Optional<SavingsRow> ordered = finished(ORDERED).filter(row -> !sameNumber(row, pruned));
        ordered.ifPresent(row -> said.add(Phrase.of("saving.said.ordering", positions(row))));
        fewest().filter(row -> !sameNumber(row, pruned) && !sameNumber(row, ordered))
                .ifPresent(row -> said.add(Phrase.of("saving.said.fewest", positions(row), spoken(row))));
        differing().ifPresent(said::add);
        if (savings.plan().branching() > 0)
            said.add(Phrase.of("thinking.note.branching", savings.plan().branching()));
        return said;
    }

    private boolean isGivenUp() {
        return savings.rows().stream()
                .anyMatch(row -> row.variant().equals(PRUNED) && row.depth() < depth && !row.isFinished());
    }

    private static boolean sameNumber(SavingsRow row, Optional<SavingsRow> other) {
        return other.filter(one -> one.nodes() == row.nodes()).isPresent();
    }

    private Phrase pruning(SavingsRow pruned) {
        Optional<SavingsRow> minimax = savings.row(SearchVariant.MINIMAX, depth);
        long nodes = pruned.nodes();
        if (!pruned.isFinished()) return Phrase.of("saving.said.pruned-unfinished", depth, nodes);
        if (minimax.isEmpty()) return Phrase.of("saving.said.without-minimax", depth, nodes);
        long all = minimax.get().nodes();
        if (!minimax.get().isFinished()) return Phrase.of("saving.said.minimax-unfinished", depth, all, nodes);
        if (nodes == all) return Phrase.of("saving.said.nothing-pruned", depth, nodes);
        Phrase share = ShareOfMinimax.of(savings, pruned).orElseThrow();
        return Phrase.of("saving.said.pruned", depth, nodes, all, share, choosing(pruned));
    }

    private Phrase choosing(SavingsRow row) {
        return Phrase.of("saving.chooses." + savings.agreement(row).word());
    }

    /** How many, and which share of the minimax's that is, where this is known. */
    private Phrase positions(SavingsRow row) {
        return ShareOfMinimax.of(savings, row)
                .map(share -> Phrase.of("saving.positions.share", row.nodes(), share))
                .orElseGet(() -> Phrase.of("saving.positions", row.nodes()));
    }

    private static Phrase spoken(SavingsRow row) {
        return Phrase.of("saving.spoken." + row.variant().word());
    }

    private Optional<SavingsRow> finished(SearchVariant variant) {
        return savings.row(variant, depth).filter(SavingsRow::isFinished);
    }

    private List<SavingsRow> finished() {
        return savings.plan().variants().stream()
                .flatMap(variant -> finished(variant).stream())
                .toList();
    }

    /** The plainest of those that need the fewest, once all are done. */
    private Optional<SavingsRow> fewest() {
        boolean all = savings.complete()
                || savings.rows().get(savings.rows().size() - 1).depth() > depth;
        return all ? finished().stream().min(Comparator.comparingLong(SavingsRow::nodes)) : Optional.empty();
    }

    /** Those that chose another move, or found another value; of alpha-beta it was said with its number. */
    private Optional<Phrase> differing() {
        List<Object> others = new ArrayList<>();
        for (SavingsRow row : finished()) {
            SearchAgreement agreement = savings.agreement(row);
            boolean differs = agreement == SearchAgreement.OTHER_MOVE || agreement == SearchAgreement.OTHER_VALUE;
            if (differs && !row.variant().equals(PRUNED))
                others.add(Phrase.of("saving.said.differs", spoken(row), choosing(row)));
        }
        return others.isEmpty() ? Optional.empty() : Optional.of(Phrase.of("saving.said.but", others));
    }
}
