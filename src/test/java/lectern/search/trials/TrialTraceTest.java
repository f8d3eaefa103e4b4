package lectern.search.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.RandomPositions;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchNode;
import lectern.search.trace.Trace;
import org.junit.jupiter.api.Test;

/** The tree of a search by trials can be looked at afterwards, and looking does not change it. */
class TrialTraceTest {
    private static final int EVERYTHING = 10_000_000;

    private final Game game = Games.read("infection");
    private final Position start = game.start(0).position();
    private final Player player = new MctsPlayer(game.evaluator("report").orElseThrow(), TrialOptions.USUAL);

    @Test
    void recordingChangesNothing() {
        Draws draws = Draws.of(5, "trial trace");
        for (int i = 0; i < 30; i++) {
            Position position = RandomPositions.next(game, draws);
            Thinking thinking = Thinking.within(Budget.ofNodes(2_000));
            Decision plain = player.decide(position, thinking);
            Decision recorded = player.decide(position, thinking.recording(100));
            assertThat(plain.trace()).isEmpty();
            assertThat(recorded.move()).isEqualTo(plain.move());
            assertThat(recorded.candidates()).isEqualTo(plain.candidates());
            assertThat(recorded.nodes()).isEqualTo(plain.nodes());
            assertThat(recorded.depth()).isEqualTo(plain.depth());
        }
    }

    @Test
    void theWholeTreeAgreesWithTheDecision() {
        Decision decision = decide(EVERYTHING);
        Trace trace = decision.trace().orElseThrow();
        assertThat(trace.complete()).isTrue();
        assertThat(trace.events()).isEmpty();
        assertThat(trace.root().depth()).isBetween(decision.depth(), decision.depth() + 1);
        assertThat(trace.root().nodes()).isEqualTo(decision.nodes() + 1);
        List<SearchNode> children = trace.root().children();
        assertThat(children).hasSameSizeAs(decision.candidates());
        for (int i = 0; i < children.size(); i++) {
            Candidate candidate = decision.candidates().get(i);
            assertThat(children.get(i).move()).isEqualTo(candidate.move());
            assertThat(children.get(i).visits()).isEqualTo(candidate.visits());
            if (candidate.visits() > 0) {
                assertThat(children.get(i).value()).isEqualTo(candidate.mean().orElseThrow());
            }
        }
        check(trace.root(), start, true);
    }

    /** A node's trials are its own first one and those that went on; so are the positions that they looked at. */
    private static void check(SearchNode node, Position position, boolean isRoot) {
        assertThat(node.value()).isBetween(node.alpha(), node.beta());
        assertThat(node.ending() == NodeEnding.GAME_OVER).isEqualTo(position.isOver());
        if (node.children().isEmpty()) return;
        long further = node.children().stream().mapToLong(SearchNode::visits).sum();
        assertThat(node.visits()).isBetween(further, further + (isRoot ? 0 : node.visits()));
        if (node.ending() == NodeEnding.SEARCHED) assertThat(node.visits()).isEqualTo(further + (isRoot ? 0 : 1));
        long looked = node.children().stream().mapToLong(SearchNode::nodes).sum();
        assertThat(node.nodes()).isGreaterThan(looked);
        for (SearchNode child : node.children()) {
            check(child, position.play(child.move(), Narrator.SILENT), false);
        }
    }

    @Test
    void aBoundedTreeShowsWhatWasVisitedMost() {
        SearchNode whole = decide(EVERYTHING).trace().orElseThrow().root();
        Trace trace = decide(40).trace().orElseThrow();
        assertThat(trace.complete()).isFalse();
        assertThat(count(trace.root())).isEqualTo(40);
        assertThat(trace.root().visits()).isEqualTo(whole.visits());
        assertThat(trace.root().nodes()).isEqualTo(whole.nodes());
        long least = leastVisits(trace.root());
        assertThat(countVisited(whole, least + 1)).isLessThan(40);
        assertThat(countVisited(whole, least)).isGreaterThanOrEqualTo(40);
    }

    private Decision decide(int recorded) {
        return player.decide(start, Thinking.within(Budget.ofNodes(4_000)).recording(recorded));
    }

    private static long count(SearchNode node) {
        return 1 + node.children().stream().mapToLong(TrialTraceTest::count).sum();
    }

    private static long leastVisits(SearchNode node) {
        return node.children().stream().mapToLong(TrialTraceTest::leastVisits).reduce(node.visits(), Math::min);
    }

    private static long countVisited(SearchNode node, long visits) {
        long below = node.children().stream()
                .mapToLong(child -> countVisited(child, visits))
                .sum();
        return (node.visits() >= visits ? 1 : 0) + below;
    }
}
