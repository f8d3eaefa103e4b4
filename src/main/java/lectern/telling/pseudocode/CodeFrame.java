package lectern.telling.pseudocode;

import lectern.game.Move;

/**
 * A call of the search that has not returned yet, or has just now. Numbers are the root side's.
 *
 * @param move the move that leads to its position; null at the root
 * @param own whether the root's side is to move there
 * @param depth how many plies are left to look ahead
 * @param best what the best of the moves looked at so far is worth; infinite before the first
 * @param value what the call below has returned last; no number before that
 * @param line what it does, or waits at
 */
public record CodeFrame(
        Move move, boolean own, int depth, double alpha, double beta, double best, double value, LineRole line) {
    static CodeFrame entered(Move move, boolean own, int depth, double alpha, double beta) {
        double none = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        return new CodeFrame(move, own, depth, alpha, beta, none, Double.NaN, LineRole.HEAD);
    }

    CodeFrame at(LineRole role) {
        return new CodeFrame(move, own, depth, alpha, beta, best, value, role);
    }

    CodeFrame narrowed(double low, double high) {
        return new CodeFrame(move, own, depth, low, high, best, value, line);
    }

    /** After a call below has returned. */
    CodeFrame heard(double returned) {
        return new CodeFrame(move, own, depth, alpha, beta, best, returned, line);
    }

    CodeFrame best(double reached) {
        return new CodeFrame(move, own, depth, alpha, beta, reached, value, line);
    }

    /** The better of the best so far and the last value, for the side that is to move. */
    double bestWithValue() {
        return own ? Math.max(best, value) : Math.min(best, value);
    }

    /** Whether it is only asked on which side of the window the value lies. */
    boolean isNarrow() {
        return beta <= Math.nextUp(alpha);
    }

    /**
     * What a variable holds.
     *
     * @param form in negamax the numbers are those of the side to move
     */
    public double holds(CodeVariable variable, ListingForm form) {
        boolean turned = form == ListingForm.NEGAMAX && !own;
        return switch (variable) {
            case DEPTH -> depth;
            case ALPHA -> turned ? 0 - beta : alpha;
            case BETA -> turned ? 0 - alpha : beta;
            case BEST -> turned ? 0 - best : best;
            case VALUE -> turned ? 0 - value : value;
        };
    }
}
