package lectern.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
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
import lectern.search.ProvenScores;
import lectern.search.RandomPositions;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Alpha-beta is a faster minimax, and nothing else. */
class AlphaBetaTest {
    private static final int POSITIONS = Integer.getInteger("lectern.minimax.positions", 2_000);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "infection; 2",
                "infection:rules=ataxx; 2",
                "shiftago; 2",
                "syrtis:board=minor; 2",
                "pushee; 2",
                "catsdogs; 2",
                "catsdogs:size=5,obstacles=10; 2"
            })
    void findsTheValueAndTheBestMovesOfMinimax(String gameText, int depth) {
        Game game = Games.read(gameText);
        Evaluator evaluator = game.evaluator("report").orElseThrow();
        Draws draws = Draws.of(3, "minimax " + gameText);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = RandomPositions.next(game, draws);
            for (boolean table : new boolean[] {true, false}) {
                Decision exact = decide(evaluator, position, depth, new SearchOptions(true, table, 1));
                // A sole move or a proven result is not searched any deeper.
                Map<String, Double> expected = minimax(evaluator, position, exact.depth());
                assertThat(scores(exact)).as("%s", position).isEqualTo(expected);
                Decision quick = decide(evaluator, position, depth, new SearchOptions(false, table, 1));
                assertThat(quick.depth()).isEqualTo(exact.depth());
                assertThat(quick.score()).as("%s", position).isEqualTo(Collections.max(expected.values()));
                assertThat(quick.move()).as("%s", position).isEqualTo(exact.move());
            }
        }
    }

    private static Decision decide(Evaluator evaluator, Position position, int depth, SearchOptions options) {
        return new SearchPlayer(evaluator, options).decide(position, Thinking.within(Budget.ofDepth(depth)));
    }

    private static Map<String, Double> scores(Decision decision) {
        return decision.candidates().stream()
                .collect(Collectors.toMap(
                        candidate -> candidate.move().text(), Candidate::score, (a, b) -> a, TreeMap::new));
    }

    private static Map<String, Double> minimax(Evaluator evaluator, Position root, int depth) {
        Map<String, Double> values = new TreeMap<>();
        for (Move move : root.moves()) {
            Position next = root.play(move, Narrator.SILENT);
            values.put(move.text(), value(evaluator, root.toMove(), next, depth - 1, 1) + 0.0);
        }
        return values;
    }

    private static double value(Evaluator evaluator, Seat side, Position position, int depth, int ply) {
        if (position.isOver()) return ProvenScores.ofEnd(position, side, ply);
        if (depth == 0) return evaluator.value(position, side);
        boolean own = position.toMove() == side;
        double best = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (Move move : position.moves()) {
            double value = value(evaluator, side, position.play(move, Narrator.SILENT), depth - 1, ply + 1);
            best = own ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
