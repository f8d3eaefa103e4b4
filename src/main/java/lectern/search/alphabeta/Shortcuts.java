package lectern.search.alphabeta;

import java.util.stream.IntStream;
import lectern.game.Evaluator;

/**
 * Where a search looks less far than it was asked to, or not at all, so that it gets further elsewhere. Each shortcut
 * is an opinion, and is taken only where an opinion is wanted: never where a proven result may hang on it.
 *
 * <p>Moves that the order puts late are first asked with less depth whether they may be best. An evaluator that counts
 * whose turn it is tells besides what a move is worth, and makes evaluations after different numbers of plies
 * comparable; then a search also leaves out what the few plies to its end will hardly change.
 */
final class Shortcuts {
    /** None are taken: the search is a minimax. */
    static final Shortcuts NONE = new Shortcuts(false, 0);

    /** From this place in the order on, moves are late. */
    private static final int LATE = 3;

    /** So far from the end of the search an evaluation foretells what will be found. */
    private static final int NEAR = 4;

    /** What a turn is worth, in what each ply to come, or a step of what a move promises, may change. */
    private static final double PLIES_A_TURN = 3;

    /**
     * So close to the end of the search only the first moves are looked at: this many, and more the more plies are
     * left.
     */
    private static final int CLOSE = 5;

    private static final int FIRST_MOVES = 3;

    private static final int MOST = 64;
    private static final double FALL = 1.7;

    /** How many plies less, by the plies that are left and the place in the order. */
    private static final int[][] LESS = IntStream.range(0, MOST)
            .mapToObj(depth -> IntStream.range(0, MOST)
                    .map(place -> 1 + (int) (log(depth) * log(place) / FALL))
                    .toArray())
            .toArray(int[][]::new);

    private final boolean any;

    /** What a ply may change; 0 where that is not known. */
    private final double step;

    private Shortcuts(boolean any, double step) {
        this.any = any;
        this.step = step;
    }

    private static double log(int number) {
        return StrictMath.log(Math.max(1, number));
    }

    static Shortcuts with(Evaluator evaluator) {
        return new Shortcuts(true, Math.max(0, evaluator.turn() / PLIES_A_TURN));
    }

    /** Whether evaluations of positions tell where to give up. */
    private boolean areJudged() {
        return step > 0;
    }

    /** Whether what a search to one depth found answers for another. */
    boolean trusts(int found, int asked) {
        return found == asked || (areJudged() && found > asked);
    }

    /**
     * How many plies less a late move is looked at first; 0 for the others. Where evaluations do not tell whose turn it
     * is, by two, so that the same side has moved last: half a move more or less would sway them all.
     */
    int reduction(int depth, int place, int ply) {
        if (!any || place < LATE || depth < 2) return 0;
        if (!areJudged()) return ply == 1 ? 0 : 2;
        return Math.min(depth, LESS[Math.min(depth, MOST - 1)][Math.min(place, MOST - 1)]);
    }

    /** Whether a position's evaluation is asked for, so many plies from the end of the search. */
    boolean judge(int depth) {
        return areJudged() && depth <= NEAR;
    }

    /**
     * Whether what is left to look ahead will hardly bring a position down again.
     *
     * @param worth what the position is worth to the side to move; no number where it was not asked for
     */
    boolean standsWell(double worth, int depth, double beta) {
        return worth - depth * step >= beta;
    }

    /**
     * Whether a move, and so whatever the order puts behind it, is not worth a look: it is too late this close to the
     * end of the search, or all that it promises will hardly bring the position up.
     */
    boolean leaveOutFrom(int place, int promise, double worth, int depth, double alpha) {
        boolean late = areJudged() && depth <= CLOSE && place >= FIRST_MOVES + 2 * depth * depth;
        return late || worth + (depth + promise) * step <= alpha;
    }
}
