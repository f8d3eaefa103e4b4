package lectern.search.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Perft;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.RandomPositions;
import lectern.search.Refinement;
import lectern.search.SearchOptions;
import lectern.search.SearchVariant;
import lectern.search.Thinking;
import lectern.search.alphabeta.MeasuredDecision;
import lectern.search.alphabeta.SearchPlayer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What can be relied on when the events of a search are replayed: with every variant, in every game. */
class EventContractTest {
    private static final int EVERYTHING = 10_000_000;
    private static final int POSITIONS = 12;
    private static final int DEPTH = 3;

    /** A search of more positions than this looks at a few moves of each position only. */
    private static final int MANY = 3_000;

    private static final int FEW_MOVES = 5;

    /** A position on the way, while events are replayed: what is known of the moves that were searched there. */
    private static final class Open {
        private final SearchEvent.Enter enter;
        private final Position position;
        private final Map<Move, SearchEvent.Leave> searched = new LinkedHashMap<>();
        private SearchEvent.Enter lastQuestion;
        private SearchEvent.Leave lastAnswer;
        private double alpha;
        private double beta;
        private SearchEvent.Leaf leaf;
        private SearchEvent.Cut cut;
        private Move raisedBy;

        private Open(SearchEvent.Enter enter, Position position) {
            this.enter = enter;
            this.position = position;
            alpha = enter.alpha();
            beta = enter.beta();
        }

        private boolean isNull() {
            return beta <= Math.nextUp(alpha);
        }
    }

    private record Searched(SearchVariant variant, Position root, int branching, MeasuredDecision measured) {
        private List<Trace.Pass> passes() {
            return measured.decision().trace().orElseThrow().passes();
        }

        private boolean prunes() {
            return variant.refinements().has(Refinement.PRUNING);
        }

        private int offered(Position position) {
            int moves = position.moveCount();
            return branching == 0 ? moves : Math.min(branching, moves);
        }
    }

    static Stream<String> games() {
        return Stream.of("shiftago", "syrtis:board=minor", "pushee", "catsdogs", "infection");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theEventsRebuildTreeValueAndCount(String gameText) {
        for (Searched search : searches(gameText)) {
            List<Trace.Pass> passes = search.passes();
            for (Trace.Pass pass : passes) {
                assertThat(pass.complete()).isTrue();
                assertThat(TreeBuilder.tree(pass.events())).isEqualTo(pass.root());
                assertThat(pass.root().nodes()).isEqualTo(count(pass.events(), SearchEvent.Enter.class));
            }
            Trace.Pass last = passes.get(passes.size() - 1);
            assertThat(last.depth()).isEqualTo(search.measured.decision().depth());
            assertThat(last.root().value()).isEqualTo(search.measured.decision().score());
            assertThat(counted(passes, SearchEvent.Enter.class) - passes.size()).isEqualTo(search.measured.nodes());
            assertThat(counted(passes, SearchEvent.Cut.class)).isEqualTo(search.measured.cutOffs());
            assertThat(passes.stream().flatMap(pass -> leaves(pass.root())).count())
                    .isEqualTo(search.measured.leaves());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePassesOfIterativeDeepeningAreKeptAndThereIsNoneWithoutIt(String gameText) {
        for (Searched search : searches(gameText)) {
            List<Integer> depths =
                    search.passes().stream().map(Trace.Pass::depth).toList();
            int deepest = search.measured.decision().depth();
            boolean deepens = search.variant.refinements().has(Refinement.DEEPENING);
            assertThat(depths).hasSize(deepens ? deepest : 1).endsWith(deepest).isSorted();
            Trace trace = search.measured.decision().trace().orElseThrow();
            Trace.Pass last = trace.passes().get(depths.size() - 1);
            assertThat(trace.root()).isEqualTo(last.root());
            assertThat(trace.events()).isEqualTo(last.events());
        }
    }

    /** Every value follows from those of the moves searched, every window from what was raised before. */
    @ParameterizedTest
    @MethodSource("games")
    void aReplayOfTheEventsComesToTheSameWindowsAndValues(String gameText) {
        for (Searched search : searches(gameText)) {
            for (Trace.Pass pass : search.passes()) replay(search, pass.events());
        }
    }

    private static void replay(Searched search, List<SearchEvent> events) {
        List<Open> path = new ArrayList<>();
        for (SearchEvent event : events) {
            Open here = path.isEmpty() ? null : path.get(path.size() - 1);
            event.match(new SearchEvent.SearchEventCases<Runnable>(
                            enter -> () -> path.add(entered(search, enter, here)),
                            leaf -> () -> here.leaf = leaf,
                            raised -> () -> raise(search, here, raised),
                            cut -> () -> here.cut = cut,
                            leave -> () -> {
                                path.remove(path.size() - 1);
                                left(search, here, leave);
                                if (!path.isEmpty()) answer(path.get(path.size() - 1), here.enter, leave);
                            }))
                    .run();
        }
        assertThat(path).isEmpty();
    }

    private static Open entered(Searched search, SearchEvent.Enter enter, Open above) {
        if (above == null) {
            assertThat(enter.move()).isNull();
            return new Open(enter, search.root);
        }
        assertThat(above.position.moves()).contains(enter.move());
        boolean isNull = enter.beta() <= Math.nextUp(enter.alpha());
        if (!search.prunes()) {
            assertThat(enter.alpha()).isEqualTo(Double.NEGATIVE_INFINITY);
            assertThat(enter.beta()).isEqualTo(Double.POSITIVE_INFINITY);
        } else if (!isNull || above.isNull()) {
            assertThat(List.of(enter.alpha(), enter.beta())).isEqualTo(List.of(above.alpha, above.beta));
        } else {
            assertThat(search.variant.refinements().has(Refinement.NULL_WINDOWS))
                    .isTrue();
            boolean own = above.position.toMove() == search.root.toMove();
            assertThat(own ? enter.alpha() : enter.beta()).isEqualTo(own ? above.alpha : above.beta);
        }
        // A move that turned out to be better than a null window asked is searched again at once.
        if (above.lastQuestion != null && isBetter(search, above)) {
            assertThat(enter.move()).isEqualTo(above.lastQuestion.move());
        } else if (search.variant.isExact()) {
            assertThat(above.searched).doesNotContainKey(enter.move());
        }
        return new Open(enter, above.position.play(enter.move(), Narrator.SILENT));
    }

    /** Whether the answer to a null window's question lies inside the window of the position that asked. */
    private static boolean isBetter(Searched search, Open above) {
        SearchEvent.Enter asked = above.lastQuestion;
        boolean wasNull = asked.beta() <= Math.nextUp(asked.alpha());
        double value = above.lastAnswer.value();
        return wasNull && !above.isNull() && value > above.alpha && value < above.beta && search.prunes();
    }

    private static void raise(Searched search, Open here, SearchEvent.Raised raised) {
        boolean own = here.position.toMove() == search.root.toMove();
        assertThat(here.isNull()).isFalse();
        assertThat(own ? raised.alpha() : raised.beta())
                .isEqualTo(here.searched.get(raised.move()).value());
        assertThat(own ? raised.alpha() > here.alpha : raised.beta() < here.beta)
                .isTrue();
        here.alpha = raised.alpha();
        here.beta = raised.beta();
        here.raisedBy = raised.move();
    }

    private static void answer(Open above, SearchEvent.Enter asked, SearchEvent.Leave leave) {
        above.searched.put(asked.move(), leave);
        above.lastQuestion = asked;
        above.lastAnswer = leave;
    }

    private static void left(Searched search, Open here, SearchEvent.Leave leave) {
        boolean own = here.position.toMove() == search.root.toMove();
        int searched = here.searched.size();
        switch (leave.ending()) {
            case LEAF, STANDS_WELL -> {
                assertThat(here.leaf.value()).isEqualTo(leave.value());
                assertThat(searched).isZero();
            }
            case GAME_OVER -> assertThat(here.position.isOver()).isTrue();
            case TABLE -> assertThat(searched).isZero();
            case SEARCHED, CUT_OFF -> {
                double best = here.searched.values().stream()
                        .mapToDouble(SearchEvent.Leave::value)
                        .reduce(own ? Math::max : Math::min)
                        .orElseThrow();
                assertThat(leave.value()).isEqualTo(best);
                int saved = here.cut == null ? 0 : here.cut.saved();
                assertThat(searched + saved).isEqualTo(search.offered(here.position));
                assertThat(here.cut == null).isEqualTo(leave.ending() == NodeEnding.SEARCHED);
            }
            default -> assertThat(leave.ending()).isEqualTo(NodeEnding.LEFT_OUT);
        }
        if (here.enter.move() == null) assertThat(here.raisedBy).isEqualTo(first(search, here));
    }

    /** The move that the root ended with: in the last pass, the one that the search names. */
    private static Move first(Searched search, Open root) {
        boolean isLast = root.enter.depth() == search.measured.decision().depth();
        return isLast ? search.measured.first() : root.raisedBy;
    }

    private static List<Searched> searches(String gameText) {
        Game game = Games.read(gameText);
        Evaluator evaluator = game.evaluator("strong").orElseThrow();
        Draws draws = Draws.of(19, "events " + gameText);
        List<Searched> searches = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            Position root = RandomPositions.next(game, draws);
            int branching = Perft.count(root, DEPTH) > MANY ? FEW_MOVES : 0;
            for (SearchVariant variant : SearchVariant.LADDER) {
                SearchOptions options = SearchOptions.forLaboratory(variant.refinements(), branching);
                Thinking thinking = Thinking.within(Budget.ofDepth(DEPTH)).recording(EVERYTHING);
                searches.add(new Searched(
                        variant, root, branching, new SearchPlayer(evaluator, options).measured(root, thinking)));
            }
        }
        return searches;
    }

    private static Stream<SearchNode> leaves(SearchNode node) {
        if (node.ending() == NodeEnding.LEAF) return Stream.of(node);
        return node.children().stream().flatMap(EventContractTest::leaves);
    }

    private static long counted(List<Trace.Pass> passes, Class<? extends SearchEvent> kind) {
        return passes.stream().mapToLong(pass -> count(pass.events(), kind)).sum();
    }

    private static long count(List<SearchEvent> events, Class<? extends SearchEvent> kind) {
        return events.stream().filter(kind::isInstance).count();
    }
}
