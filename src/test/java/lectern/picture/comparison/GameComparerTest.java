package lectern.picture.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.play.Match;
import lectern.search.Budget;
import lectern.search.GreedyPlayer;
import lectern.search.Stop;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two evaluators on one game. */
class GameComparerTest {
    private static final int PLIES = 16;

    private final GameComparer comparer = new GameComparer();

    private static Match game(String text) {
        Match match = Match.from(Games.read(text).start(1).position());
        Draws draws = Draws.of(5, "comparison");
        for (int i = 0; i < PLIES && !match.position().isOver(); i++) {
            match = match.play(draws.from(match.position().moves()));
        }
        return match;
    }

    /** One that measures only what its game lists last. */
    private static Evaluator odd(GameKind game) {
        var criteria = game.criteria();
        var last = criteria.get(criteria.size() - 1);
        return Heuristic.of("odd", game, List.of(HeuristicTerm.of(last, -1))).evaluator();
    }

    private GameComparison compare(Match match, Evaluator one, Evaluator other) {
        return comparer.compare(match, one, other, Seat.FIRST, new Stop(), done -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"infection", "shiftago", "syrtis", "pushee", "catsdogs"})
    void eachChoosesWhatGreedyWouldPlayWithIt(String text) {
        Match match = game(text);
        Evaluator strong = match.game().kind().strong();
        Evaluator odd = odd(match.game().kind());
        GameComparison compared = compare(match, strong, odd);
        assertThat(compared.plies()).hasSize(match.mainLine().size() + 1);
        assertThat(compared.differing()).isNotEmpty();
        for (ComparedPly ply : compared.plies()) {
            if (ply.position().isOver()) continue;
            assertThat(ply.disagreement().map(Disagreement::first).or(ply::agreed))
                    .contains(greedy(strong, ply.position()));
            assertThat(ply.disagreement().map(Disagreement::second).or(ply::agreed))
                    .contains(greedy(odd, ply.position()));
        }
    }

    private static Move greedy(Evaluator evaluator, Position position) {
        return new GreedyPlayer(evaluator)
                .decide(position, Thinking.within(Budget.ofDepth(1)))
                .move();
    }

    @Test
    void whereTheyDifferTheFirstPrefersItsMoveAndTheOtherDoesNot() {
        Match match = game("infection");
        GameComparison compared =
                compare(match, match.game().kind().strong(), odd(match.game().kind()));
        for (ComparedPly ply : compared.differing()) {
            assertThat(ply.why().first()).isGreaterThanOrEqualTo(0);
            assertThat(ply.why().second()).isLessThanOrEqualTo(0);
            assertThat(ply.why().shares()).isNotEmpty();
        }
    }

    @Test
    void whereTheyAgreeTheCriteriaMakeTheDifferenceOfTheTotals() {
        Match match = game("infection");
        Evaluator strong = match.game().kind().strong();
        Evaluator report = match.game().kind().evaluators().stream()
                .filter(other -> !other.equals(strong))
                .findFirst()
                .orElseThrow();
        GameComparison compared = compare(match, strong, report);
        assertThat(compared.plies())
                .filteredOn(ply -> ply.agreed().isPresent())
                .isNotEmpty()
                .allSatisfy(ply -> assertThat(ply.why().total())
                        .isCloseTo(
                                strong.value(ply.position(), Seat.FIRST) - report.value(ply.position(), Seat.FIRST),
                                within(1e-9)));
    }

    @Test
    void anEvaluatorAgreesWithItself() {
        Match match = game("pushee");
        Evaluator strong = match.game().kind().strong();
        assertThat(compare(match, strong, strong).differing()).isEmpty();
    }

    @Test
    void whatIsStoppedTellsWhatIsKnownByThen() {
        Match match = game("infection");
        Stop stop = new Stop();
        Evaluator strong = match.game().kind().strong();
        GameComparison compared = comparer.compare(match, strong, strong, Seat.FIRST, stop, done -> {
            if (done == 3) stop.ask();
        });
        assertThat(compared.plies()).hasSize(3);
    }

    @Test
    void anotherGameFromAnEqualStartIsComparedAnew() {
        Match match = game("infection");
        Evaluator strong = match.game().kind().strong();
        compare(match, strong, odd(match.game().kind()));
        Match other = Match.from(Games.read("infection").start(1).position());
        assertThat(compare(other, strong, strong).plies())
                .singleElement()
                .satisfies(ply -> assertThat(ply.played()).isEqualTo(Optional.empty()));
    }

    @Test
    void theTableHasALineForEachPositionWithBothTotalsAndChoices() {
        Match match = game("infection");
        GameComparison compared =
                compare(match, match.game().kind().strong(), odd(match.game().kind()));
        List<String> lines = ComparisonCsv.of(compared).lines().toList();
        assertThat(lines).hasSize(compared.plies().size() + 1);
        assertThat(lines.get(0))
                .isEqualTo("ply,to-move,first-total,second-total,first-choice,second-choice,played,differ");
        assertThat(lines.stream().filter(line -> line.endsWith(",yes"))).hasSameSizeAs(compared.differing());
    }
}
