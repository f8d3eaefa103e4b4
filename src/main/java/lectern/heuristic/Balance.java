package lectern.heuristic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.PositionView;
import lectern.game.Seat;
import lectern.game.option.Settings;

/**
 * A position in which what a heuristic is worth to both sides does not add up to 0. Searches play with such heuristics,
 * and what they find need not be what their author meant.
 *
 * @param terms the names of the terms that do not add up there
 * @param first what the position is worth to the seat that moved first
 * @param second what it is worth to the other
 */
public record Balance(Position position, List<String> terms, double first, double second) {
    private static final double TOLERANCE = 1e-9;
    private static final int GAMES = 12;
    private static final int PLIES = 60;

    public Balance {
        terms = List.copyOf(terms);
    }

    /** The first such position in some games that are drawn at random, the same each time; empty if there is none. */
    public static Optional<Balance> broken(Heuristic heuristic) {
        Game game = heuristic.game().with(Settings.defaults(heuristic.game().options()));
        for (int seed = 1; seed <= GAMES; seed++) {
            Draws draws = Draws.of(seed, "balance");
            Position position = game.start(seed).position();
            for (int ply = 0; ply < PLIES; ply++) {
                Optional<Balance> found = broken(heuristic, position);
                if (found.isPresent()) return found;
                if (position.isOver()) break;
                position = position.play(position.move(draws.below(position.moveCount())), Narrator.SILENT);
            }
        }
        return Optional.empty();
    }

    private static Optional<Balance> broken(Heuristic heuristic, Position position) {
        if (isBeforeSides(position)) return Optional.empty();
        Evaluator evaluator = heuristic.evaluator();
        double first = evaluator.value(position, Seat.FIRST);
        double second = evaluator.value(position, Seat.SECOND);
        if (isBalanced(first, second)) return Optional.empty();
        List<String> terms = new ArrayList<>();
        for (Evaluator.Weighted part : evaluator.parts()) {
            Evaluator alone = new Evaluator(evaluator.id(), List.of(part));
            boolean balanced = isBalanced(alone.value(position, Seat.FIRST), alone.value(position, Seat.SECOND));
            if (!balanced) terms.add(part.criterion().key());
        }
        return Optional.of(new Balance(position, terms, first, second));
    }

    /** As long as sides are not chosen, both seats see the position with the same eyes. */
    private static boolean isBeforeSides(Position position) {
        PositionView view = position.view();
        Phrase first = view.viewer(Seat.FIRST);
        return first.equals(view.viewer(Seat.SECOND));
    }

    /** Sums of fractions are right to some digits only. */
    private static boolean isBalanced(double first, double second) {
        return Math.abs(first + second) <= TOLERANCE * Math.max(1, Math.abs(first));
    }
}
