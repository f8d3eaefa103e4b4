package lectern.lesson.exercise;

import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.game.Seat;

/** Evaluations as exercises have them: with one decimal, so that what is printed is what is compared. */
final class PaperValue {
    private static final double DECIMALS = 10;

    /** Larger ones are no numbers to compare on paper. */
    private static final double LARGEST = 99_999;

    private PaperValue() {}

    static double of(Evaluator evaluator, Position position, Seat side) {
        return Math.rint(evaluator.value(position, side) * DECIMALS) / DECIMALS + 0.0;
    }

    static boolean isPrintable(double value) {
        return Math.abs(value) <= LARGEST;
    }
}
