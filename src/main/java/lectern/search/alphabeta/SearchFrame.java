package lectern.search.alphabeta;

import lectern.game.Move;
import lectern.search.ProvenScores;
import lectern.search.trace.Bound;
import lectern.search.trace.Recorder;

/**
 * What a search is asked of a position and knows of it while it is there; used again for the next one that is as far
 * from the root. Numbers only: a reference stored at every position would be work for the garbage collector.
 */
final class SearchFrame {
    /** Plies that are left. */
    int depth;

    /** The window, as the side to move sees it. */
    double alpha;

    double beta;

    /** What the position is worth as it stands, to the side to move; no number where it was not asked for. */
    double standing;

    long nodesBefore;

    /** Whether the root's side is to move. */
    private boolean own;

    void begin(int pliesLeft, double low, double high, boolean isOwn, long nodes) {
        depth = pliesLeft;
        alpha = low;
        beta = high;
        own = isOwn;
        nodesBefore = nodes;
        standing = Double.NaN;
    }

    /** Whether there is no room in the window: it is only asked on which side of it the value lies. */
    boolean isNarrow() {
        return beta <= Math.nextUp(alpha);
    }

    /**
     * Whether an opinion will do for an answer: never where a proof is asked for, and where nothing hangs on how much.
     */
    boolean wantsOpinion() {
        return isNarrow() && Math.abs(alpha) < ProvenScores.PROVEN;
    }

    /** A value turned from the root's side to the side to move, or back; never -0. */
    double turned(double value) {
        return own ? value : 0 - value;
    }

    /** Of a bound as the side to move sees it, the root's side's view. */
    Bound turned(Bound bound) {
        if (own || bound == Bound.EXACT) return bound;
        return bound == Bound.AT_MOST ? Bound.AT_LEAST : Bound.AT_MOST;
    }

    void enter(Recorder recorder, Move via) {
        recorder.enter(via, own ? alpha : -beta, own ? beta : -alpha, depth);
    }

    /** A move has raised what the side to move can reach. */
    void raised(Recorder recorder, Move move, double value) {
        recorder.raised(move, own ? value : -beta, own ? beta : -value);
    }
}
