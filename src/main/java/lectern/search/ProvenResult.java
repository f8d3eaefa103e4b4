package lectern.search;

import java.util.Locale;
import java.util.Optional;

/**
 * What a position (or a move) is proven to be worth to the side that is to move (or moves), if both play their best.
 * Never to be confused with a score, which is an opinion.
 *
 * @param margin the most by which the winner can force the win, in the game's own count and negative for a loss; or
 *     {@link #UNPROVEN}, as in games that count nothing
 * @param plies how long the winner needs, or the loser can hold out, this move included; or {@link #UNPROVEN}
 */
public record ProvenResult(Result result, int margin, int plies) {
    /** Stands where a margin or a number of plies was not proven, or has no meaning. */
    public static final int UNPROVEN = 0;

    /** Where a result whose length is not proven stands among scores: beyond any length. */
    private static final int LONG = 10_000;

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

    /** What a value of a search proves, if it is not an opinion: the end of a window may lie a hair beside it. */
    public static Optional<ProvenResult> of(double value) {
        return Double.isInfinite(value) ? Optional.empty() : ProvenScores.verdict(Math.rint(value));
    }

    /** Where it stands among scores: beyond every one of them, the sooner won the better. */
    public double score() {
        int length = plies == UNPROVEN ? LONG : plies;
        return switch (result) {
            case WIN -> ProvenScores.WON - length;
            case DRAW -> 0;
            case LOSS -> length - ProvenScores.WON;
        };
    }

    /** The same, as the other side sees it. */
    public ProvenResult reversed() {
        return new ProvenResult(result.reversed(), -margin, plies);
    }
}
