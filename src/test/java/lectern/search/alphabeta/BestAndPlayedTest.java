package lectern.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The best move and the played one have the scores that a search has which works out every move to that depth. */
class BestAndPlayedTest {
    private static final int POSITIONS = 20;

    @ParameterizedTest
    @ValueSource(strings = {"shiftago", "syrtis:board=minor", "pushee", "catsdogs", "infection"})
    void bothScoresAreThoseOfASearchThatWorksOutEveryMove(String game) {
        Draws draws = Draws.of(1, game);
        int compared = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = drawn(game, draws);
            if (position.isOver()) continue;
            Move played = draws.from(position.moves());
            Evaluator judge = position.game().kind().strong();

            BestAndPlayed found = BestAndPlayed.find(position, played, judge, Thinking.within(Budget.ofNodes(400)));
            Decision whole = new SearchPlayer(judge, new SearchOptions(true, false, 1))
                    .decide(position, Thinking.within(Budget.ofDepth(found.depth())));

            // A search that has proven a win looks no further, while the played move is still looked at.
            if (whole.depth() < found.depth()) continue;
            compared++;
            assertThat(found.played().score()).as(position.text()).isEqualTo(score(whole, played));
            assertThat(found.best().score()).isEqualTo(whole.score());
            assertThat(score(whole, found.best().move())).isEqualTo(whole.score());
        }
        assertThat(compared).isGreaterThan(POSITIONS / 2);
    }

    @ParameterizedTest
    @ValueSource(longs = {100, 1_000, 10_000})
    void onlyTheFirstPlyMayTakeMoreThanTheBudget(long nodes) {
        Position position = Games.read("infection").start(1).position();

        BestAndPlayed found = BestAndPlayed.find(
                position, position.move(0), position.game().kind().strong(), Thinking.within(Budget.ofNodes(nodes)));

        assertThat(found.nodes()).isLessThanOrEqualTo(nodes + 1);
        assertThat(found.depth()).isPositive();
    }

    private static double score(Decision decision, Move move) {
        return decision.candidates().stream()
                .filter(candidate -> candidate.move().equals(move))
                .mapToDouble(Candidate::score)
                .findFirst()
                .orElseThrow();
    }

    private static Position drawn(String game, Draws draws) {
        Position position = Games.read(game).start(draws.next()).position();
        for (int ply = draws.below(20); ply > 0 && !position.isOver(); ply--)
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        return position;
    }
}
