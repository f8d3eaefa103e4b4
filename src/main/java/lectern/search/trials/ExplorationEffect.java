package lectern.search.trials;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Stop;
import lectern.search.TrialOptions;

/** What the exploration constant does: the same seed and as many trials, with one constant after the other. */
public final class ExplorationEffect {
    public static final List<Double> CONSTANTS = List.of(0.1, 0.2, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0);

    private ExplorationEffect() {}

    /**
     * The outcome with one constant.
     *
     * @param trials that were made: fewer than asked for where the choice was decided before
     * @param moves of the root, in the order of its moves
     */
    public record Outcome(double constant, long trials, List<RootMove> moves, Move choice) {
        public Outcome {
            moves = List.copyOf(moves);
        }

        /** A move's share of the trials, from 0 to 1. */
        public double share(int move) {
            return trials == 0 ? 0 : (double) moves.get(move).visits() / trials;
        }
    }

    /** One outcome for each constant; only those that were found before it was stopped. */
    public static List<Outcome> of(
            Position position,
            Evaluator evaluator,
            TrialOptions options,
            long seed,
            long trials,
            List<Double> constants,
            Stop stop) {
        List<Outcome> outcomes = new ArrayList<>();
        for (double constant : constants) {
            TrialRun run = TrialRun.unrecorded(position, evaluator, options.exploring(constant), seed);
            run.grow(trials, stop);
            if (stop.isAsked()) break;
            TrialStanding standing = run.standing(1);
            outcomes.add(new Outcome(constant, standing.trials(), standing.moves(), standing.choice()));
        }
        return List.copyOf(outcomes);
    }
}
