package lectern.search.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.RandomPositions;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;
import org.junit.jupiter.api.Test;

/** A search can be looked at afterwards, and looking does not change it. */
class TraceTest {
    private static final int EVERYTHING = 10_000_000;

    private final Game game = Games.read("infection");
    private final Evaluator judge = game.evaluator("report").orElseThrow();
    private final Player player = new SearchPlayer(judge, SearchOptions.USUAL);

    @Test
    void recordingChangesNeitherMoveNorScoreNorCount() {
        Draws draws = Draws.of(5, "trace");
        for (int i = 0; i < 50; i++) {
            Position position = RandomPositions.next(game, draws);
            Thinking thinking = Thinking.within(Budget.ofNodes(3_000));
            Decision plain = player.decide(position, thinking);
            Decision recorded = player.decide(position, thinking.recording(500));
            assertThat(recorded.move()).isEqualTo(plain.move());
            assertThat(recorded.candidates()).isEqualTo(plain.candidates());
            assertThat(recorded.nodes()).isEqualTo(plain.nodes());
            assertThat(recorded.depth()).isEqualTo(plain.depth());
        }
    }

    @Test
    void theTreeHasTheValueOfTheDecisionAndEveryNodeOfItsPass() {
        Position start = game.start(0).position();
        Decision decision = decide(start, 3, EVERYTHING);
        Trace trace = decision.trace().orElseThrow();
        assertThat(trace.complete()).isTrue();
        assertThat(trace.root().value()).isEqualTo(decision.score());
        assertThat(trace.root().nodes()).isEqualTo(count(trace.root()));
        assertThat(trace.root().depth()).isEqualTo(3);
    }

    @Test
    void theEventsRebuildTheTree() {
        Trace trace = decide(game.start(0).position(), 3, 200).trace().orElseThrow();
        assertThat(TreeBuilder.tree(trace.events())).isEqualTo(trace.root());
        assertThat(trace.complete()).isFalse();
        assertThat(count(trace.root())).isEqualTo(200);
        assertThat(trace.root().nodes())
                .isEqualTo(decide(game.start(0).position(), 3, EVERYTHING)
                        .trace()
                        .orElseThrow()
                        .root()
                        .nodes());
    }

    @Test
    void everyNodeSaysWhyItEnded() {
        Trace trace = decide(game.start(0).position(), 3, EVERYTHING).trace().orElseThrow();
        check(trace.root(), game.start(0).position());
    }

    /** Follows the tree on the board: windows, leaves and cut-offs are what they say they are. */
    private void check(SearchNode node, Position position) {
        assertThat(node.alpha()).isLessThan(node.beta());
        if (node.ending() == NodeEnding.LEAF) {
            assertThat(node.value())
                    .isEqualTo(judge.value(position, game.start(0).position().toMove()));
            assertThat(node.children()).isEmpty();
        }
        if (node.ending() == NodeEnding.CUT_OFF) {
            assertThat(node.cutBy()).isNotNull();
            boolean maximizes = position.toMove() == game.start(0).position().toMove();
            if (maximizes) assertThat(node.value()).isGreaterThanOrEqualTo(node.beta());
            else assertThat(node.value()).isLessThanOrEqualTo(node.alpha());
        }
        for (SearchNode child : node.children()) {
            check(child, position.play(child.move(), Narrator.SILENT));
        }
    }

    @Test
    void whereAShortcutWasTakenTheTreeSaysSo() {
        Evaluator strong = game.evaluator("strong").orElseThrow();
        Position start = game.start(0).position();
        Decision decision = new SearchPlayer(strong, SearchOptions.USUAL)
                .decide(start, Thinking.within(Budget.ofNodes(20_000)).recording(EVERYTHING));
        Set<NodeEnding> seen = EnumSet.noneOf(NodeEnding.class);
        checkShortcuts(decision.trace().orElseThrow().root(), start, strong, seen);
        assertThat(seen).contains(NodeEnding.STANDS_WELL, NodeEnding.LEFT_OUT, NodeEnding.SEARCHED, NodeEnding.CUT_OFF);
    }

    private void checkShortcuts(SearchNode node, Position position, Evaluator strong, Set<NodeEnding> seen) {
        seen.add(node.ending());
        Set<Move> searched = node.children().stream().map(SearchNode::move).collect(Collectors.toSet());
        if (node.ending() == NodeEnding.STANDS_WELL) {
            boolean own = position.toMove() == Seat.FIRST;
            assertThat(node.value()).isEqualTo(strong.value(position, Seat.FIRST));
            assertThat(own ? node.value() >= node.beta() : node.value() <= node.alpha())
                    .isTrue();
            assertThat(searched).isEmpty();
        }
        if (node.ending() == NodeEnding.LEFT_OUT) assertThat(searched).hasSizeBetween(1, position.moveCount() - 1);
        if (node.ending() == NodeEnding.SEARCHED) assertThat(searched).hasSameSizeAs(position.moves());
        for (SearchNode child : node.children()) {
            checkShortcuts(child, position.play(child.move(), Narrator.SILENT), strong, seen);
        }
    }

    @Test
    void theChosenScoreIsTheSumOfTheTermsAtTheEndOfItsLine() {
        Draws draws = Draws.of(6, "terms");
        for (int i = 0; i < 100; i++) {
            Position position = RandomPositions.next(game, draws);
            Decision decision = decide(position, 3, 0);
            Candidate chosen = decision.chosen();
            if (chosen.verdict().isPresent() || chosen.terms().isEmpty()) continue;
            assertThat(chosen.terms().stream()
                            .mapToDouble(term -> term.contribution())
                            .sum())
                    .isEqualTo(chosen.score());
            assertThat(chosen.line().get(0)).isEqualTo(decision.move());
        }
    }

    @Test
    void noCandidateExceedsTheChosenOne() {
        Draws draws = Draws.of(7, "choice");
        for (int i = 0; i < 100; i++) {
            Decision decision = decide(RandomPositions.next(game, draws), 3, 0);
            assertThat(decision.candidates()).allMatch(candidate -> candidate.score() <= decision.score());
            assertThat(decision.chosen().bound()).isEqualTo(Bound.EXACT);
        }
    }

    private Decision decide(Position position, int depth, int recorded) {
        return player.decide(position, Thinking.within(Budget.ofDepth(depth)).recording(recorded));
    }

    private static long count(SearchNode node) {
        List<SearchNode> children = node.children();
        return 1 + children.stream().mapToLong(TraceTest::count).sum();
    }
}
