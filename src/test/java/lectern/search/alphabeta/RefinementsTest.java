package lectern.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Perft;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.ProvenScores;
import lectern.search.RandomPositions;
import lectern.search.Refinement;
import lectern.search.Refinements;
import lectern.search.SearchOptions;
import lectern.search.SearchVariant;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every refinement but shortcuts finds what a plain minimax finds, and chooses the same move. */
class RefinementsTest {
    private static final int POSITIONS = Integer.getInteger("lectern.refinements.positions", 500);
    private static final int DEEPEST = 3;

    /** So many positions at the end of a plain minimax; deeper searches are of fewer moves in each position. */
    private static final int MOST_LEAVES = 400;

    private static final int FEW_MOVES = 4;

    /** Combinations that are on no ladder. */
    private static final List<SearchVariant> OTHERS = List.of(
            new SearchVariant("table alone", Refinements.of(Refinement.TABLE)),
            new SearchVariant(
                    "deepening without pruning",
                    Refinements.of(Refinement.DEEPENING, Refinement.ORDERING, Refinement.TABLE)),
            new SearchVariant(
                    "no ordering", Refinements.ALL.without(Refinement.SHORTCUTS).without(Refinement.ORDERING)),
            new SearchVariant(
                    "one pass", Refinements.ALL.without(Refinement.SHORTCUTS).without(Refinement.DEEPENING)));

    static Stream<String> games() {
        return Stream.of("shiftago", "syrtis:board=minor", "pushee", "catsdogs", "infection");
    }

    @ParameterizedTest
    @MethodSource("games")
    void valueAndMoveAreThoseOfMinimax(String gameText) {
        Game game = Games.read(gameText);
        Evaluator evaluator = game.evaluator("report").orElseThrow();
        Draws draws = Draws.of(19, "refinements " + gameText);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = RandomPositions.next(game, draws);
            int depth = 1 + i % DEEPEST;
            int branching = Perft.count(position, depth) > MOST_LEAVES ? FEW_MOVES : 0;
            Plain expected = Plain.of(evaluator, position, depth, branching);
            for (SearchVariant variant : exact()) {
                MeasuredDecision found = search(variant, evaluator, position, depth, branching);
                String where = variant.word() + " to depth " + depth + " in " + position;
                assertThat(found.finished()).as(where).isTrue();
                assertThat(found.decision().score()).as(where).isEqualTo(expected.value);
                assertThat(found.decision().move()).as(where).isEqualTo(expected.move);
            }
        }
    }

    private static List<SearchVariant> exact() {
        return Stream.concat(SearchVariant.LADDER.stream(), OTHERS.stream())
                .filter(SearchVariant::isExact)
                .toList();
    }

    private static MeasuredDecision search(
            SearchVariant variant, Evaluator evaluator, Position position, int depth, int branching) {
        SearchOptions options = SearchOptions.forLaboratory(variant.refinements(), branching);
        return new SearchPlayer(evaluator, options).measured(position, Thinking.within(Budget.ofDepth(depth)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void minimaxLooksAtEveryPosition(String gameText) {
        Game game = Games.read(gameText);
        Evaluator evaluator = game.evaluator("report").orElseThrow();
        Position start = game.start(0).position();
        MeasuredDecision found = search(SearchVariant.MINIMAX, evaluator, start, 2, 0);
        assertThat(found.leaves()).isEqualTo(Perft.count(start, 2));
        assertThat(found.nodes()).isEqualTo(Perft.count(start, 1) + Perft.count(start, 2));
        assertThat(found.cutOffs()).isZero();
    }

    @Test
    void aRefinementWithoutWhatItNeedsDoesNothing() {
        assertThat(Refinements.of(Refinement.NULL_WINDOWS).effective()).isEqualTo(Refinements.NONE);
        assertThat(Refinements.ALL.without(Refinement.ORDERING).effective())
                .isEqualTo(Refinements.ALL.without(Refinement.ORDERING).without(Refinement.SHORTCUTS));
        assertThat(Refinements.ALL.effective()).isEqualTo(Refinements.ALL);
    }

    @Test
    void theLadderLeadsFromMinimaxToThePlayersSearchOneRefinementAtATime() {
        List<Refinements> ladder =
                SearchVariant.LADDER.stream().map(SearchVariant::refinements).toList();
        assertThat(ladder.get(0)).isEqualTo(Refinements.NONE);
        for (int i = 1; i < ladder.size(); i++) {
            assertThat(ladder.get(i)).isEqualTo(ladder.get(i - 1).with(Refinement.values()[i - 1]));
            assertThat(ladder.get(i).effective()).isEqualTo(ladder.get(i));
        }
        assertThat(ladder.get(ladder.size() - 1)).isEqualTo(Refinements.ALL);
    }

    @Test
    void aPassThatItsBudgetEndsIsNotFinishedAndAMoveIsChosenAllTheSame() {
        Game game = Games.read("infection");
        Position start = game.start(0).position();
        Evaluator evaluator = game.evaluator("report").orElseThrow();
        SearchOptions options = SearchOptions.forLaboratory(Refinements.NONE, 0);
        MeasuredDecision found = new SearchPlayer(evaluator, options)
                .measured(start, Thinking.within(Budget.ofDepth(4).withNodes(500)));
        assertThat(found.finished()).isFalse();
        assertThat(found.decision().depth()).isEqualTo(1);
        assertThat(start.moves()).contains(found.decision().move());
    }

    /** A minimax that shares nothing with the search: the value for the root's side, and the first of the best moves. */
    private record Plain(double value, Move move) {
        private static Plain of(Evaluator evaluator, Position root, int depth, int branching) {
            Plain best = null;
            for (Move move : moves(root, branching)) {
                Position next = root.play(move, Narrator.SILENT);
                double value = value(evaluator, root.toMove(), next, depth - 1, 1, branching) + 0.0;
                if (best == null || value > best.value) best = new Plain(value, move);
            }
            return best;
        }

        private static double value(
                Evaluator evaluator, Seat side, Position position, int depth, int ply, int branching) {
            if (position.isOver()) return ProvenScores.ofEnd(position, side, ply);
            if (depth == 0) return evaluator.value(position, side);
            boolean own = position.toMove() == side;
            double best = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            for (Move move : moves(position, branching)) {
                Position next = position.play(move, Narrator.SILENT);
                double value = value(evaluator, side, next, depth - 1, ply + 1, branching);
                best = own ? Math.max(best, value) : Math.min(best, value);
            }
            return best;
        }

        private static List<Move> moves(Position position, int branching) {
            List<Move> moves = position.moves();
            if (branching == 0 || moves.size() <= branching) return moves;
            List<Move> ranked = new ArrayList<>(moves);
            ranked.sort(Comparator.comparingInt(position.hints()::promise).reversed());
            return moves.stream().filter(ranked.subList(0, branching)::contains).toList();
        }
    }
}
