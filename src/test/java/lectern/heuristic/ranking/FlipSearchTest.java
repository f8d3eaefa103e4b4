package lectern.heuristic.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.ranking.SearchedFlip.Found;
import lectern.search.Budget;
import lectern.search.SearchOptions;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;
import lectern.search.trace.Bound;
import org.junit.jupiter.api.Test;

/** Weights at which a search to a fixed depth chooses another move. */
class FlipSearchTest {
    private static final long ENOUGH = 10_000_000;
    private static final int DEPTH = 2;

    private final Position position = middleGame();
    private final Heuristic heuristic =
            Heuristic.of("mine", position.game().kind(), position.game().kind().strong());

    @Test
    void onEitherSideOfWhatIsFoundTheSearchChoosesAsTold() {
        Move chosen = choice(heuristic);
        List<Found> all = new ArrayList<>();
        for (int term = 0; term < heuristic.terms().size(); term++) {
            int place = term;
            search(ENOUGH, new Stop()).toward(term, chosen, 20).found().ifPresent(found -> {
                all.add(found);
                assertThat(choice(weighted(place, found.inside()))).isEqualTo(chosen);
                assertThat(choice(weighted(place, found.outside())))
                        .isEqualTo(found.move())
                        .isNotEqualTo(chosen);
            });
        }
        assertThat(all).isNotEmpty();
    }

    @Test
    void aBudgetThatDoesNotSufficeTellsNothing() {
        SearchedFlip flip = search(1, new Stop()).toward(0, choice(heuristic), 20);

        assertThat(flip.known()).isFalse();
        assertThat(flip.found()).isEmpty();
    }

    @Test
    void whatIsStoppedTellsNothing() {
        Stop stop = new Stop();
        stop.ask();

        assertThat(search(ENOUGH, stop).decision()).isEmpty();
        assertThat(search(ENOUGH, stop).toward(0, choice(heuristic), 20).known())
                .isFalse();
    }

    @Test
    void allSearchesTogetherHaveOneBudget() {
        FlipSearch search = search(ENOUGH, new Stop());
        search.decision();
        long afterOne = search.left();
        search.toward(0, choice(heuristic), 20);

        assertThat(afterOne).isLessThan(ENOUGH);
        assertThat(search.left()).isLessThan(afterOne);
    }

    @Test
    void theSearchThatIsRankedKnowsAllItsScores() {
        assertThat(search(ENOUGH, new Stop()).decision().orElseThrow().candidates())
                .hasSize(position.moveCount())
                .allMatch(candidate -> candidate.bound() == Bound.EXACT);
    }

    private FlipSearch search(long nodes, Stop stop) {
        return new FlipSearch(position, heuristic, DEPTH, nodes, stop);
    }

    private Heuristic weighted(int term, double weight) {
        return heuristic.withWeight(heuristic.terms().get(term).name(), weight);
    }

    private Move choice(Heuristic tried) {
        return new SearchPlayer(tried.evaluator(), SearchOptions.USUAL)
                .decide(position, Thinking.within(Budget.ofDepth(DEPTH)))
                .move();
    }

    private static Position middleGame() {
        Position position = Games.read("infection").start(1).position();
        for (int i = 0; i < 9; i++) {
            position = position.play(position.move(7 * i % position.moveCount()), Narrator.SILENT);
        }
        return position;
    }
}
