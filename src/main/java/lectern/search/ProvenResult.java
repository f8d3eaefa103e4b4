package lectern.search;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a position (or a move) is proven to be worth to the side that is to move (or moves), if both play their best.
 * Never to be confused with a score, which is an opinion.
 *
 * @param margin the most by which the winner can force the win, in the game's own count and negative for a loss; empty
 *     if that is not proven, as in games that count nothing
 * @param plies how long the winner needs, or the loser can hold out, this move included; empty if that is not known
 */
public record ProvenResult(Result result, OptionalInt margin, OptionalInt plies) implements Assessment {
    /** A proven result. */
    public enum Result {
        LOSS,
        DRAW,
        WIN;

        public Result reversed() {
            return this == WIN ? LOSS : this == LOSS ? WIN : DRAW;
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public ProvenResult {
        if (plies.isPresent() && plies.getAsInt() <= 0) throw new IllegalArgumentException("a game's end takes a move");
    }

    /** A result of which neither length nor margin is known. */
    public static ProvenResult of(Result result) {
        return new ProvenResult(result, OptionalInt.empty(), OptionalInt.empty());
    }

    /** A result that takes so many plies. */
    public static ProvenResult in(int plies, Result result) {
        return of(result).lasting(plies);
    }

    /** What a value of a search proves, if it is not an opinion: the end of a window may lie a hair beside it. */
    public static Optional<ProvenResult> of(double value) {
        return Double.isInfinite(value) ? Optional.empty() : ProvenScores.verdict(Math.rint(value));
    }

    /** The same result, which takes so many plies. */
    public ProvenResult lasting(int length) {
        return new ProvenResult(result, margin, OptionalInt.of(length));
    }

    /** The same result, by a margin; none is told for 0. */
    public ProvenResult by(int most) {
        return new ProvenResult(result, most == 0 ? OptionalInt.empty() : OptionalInt.of(most), plies);
    }

    /** Where it stands among scores: beyond every one of them, the sooner won the better. */
    public double score() {
        int length = plies.orElse(ProvenScores.BEYOND_ANY_LENGTH);
        return switch (result) {
            case WIN -> ProvenScores.WON - length;
            case DRAW -> 0;
            case LOSS -> length - ProvenScores.WON;
        };
    }

    /** The same, as the other side sees it. */
    @Override
    public ProvenResult reversed() {
        OptionalInt other = margin.isPresent() ? OptionalInt.of(-margin.getAsInt()) : margin;
        return new ProvenResult(result.reversed(), other, plies);
    }

    @Override
    public double height() {
        return switch (result) {
            case WIN -> Double.POSITIVE_INFINITY;
            case DRAW -> 0;
            case LOSS -> Double.NEGATIVE_INFINITY;
        };
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.proven().apply(this);
    }
}
