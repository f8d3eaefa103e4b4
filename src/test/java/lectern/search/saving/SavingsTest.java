package lectern.search.saving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Perft;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Refinements;
import lectern.search.SearchVariant;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;

/** What refinements save is counted, and compared with a minimax. */
class SavingsTest {
    private final Game game = Games.read("infection");
    private final Evaluator judge = game.evaluator("report").orElseThrow();
    private final Position start = game.start(0).position();

    @Test
    void everyVariantIsSearchedToEveryDepthAndPerftStandsBesideIt() {
        Savings savings = run(SavingsPlan.ofLadder(start, judge, 3));
        assertThat(savings.complete()).isTrue();
        assertThat(savings.rows()).hasSize(3 * SearchVariant.LADDER.size());
        assertThat(savings.perft()).containsExactly(perft(1), perft(2), perft(3));
        SavingsRow minimax = savings.row(SearchVariant.MINIMAX, 3).orElseThrow();
        assertThat(minimax.leaves()).isEqualTo(perft(3));
        assertThat(minimax.nodes()).isEqualTo(perft(1) + perft(2) + perft(3));
        assertThat(savings.rows()).allMatch(row -> row.cpuNanos() > 0);
    }

    @Test
    void pruningSavesAndChangesNeitherValueNorMove() {
        Savings savings = run(SavingsPlan.ofLadder(start, judge, 3));
        SavingsRow minimax = savings.row(SearchVariant.MINIMAX, 3).orElseThrow();
        SavingsRow pruned = savings.row(SearchVariant.LADDER.get(1), 3).orElseThrow();
        assertThat(pruned.nodes()).isLessThan(minimax.nodes());
        assertThat(pruned.cutOffs()).isPositive();
        assertThat(savings.reference(3)).contains(minimax);
        for (SavingsRow row : savings.rows()) {
            if (row.variant().isExact()) assertThat(savings.agreement(row)).isEqualTo(SearchAgreement.SAME);
        }
    }

    @Test
    void aVariantThatNeedsTooMuchIsUnfinishedAndNotTriedDeeper() {
        long tooFew = perft(1) + perft(2);
        SavingsPlan plan = new SavingsPlan(start, judge, SearchVariant.LADDER, 4, 0, tooFew);
        Savings savings = run(plan);
        assertThat(savings.row(SearchVariant.MINIMAX, 2).orElseThrow().isFinished())
                .isTrue();
        SavingsRow given = savings.row(SearchVariant.MINIMAX, 3).orElseThrow();
        assertThat(given.found()).isEmpty();
        assertThat(given.branchingFactor()).isEmpty();
        assertThat(savings.agreement(given)).isEqualTo(SearchAgreement.UNKNOWN);
        assertThat(savings.row(SearchVariant.MINIMAX, 4)).isEmpty();
        assertThat(savings.perft(4)).isEmpty();
    }

    @Test
    void whereMinimaxIsNotFinishedTheNextPlainestSearchIsTheReference() {
        SearchVariant pruned = SearchVariant.LADDER.get(1);
        SearchVariant shortcuts = new SearchVariant("shortcuts", Refinements.ALL);
        SavingsPlan plan =
                new SavingsPlan(start, judge, List.of(shortcuts, SearchVariant.MINIMAX, pruned), 3, 0, perft(3));
        Savings savings = run(plan);
        assertThat(savings.row(SearchVariant.MINIMAX, 3).flatMap(SavingsRow::found))
                .isEmpty();
        assertThat(savings.reference(3).map(SavingsRow::variant)).contains(pruned);
    }

    @Test
    void theEffectiveBranchingFactorOfAnEvenTreeIsItsBranching() {
        assertThat(row(3, 4 + 16 + 64).branchingFactor().orElseThrow()).isCloseTo(4, within(1e-9));
        assertThat(row(1, 30).branchingFactor().orElseThrow()).isCloseTo(30, within(1e-9));
        assertThat(row(5, 5).branchingFactor().orElseThrow()).isCloseTo(1, within(1e-9));
    }

    private static SavingsRow row(int depth, long nodes) {
        return new SavingsRow(SearchVariant.MINIMAX, depth, Optional.of(new SavingsRow.Found(null, 0)), nodes, 0, 0, 0);
    }

    @Test
    void whatThereIsIsToldAfterEverySearch() {
        List<Savings> told = new ArrayList<>();
        new SavingsRun(SavingsPlan.ofLadder(start, judge, 2), new Stop(), told::add).run();
        assertThat(told.stream().map(standing -> standing.rows().size()))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 2 * SearchVariant.LADDER.size())
                        .boxed()
                        .toList());
    }

    @Test
    void itCanBeStoppedAndKeepsWhatItHas() {
        Stop stop = new Stop();
        SavingsPlan plan = SavingsPlan.ofLadder(start, judge, 100);
        Savings savings = new SavingsRun(plan, stop, standing -> {
                    if (standing.rows().size() == 3) stop.ask();
                })
                .run();
        assertThat(savings.complete()).isFalse();
        assertThat(savings.rows()).hasSize(3);
    }

    @Test
    void withFewMovesOfEachPositionAllVariantsSearchTheSameTree() {
        SavingsPlan plan = new SavingsPlan(start, judge, SearchVariant.LADDER, 4, 3, 1_000_000);
        Savings savings = run(plan);
        assertThat(savings.row(SearchVariant.MINIMAX, 4).orElseThrow().leaves()).isEqualTo(3 * 3 * 3 * 3);
        assertThat(savings.rows().stream()
                        .filter(row -> row.variant().isExact())
                        .map(savings::agreement))
                .containsOnly(SearchAgreement.SAME);
    }

    private long perft(int depth) {
        return Perft.count(start, depth);
    }

    private static Savings run(SavingsPlan plan) {
        return new SavingsRun(plan, new Stop(), standing -> {}).run();
    }
}
