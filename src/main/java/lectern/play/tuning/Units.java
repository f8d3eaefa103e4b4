package lectern.play.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lectern.game.Criterion;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;

/**
 * What counts as one unit of each weight. Criteria measure in different sizes, and SPSA takes steps that are equally
 * long for all: the unit of a weight is the weight itself, but at least so much that its term varies as much between
 * positions as a middling one of those that count. Also a weight that begins at 0 has one.
 */
final class Units {
    private static final int GAMES = 20;
    private static final int PLIES = 40;

    private Units() {}

    /** @param parts the terms whose units are wanted */
    static List<Double> of(Game game, Evaluator judge, List<Evaluator.Weighted> parts, long seed) {
        List<Position> positions = positions(game, Draws.of(seed, "positions to measure units"));
        double typical = median(judge.parts().stream()
                .filter(part -> part.weight() != 0)
                .mapToDouble(part -> Math.abs(part.weight()) * spread(part.criterion(), positions))
                .filter(spread -> spread > 0)
                .sorted()
                .toArray());
        return parts.stream().map(part -> unit(part, typical, positions)).toList();
    }

    private static double unit(Evaluator.Weighted part, double typical, List<Position> positions) {
        double spread = spread(part.criterion(), positions);
        double unit = Math.max(Math.abs(part.weight()), spread > 0 ? typical / spread : 0);
        return unit == 0 ? 1 : unit;
    }

    private static double median(double[] sorted) {
        return sorted.length == 0 ? 1 : sorted[sorted.length / 2];
    }

    /** The standard deviation of what a criterion measures. */
    private static double spread(Criterion criterion, List<Position> positions) {
        double[] raws = positions.stream()
                .mapToDouble(position -> criterion.raw(position, position.toMove()))
                .toArray();
        double mean = Arrays.stream(raws).average().orElse(0);
        return Math.sqrt(Arrays.stream(raws)
                .map(raw -> (raw - mean) * (raw - mean))
                .average()
                .orElse(0));
    }

    /** Positions of games that are played at random. */
    private static List<Position> positions(Game game, Draws draws) {
        List<Position> positions = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            Position position = game.start(draws.below(Integer.MAX_VALUE)).position();
            for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
                List<Move> moves = position.moves();
                position = position.play(draws.from(moves), Narrator.SILENT);
                if (!position.isOver()) positions.add(position);
            }
        }
        return positions;
    }
}
