package lectern.search.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.RandomPositions;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import lectern.search.trace.SearchNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decisions of {@code mcts} as they were before trials could follow other rules and be listened to. */
class UsualDecisionsTest {
    private static final int POSITIONS = 12;

    @ParameterizedTest
    @CsvSource({
        "infection, 816755668",
        "catsdogs, 300509858",
        "pushee, 1579913896",
        "shiftago, 3285794542",
        "syrtis:board=minor, 3364457219"
    })
    void theyAreWhatTheyWere(String text, long known) {
        Game game = Games.read(text);
        Draws draws = Draws.of(19, "usual decisions");
        CRC32 sum = new CRC32();
        for (int i = 0; i < POSITIONS; i++) {
            Position position = RandomPositions.next(game, draws);
            Decision decision = new MctsPlayer(game.evaluator("report").orElseThrow(), TrialOptions.USUAL)
                    .decide(
                            position,
                            Thinking.within(Budget.ofNodes(4_000)).seeded(i).recording(500));
            sum.update(told(decision).getBytes(StandardCharsets.UTF_8));
        }

        assertThat(sum.getValue()).isEqualTo(known);
    }

    private static String told(Decision decision) {
        List<String> candidates =
                decision.candidates().stream().map(UsualDecisionsTest::told).toList();
        return decision.move() + " " + decision.nodes() + " " + decision.depth() + candidates
                + told(decision.trace().orElseThrow().root());
    }

    private static String told(SearchNode node) {
        List<String> children =
                node.children().stream().map(UsualDecisionsTest::told).toList();
        return node.move() + " " + node.value() + " " + node.visits() + " " + node.nodes() + " " + node.ending()
                + children;
    }

    private static String told(Candidate candidate) {
        return candidate.move() + " " + candidate.score() + " " + candidate.visits() + " " + candidate.mean() + " "
                + candidate.verdict() + candidate.line();
    }
}
