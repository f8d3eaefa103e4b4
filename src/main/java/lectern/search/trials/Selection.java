package lectern.search.trials;

import lectern.search.ProvenResult;

/**
 * Which move a trial follows: upper confidence bounds for trees (PUCT), where moves that look better at first sight get
 * more of the trials that explore (PUCT). The bound of a move is its mean, for the side that moves, and
 *
 * <pre>exploration × prior × √(trials of the position) / (1 + trials of the move)</pre>
 */
final class Selection {
    /** How much worse than it looks a move is taken to be before it is tried. */
    private static final double CAUTION = 0.1;

    /** So large a difference between what two moves promise makes the better one's prior e times as large. */
    private static final double TELLING = 0.15;

    private final double exploration;

    Selection(double exploration) {
        this.exploration = exploration;
    }

    /** The child of an open node to try next, the first among equals. One that is proven to lose is never tried. */
    TrialNode next(TrialNode node) {
        // A square root is rounded exactly on every machine.
        double eagerness = exploration * Math.sqrt(node.visits() + 1.0);
        TrialNode best = null;
        double highest = Double.NEGATIVE_INFINITY;
        for (TrialNode child : node.children()) {
            if (isLost(node, child)) continue;
            double bound = value(node, child) + eagerness * child.prior() / (1 + child.visits());
            if (bound > highest) {
                highest = bound;
                best = child;
            }
        }
        if (best == null) throw new IllegalStateException("every move is proven to lose: " + node.position());
        return best;
    }

    static boolean isLost(TrialNode node, TrialNode child) {
        return child.proven() == (node.isOwn() ? ProvenResult.Result.LOSS : ProvenResult.Result.WIN);
    }

    /** What a move is worth to the mover; before the first trial, half by its looks and half by the position's mean. */
    private static double value(TrialNode node, TrialNode child) {
        if (child.visits() > 0) return forMover(node, child.mean());
        return forMover(node, (child.judged() + node.mean()) / 2) - CAUTION;
    }

    private static double forMover(TrialNode node, double result) {
        return node.isOwn() ? result : 1 - result;
    }

    /** Gives each child of an open node its prior: the shares add up to 1 (softmax). */
    static void weigh(TrialNode node) {
        TrialNode[] children = node.children();
        double[] shares = new double[children.length];
        double best = 0;
        for (TrialNode child : children) best = Math.max(best, forMover(node, child.judged()));
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = StrictMath.exp((forMover(node, children[i].judged()) - best) / TELLING);
            sum += shares[i];
        }
        for (int i = 0; i < shares.length; i++) children[i].prefer(shares[i] / sum);
    }
}
