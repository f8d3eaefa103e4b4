package lectern.search.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Term;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Meter;
import lectern.search.Player;
import lectern.search.Progress;
import lectern.search.ProvenResult;
import lectern.search.ProvenScores;
import lectern.search.RandomPositions;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import lectern.search.proof.Solution;
import lectern.search.proof.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MctsPlayerTest {
    private final Game game = Games.read("infection");
    private final Position start = game.start(0).position();

    @Test
    void aWinOnTheSpotIsProvenAndTaken() {
        Position position = game.read("7/7/3oo2/2x4/7/7/7 x 3 9");
        Decision decision = decide(position, Budget.ofNodes(1_000));
        assertThat(decision.move().text()).isEqualTo("d4");
        assertThat(decision.chosen().verdict()).contains(ProvenResult.in(1, ProvenResult.Result.WIN));
        assertThat(decision.score()).isEqualTo(ProvenScores.WON - 1);
        assertThat(decision.chosen().terms()).isEmpty();
    }

    @Test
    void aMoveThatLosesOnTheSpotIsProvenAndAvoided() {
        // The microbe at a1 can flee by a jump; wherever it clones or stays in reach, blue wipes red out.
        Position position = game.read("7/7/7/7/4o2/2o4/x6 x 0 9");
        Decision decision = decide(position, Budget.ofNodes(20_000));
        assertThat(decision.candidates())
                .filteredOn(candidate -> candidate
                        .verdict()
                        .filter(ProvenResult.in(2, ProvenResult.Result.LOSS)::equals)
                        .isPresent())
                .isNotEmpty()
                .noneMatch(candidate -> candidate.move().equals(decision.move()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "catsdogs:size=4,obstacles=0,specials=off,win=last",
                "catsdogs:size=4,obstacles=0",
                "shiftago:marbles=7"
            })
    void whatIsProvenIsTrue(String text) {
        Draws draws = Draws.of(8, "proofs " + text);
        int proven = 0;
        int twiceInARow = 0;
        for (int i = 0; i < 60; i++) {
            Position position = RandomPositions.next(Games.read(text), draws);
            Solution solution = Solver.solve(position, Thinking.within(Budget.ofNodes(200_000)));
            Decision decision = decide(position, Budget.ofNodes(3_000));
            for (Candidate candidate : decision.candidates()) {
                ProvenResult truth = solution.moves().get(candidate.move());
                if (candidate.verdict().isEmpty() || truth == null) continue;
                ProvenResult verdict = candidate.verdict().orElseThrow();
                assertThat(verdict.result()).as("%s %s", position, candidate).isEqualTo(truth.result());
                if (verdict.plies().isPresent() && truth.plies().isPresent()) {
                    assertThat(verdict.plies()).as("%s %s", position, candidate).isEqualTo(truth.plies());
                }
                proven++;
                Position after = position.play(candidate.move(), Narrator.SILENT);
                if (after.toMove() == position.toMove()) twiceInARow++;
            }
        }
        assertThat(proven).isGreaterThan(50);
        if (text.equals("catsdogs:size=4,obstacles=0")) assertThat(twiceInARow).isPositive();
    }

    @Test
    void theSameBudgetInNodesGivesTheSameDecision() {
        Thinking thinking = Thinking.within(Budget.ofNodes(5_000)).seeded(3);
        assertThat(player(start).decide(start, thinking))
                .isEqualTo(player(start).decide(start, thinking));
        assertThat(player(start).decide(start, thinking.seeded(4)))
                .isNotEqualTo(player(start).decide(start, thinking));
    }

    @Test
    void aBudgetInNodesIsKept() {
        assertThat(decide(start, Budget.ofNodes(5_000)).nodes()).isBetween(4_900L, 5_001L);
    }

    @Test
    void evenTheSmallestBudgetGivesALegalMove() {
        Decision decision = decide(start, Budget.ofNodes(1));
        assertThat(start.moves()).contains(decision.move());
        assertThat(decision.chosen().visits()).isEqualTo(1);
    }

    @Test
    void aBudgetInDepthLimitsTheTreeAndComesToAnEnd() {
        Decision decision = decide(start, Budget.ofDepth(2));
        assertThat(decision.depth()).isEqualTo(2);
        assertThat(decision.nodes()).isEqualTo(Budget.USUAL.nodes() + 1);
        assertThat(decision.line()).hasSize(2);
    }

    @Test
    void thinkingEndsWhenSomebodyAsks() throws Exception {
        Stop stop = new Stop();
        CompletableFuture<Decision> thinking = CompletableFuture.supplyAsync(() ->
                player(start).decide(start, Thinking.within(Budget.UNLIMITED).stoppedBy(stop)));
        stop.ask();
        assertThat(start.moves()).contains(thinking.get(60, TimeUnit.SECONDS).move());
    }

    @Test
    void aSoleMoveNeedsNoThought() {
        Position position = game.read("xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxx1/xxxx3/ooxx3 o 0 9");
        Decision decision = decide(position, Budget.ofNodes(100_000));
        assertThat(decision.move().text()).isEqualTo("pass");
        assertThat(decision.nodes()).isLessThan(1_000);
    }

    /** Every trial goes through one candidate; the one that most chose is played, unless something is proven. */
    @Test
    void theVisitsAddUpAndDecide() {
        Draws draws = Draws.of(9, "visits");
        for (int i = 0; i < 50; i++) {
            Position position = RandomPositions.next(game, draws);
            Decision decision = player(position)
                    .decide(position, Thinking.within(Budget.ofNodes(2_000)).recording(1));
            assertThat(decision.choice()).isEqualTo(Choice.MOST_VISITED);
            assertThat(decision.candidates()).extracting(Candidate::move).isEqualTo(position.moves());
            assertThat(decision.candidates().stream()
                            .mapToLong(Candidate::visits)
                            .sum())
                    .isEqualTo(decision.trace().orElseThrow().root().visits());
            if (decision.candidates().stream()
                    .allMatch(candidate -> candidate.verdict().isEmpty())) {
                assertThat(decision.candidates())
                        .allMatch(candidate ->
                                candidate.visits() <= decision.chosen().visits());
            }
        }
    }

    @Test
    void aCandidateTellsItsMeanAndWhatItsScoreIsMadeOf() {
        Decision decision = decide(start, Budget.ofNodes(5_000));
        assertThat(decision.candidates()).allSatisfy(candidate -> {
            assertThat(candidate.mean().isPresent()).isEqualTo(candidate.visits() > 0);
            assertThat(candidate.mean().orElse(0)).isBetween(0.0, 1.0);
            assertThat(candidate.terms().stream()
                            .mapToDouble(Term::contribution)
                            .sum())
                    .isEqualTo(candidate.score());
            assertThat(candidate.line().get(0)).isEqualTo(candidate.move());
        });
        assertThat(decision.score()).isEqualTo(decision.chosen().score());
        assertThat(decision.line()).hasSizeGreaterThan(2);
    }

    @Test
    void rareMovesGoUnexplainedWhenTimeIsShort() {
        Budget timed = Budget.ofNodes(5_000).withMillis(1_000_000, Budget.Clock.CPU);
        Decision decision = decide(start, timed);
        assertThat(decision.chosen().terms()).isNotEmpty();
        long trials =
                decision.candidates().stream().mapToLong(Candidate::visits).sum();
        assertThat(decision.candidates())
                .allMatch(candidate -> candidate.terms().isEmpty() == (candidate.visits() * 100 < trials))
                .anyMatch(candidate -> candidate.terms().isEmpty());
    }

    @Test
    void itTellsHowFarItHasComeEachTimeItHasTriedTwiceAsOften() {
        List<Progress> told = new ArrayList<>();
        Thinking thinking = Thinking.within(Budget.ofNodes(5_000));
        Decision decision = player(start).decide(start, thinking.heardBy(told::add));
        assertThat(told).hasSizeBetween(5, 13);
        assertThat(told).extracting(Progress::nodes).isSorted();
        assertThat(told.get(told.size() - 1).depth()).isLessThanOrEqualTo(decision.depth());
        assertThat(decision).isEqualTo(player(start).decide(start, thinking));
    }

    @Test
    void withoutRollOutsATrialIsJudgedWhereItEnds() {
        Evaluator judge = game.evaluator("report").orElseThrow();
        Decision decision =
                new MctsPlayer(judge, new TrialOptions(0, 0.5)).decide(start, Thinking.within(Budget.ofNodes(5_000)));
        assertThat(start.moves()).contains(decision.move());
        assertThat(decision).isNotEqualTo(decide(start, Budget.ofNodes(5_000)));
    }

    @Test
    void aTreeThatMayGrowNoMoreIsStillTriedOut() {
        Meter meter = new Meter(Thinking.within(Budget.ofNodes(20_000)));
        TrialTree tree = new TrialTree(
                start,
                game.evaluator("report").orElseThrow(),
                TrialOptions.USUAL,
                new TrialTree.Reach(MctsPlayer.DEEPEST, 200),
                Draws.of(1, "full"),
                meter);
        meter.limit();
        while (tree.grow()) {}
        assertThat(TrialTrace.of(tree.root(), 1_000).root().nodes()).isGreaterThan(10_000);
        assertThat(size(tree.root())).isBetween(200L, 400L);
        assertThat(tree.root().visits()).isGreaterThan(1_000);
    }

    private static long size(TrialNode node) {
        if (!node.isOpen()) return 1;
        return 1
                + Arrays.stream(node.children()).mapToLong(MctsPlayerTest::size).sum();
    }

    private static Player player(Position position) {
        return new MctsPlayer(position.game().evaluator("report").orElseThrow(), TrialOptions.USUAL);
    }

    private static Decision decide(Position position, Budget budget) {
        return player(position).decide(position, Thinking.within(budget));
    }
}
