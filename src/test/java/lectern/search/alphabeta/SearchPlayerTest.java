package lectern.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.Progress;
import lectern.search.ProvenResult;
import lectern.search.RandomPositions;
import lectern.search.SearchOptions;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.trace.Bound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchPlayerTest {
    private final Game game = Games.read("infection");
    private final Position start = game.start(0).position();

    @Test
    void theSameBudgetInNodesGivesTheSameDecision() {
        Thinking thinking = Thinking.within(Budget.ofNodes(20_000));
        assertThat(player(1).decide(start, thinking)).isEqualTo(player(1).decide(start, thinking));
    }

    @Test
    void aBudgetInNodesIsKept() {
        assertThat(player(1)
                        .decide(start, Thinking.within(Budget.ofNodes(20_000)))
                        .nodes())
                .isBetween(1_000L, 20_001L);
    }

    @Test
    void evenTheSmallestBudgetGivesALegalMove() {
        Decision decision = player(1).decide(start, Thinking.within(Budget.ofNodes(1)));
        assertThat(start.moves()).contains(decision.move());
        assertThat(decision.depth()).isEqualTo(1);
    }

    @Test
    void aWinOnTheSpotIsProvenAndTaken() {
        Position position = game.read("7/7/3oo2/2x4/7/7/7 x 3 9");
        Decision decision = player(1).decide(position, Thinking.within(Budget.ofDepth(4)));
        assertThat(decision.chosen().verdict()).contains(ProvenResult.in(1, ProvenResult.Result.WIN));
        assertThat(decision.move().text()).isEqualTo("d4");
    }

    @Test
    void thinkingEndsWhenSomebodyAsks() throws Exception {
        Stop stop = new Stop();
        CompletableFuture<Decision> thinking = CompletableFuture.supplyAsync(
                () -> player(1).decide(start, Thinking.within(Budget.UNLIMITED).stoppedBy(stop)));
        stop.ask();
        assertThat(start.moves()).contains(thinking.get(60, TimeUnit.SECONDS).move());
    }

    @Test
    void everyDepthIsToldOnceItIsDone() {
        List<Progress> told = new ArrayList<>();
        Thinking thinking = Thinking.within(Budget.ofDepth(4));
        Decision decision = player(1).decide(start, thinking.heardBy(told::add));
        assertThat(told).extracting(Progress::depth).containsExactly(1, 2, 3, 4);
        assertThat(told.get(3))
                .isEqualTo(new Progress(4, decision.score(), Optional.empty(), decision.nodes(), decision.line()));
        assertThat(decision).isEqualTo(player(1).decide(start, thinking));
    }

    /** Whether the last pass was finished or not: the choice obeys its rule, and recording changes nothing. */
    @ParameterizedTest
    @CsvSource({"infection, report", "infection, strong", "shiftago, report", "'catsdogs:size=5,obstacles=10', report"})
    void anyBudgetInNodesGivesAWholeDecision(String gameText, String evaluator) {
        Game played = Games.read(gameText);
        Player player = new SearchPlayer(played.evaluator(evaluator).orElseThrow(), SearchOptions.USUAL);
        Draws draws = Draws.of(8, "budgets");
        for (int i = 0; i < 100; i++) {
            Position position = RandomPositions.next(played, draws);
            Thinking thinking = Thinking.within(Budget.ofNodes(100 + draws.below(3_000)));
            Decision decision = player.decide(position, thinking);
            assertThat(decision.candidates())
                    .hasSize(position.moveCount())
                    .allMatch(candidate -> candidate.score() <= decision.score());
            assertThat(decision.chosen().bound()).isEqualTo(Bound.EXACT);
            Decision recorded = player.decide(position, thinking.recording(100));
            assertThat(recorded.candidates()).isEqualTo(decision.candidates());
            assertThat(recorded.trace().orElseThrow().root().value()).isEqualTo(decision.score());
        }
    }

    /** What is proven by looking less far behind some moves is found by looking everywhere too. */
    @ParameterizedTest
    @CsvSource({
        "infection, report",
        "infection, strong",
        "infection:rules=ataxx, strong",
        "shiftago, report",
        "pushee, report",
        "'catsdogs:size=5,obstacles=10', report"
    })
    void aProofHoldsWhereverTheSearchLookedLessFar(String gameText, String evaluator) {
        Game played = Games.read(gameText);
        Player player = new SearchPlayer(played.evaluator(evaluator).orElseThrow(), SearchOptions.USUAL);
        Draws draws = Draws.of(9, "proofs");
        int proven = 0;
        for (int i = 0; i < 400; i++) {
            Position position = RandomPositions.next(played, draws);
            Optional<ProvenResult> verdict = player.decide(position, Thinking.within(Budget.ofNodes(1_000)))
                    .chosen()
                    .verdict();
            if (verdict.isEmpty() || verdict.get().plies().orElseThrow() > 5) continue;
            proven++;
            Budget everywhere = Budget.ofDepth(verdict.get().plies().orElseThrow());
            assertThat(player.decide(position, Thinking.within(everywhere))
                            .chosen()
                            .verdict())
                    .as("%s", position)
                    .map(ProvenResult::result)
                    .contains(verdict.get().result());
        }
        assertThat(proven).isPositive();
    }

    @Test
    void severalThreadsFindTheSameScore() {
        Thinking thinking = Thinking.within(Budget.ofDepth(5));
        assertThat(player(2).decide(start, thinking).score())
                .isEqualTo(player(1).decide(start, thinking).score());
    }

    private Player player(int threads) {
        return new SearchPlayer(game.evaluator("report").orElseThrow(), new SearchOptions(false, true, threads));
    }

    @ParameterizedTest
    @ValueSource(strings = {"infection", "pushee", "catsdogs", "shiftago", "syrtis"})
    void aCandidateThatIsOnlyABoundCanBeWorkedOutExactly(String id) {
        Draws draws = Draws.of(5, "bounds");
        for (int i = 0; i < 3; i++) {
            Position position = RandomPositions.next(Games.read(id), draws);
            Thinking thinking = Thinking.within(Budget.ofDepth(2));
            Decision decision = player(position.game(), false).decide(position, thinking);
            Decision exact = player(position.game(), true).decide(position, thinking);
            for (Candidate candidate : decision.candidates()) {
                if (candidate.bound() == Bound.EXACT) continue;
                Decision known = player(position.game(), false).workOut(decision, candidate, position, thinking);
                Candidate worked = of(known, candidate.move());
                assertThat(worked.bound()).isEqualTo(Bound.EXACT);
                assertThat(worked.score()).isEqualTo(of(exact, candidate.move()).score());
                assertThat(known.move()).isEqualTo(decision.move());
            }
        }
    }

    @Test
    void workingOutIsStopped() {
        Stop stop = new Stop();
        Thinking thinking = Thinking.within(Budget.ofDepth(6)).stoppedBy(stop);
        Decision decision = player(game, false).decide(start, Thinking.within(Budget.ofDepth(6)));
        Candidate bounded = decision.candidates().stream()
                .filter(candidate -> candidate.bound() != Bound.EXACT)
                .findFirst()
                .orElseThrow();
        stop.ask();

        assertThat(player(game, false).workOut(decision, bounded, start, thinking))
                .isEqualTo(decision);
    }

    private static Candidate of(Decision decision, Move move) {
        return decision.candidates().stream()
                .filter(candidate -> candidate.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    private static Player player(Game game, boolean exact) {
        return new SearchPlayer(game.kind().strong(), new SearchOptions(exact, true, 1));
    }
}
