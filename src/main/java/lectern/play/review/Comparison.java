package lectern.play.review;

import java.util.Optional;
import lectern.search.Candidate;
import lectern.search.ProvenResult;
import lectern.search.ProvenScores;
import lectern.search.ScoreScale;

/**
 * A move that was played beside the best one that was found, for the side that moved.
 *
 * @param best the played move itself, where none is better
 * @param depth how many plies were looked ahead
 * @param loss what the move gave away of the result to be expected, in hundredths of a game
 * @param proven whether both moves' results are proven, and not the same
 * @param cause why the better move is better, as far as a criterion tells
 */
public record Comparison(
        Candidate best, Candidate played, int depth, double loss, boolean proven, Optional<Cause> cause) {
    private static final double PERCENT = 100;

    static Comparison of(Candidate best, Candidate played, int depth, ScoreScale scale) {
        double loss = PERCENT * (expected(best, scale) - expected(played, scale));
        if (best.move().equals(played.move()) || loss <= 0)
            return new Comparison(played, played, depth, 0, false, Optional.empty());
        boolean proven = best.verdict().isPresent() && played.verdict().isPresent();
        return new Comparison(best, played, depth, loss, proven, Cause.of(best, played));
    }

    /** What a move lets its side expect, from 0 for a loss to 1 for a win: how soon does not count. */
    static double expected(Candidate move, ScoreScale scale) {
        return move.verdict()
                .map(verdict -> of(verdict.result()))
                .orElseGet(() -> scale.expected(ProvenScores.opinion(move.score())));
    }

    private static double of(ProvenResult.Result result) {
        return switch (result) {
            case WIN -> 1.0;
            case DRAW -> 0.5;
            case LOSS -> 0.0;
        };
    }
}
