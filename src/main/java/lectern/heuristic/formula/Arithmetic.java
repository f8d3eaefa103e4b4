package lectern.heuristic.formula;

import static lectern.game.Evaluation.finite;

import java.util.List;
import lectern.heuristic.formula.NumberExpression.Measure;

/** How numbers are calculated from others. What has no finite result is 0, and so is -0. */
enum Arithmetic {
    PLUS,
    MINUS,
    TIMES,
    OVER,
    NEGATIVE,
    MIN,
    MAX,
    ABS,
    SQRT,
    POW;

    /** MIN and MAX take two numbers or more, and the others as many as they need. */
    Measure of(List<Measure> numbers) {
        Measure a = numbers.get(0);
        if (numbers.size() == 1) return ofOne(a);
        Measure result = a;
        for (Measure b : numbers.subList(1, numbers.size())) result = ofTwo(result, b);
        return result;
    }

    private Measure ofOne(Measure a) {
        return switch (this) {
            case NEGATIVE -> (position, side) -> 0 - a.of(position, side);
            case ABS -> (position, side) -> Math.abs(a.of(position, side));
            case SQRT -> (position, side) -> finite(Math.sqrt(a.of(position, side)));
            default -> throw new IllegalStateException(name());
        };
    }

    private Measure ofTwo(Measure a, Measure b) {
        return switch (this) {
            case PLUS -> (position, side) -> finite(a.of(position, side) + b.of(position, side));
            case MINUS -> (position, side) -> finite(a.of(position, side) - b.of(position, side));
            case TIMES -> (position, side) -> finite(a.of(position, side) * b.of(position, side));
            case OVER -> (position, side) -> finite(a.of(position, side) / b.of(position, side));
            case MIN -> (position, side) -> Math.min(a.of(position, side), b.of(position, side));
            case MAX -> (position, side) -> Math.max(a.of(position, side), b.of(position, side));
            // Other than Math.pow, this is the same to the last digit on every machine.
            case POW -> (position, side) -> finite(StrictMath.pow(a.of(position, side), b.of(position, side)));
            default -> throw new IllegalStateException(name());
        };
    }
}
