package lectern.search.trials;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import lectern.search.trace.SearchNode;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** A tree that is full is tried out further, and the decision says so; before that nothing depends on its limit. */
class FullTreeTest {
    private static final long LITTLE = 100_000;
    private static final String MIDDLE_GAME = "x5o/1xx2oo/2x1oo1/3xo2/2ox3/1oo1xx1/o5x x 0 1";

    private final Position infection = Games.read("infection").read(MIDDLE_GAME);

    @Test
    void aTreeThatIsFullIsStillTriedOutAndTheDecisionSaysSo() {
        Thinking little = nodes(50_000).withMemory(LITTLE);

        Decision decision = mcts(infection).decide(infection, little.recording(10_000));

        long kept = LITTLE / MctsPlayer.BYTES_EACH;
        assertThat(decision.nodes()).isEqualTo(50_001);
        assertThat(size(decision.trace().orElseThrow().root())).isBetween(kept, kept + 300);
        assertThat(decision.notes()).extracting(Phrase::key).containsExactly("players.note.tree-full");
        assertThat(english(decision)).startsWith("The tree is full: from ");
    }

    @Test
    void aTreeThatIsNotFullDependsOnNoMemory() {
        Decision decision = mcts(infection).decide(infection, nodes(20_000));

        assertThat(decision.notes()).isEmpty();
        assertThat(mcts(infection).decide(infection, nodes(20_000).withMemory(20_000_000)))
                .isEqualTo(decision);
    }

    @Test
    void aTreeHasNoMoreThanAMillionPositionsHoweverMuchMemoryThereIs() {
        assertThat((long) MctsPlayer.MOST_KEPT * MctsPlayer.BYTES_EACH).isLessThan(512L << 20);
    }

    private static Thinking nodes(long most) {
        return Thinking.within(Budget.ofNodes(most)).seeded(3);
    }

    private static Player mcts(Position position) {
        return new MctsPlayer(position.game().evaluator("report").orElseThrow(), TrialOptions.USUAL);
    }

    private static String english(Decision decision) {
        return new Sentences(Language.EN).of(decision.notes().get(0));
    }

    private static long size(SearchNode node) {
        return 1 + node.children().stream().mapToLong(FullTreeTest::size).sum();
    }
}
