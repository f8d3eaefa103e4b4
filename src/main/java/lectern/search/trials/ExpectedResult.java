package lectern.search.trials;

import java.util.Arrays;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Meter;
import lectern.search.ProvenResult;
import lectern.search.ProvenScores;

/**
 * The result that a seat may expect of a position, from 0 for a loss to 1 for a win, by an evaluator's opinion. An
 * evaluator's scores have a scale of their own: how much is much, is learnt from positions around the one to decide.
 */
final class ExpectedResult {
    private static final int WALKS = 48;

    /** Walks of an even number of plies: as a rule each side has then moved equally often. */
    private static final int SHORT_WALK = 2;

    private static final int LONG_WALK = 4;

    /** So many times the usual difference between positions is worth three quarters of a win. */
    private static final double BREADTH = 3;

    private final Evaluator evaluator;
    private final Seat side;
    private final double scale;

    private ExpectedResult(Evaluator evaluator, Seat side, double scale) {
        this.evaluator = evaluator;
        this.side = side;
        this.scale = scale;
    }

    /** What the side to move may expect, in positions around this one. */
    static ExpectedResult around(Position position, Evaluator evaluator, Draws draws, Meter meter) {
        Seat side = position.toMove();
        double[] scores = new double[WALKS];
        int found = 0;
        for (int walk = 0; walk < WALKS; walk++) {
            Position reached = walked(position, walk % 2 == 0 ? SHORT_WALK : LONG_WALK, draws, meter);
            if (!reached.isOver()) scores[found++] = opinion(evaluator, side, reached);
        }
        double usual = usualDifference(Arrays.copyOf(scores, found));
        return new ExpectedResult(evaluator, side, BREADTH * usual);
    }

    private static Position walked(Position from, int plies, Draws draws, Meter meter) {
        Position position = from;
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            position = position.play(position.move(draws.below(position.moveCount())), Narrator.SILENT);
            meter.countAndCheck();
        }
        return position;
    }

    /** The median distance from the median, or the next larger that is not 0. */
    private static double usualDifference(double[] scores) {
        if (scores.length == 0) return 1;
        Arrays.sort(scores);
        double middle = scores[scores.length / 2];
        double[] distances = new double[scores.length];
        for (int i = 0; i < scores.length; i++) distances[i] = Math.abs(scores[i] - middle);
        Arrays.sort(distances);
        for (int i = scores.length / 2; i < scores.length; i++) {
            if (distances[i] > 0) return distances[i];
        }
        return 1;
    }

    /** By opinion: the position is not over. */
    double of(Position position) {
        double measured = opinion(evaluator, side, position) / scale;
        return 0.5 + 0.5 * measured / (1 + Math.abs(measured));
    }

    private static double opinion(Evaluator evaluator, Seat side, Position position) {
        return ProvenScores.opinion(evaluator.value(position, side));
    }

    static double of(ProvenResult.Result result) {
        return switch (result) {
            case WIN -> 1;
            case DRAW -> 0.5;
            case LOSS -> 0;
        };
    }

    /** How a finished game ended for the side. */
    ProvenResult.Result result(Position over) {
        Seat winner = over.winningSeat();
        if (winner == null) return ProvenResult.Result.DRAW;
        return winner == side ? ProvenResult.Result.WIN : ProvenResult.Result.LOSS;
    }
}
