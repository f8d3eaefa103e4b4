package lectern.search;

import java.util.Locale;

/**
 * What a position (or a move) is proven to be worth to the side that is to move (or moves), if both play their best.
 * Never to be confused with a score, which is an opinion.
 *
 * @param margin by how much the game is won or lost, in the game's own count, where that was proven too; else 0
 * @param plies how long the winner needs, or the loser can hold out; for a draw, the length of the line that was found
 */
public record Verdict(Result result, int margin, int plies) {
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

    /** Where it stands among scores: beyond every one of them, the sooner won the better. */
    public double score() {
        return switch (result) {
            case WIN -> Values.WON - plies;
            case DRAW -> 0;
            case LOSS -> plies - Values.WON;
        };
    }

    /** The same, as the other side sees it. */
    public Verdict reversed() {
        return new Verdict(result.reversed(), -margin, plies);
    }
}
