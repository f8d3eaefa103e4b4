package lectern.search.trials;

import lectern.search.ProvenResult;

/**
 * Upper confidence bounds with priors (PUCT): moves that look better at first sight get more of the trials that explore.
 * The bound of a move is its mean, for the side that moves, and
 *
 * <pre>exploration × prior × √(trials of the position) / (1 + trials of the move)</pre>
 */
final class PuctSelection implements Selection {
    /** How much worse than it looks a move is taken to be before it is tried. */
    private static final double CAUTION = 0.1;

    /** So large a difference between what two moves promise makes the better one's prior e times as large. */
    private static final double TELLING = 0.15;

    private final double exploration;

    PuctSelection(double exploration) {
        this.exploration = exploration;
    }

    /** The child of an open node to try next, the first among equals. One that is proven to lose is never tried. */
    @Override
    public TrialNode next(TrialNode node) {
        double eagerness = eagerness(node);
        TrialNode best = null;
        double highest = Double.NEGATIVE_INFINITY;
        for (TrialNode child : node.children()) {
            if (isLost(node, child)) continue;
            double bound = value(node, child) + term(eagerness, child);
            if (bound > highest) {
                highest = bound;
                best = child;
            }
        }
        if (best == null) throw new IllegalStateException("every move is proven to lose: " + node.position());
        return best;
    }

    /** A square root is rounded exactly on every machine. */
    private double eagerness(TrialNode node) {
        return exploration * Math.sqrt(node.visits() + 1.0);
    }

    private static double term(double eagerness, TrialNode child) {
        return eagerness * child.prior() / (1 + child.visits());
    }

    @Override
    public double exploration(TrialNode node, TrialNode child) {
        return term(eagerness(node), child);
    }

    @Override
    public boolean isBarred(TrialNode node, TrialNode child) {
        return isLost(node, child);
    }

    @Override
    public TrialNode choice(TrialNode root) {
        return root.favourite();
    }

    static boolean isLost(TrialNode node, TrialNode child) {
        return child.proven() == (node.isOwn() ? ProvenResult.Result.LOSS : ProvenResult.Result.WIN);
    }

    /** What a move is worth to the mover; before the first trial, half by its looks and half by the position's mean. */
    @Override
    public double value(TrialNode node, TrialNode child) {
        if (child.visits() > 0) return Selection.forMover(node, child.mean());
        return Selection.forMover(node, (child.judged() + node.mean()) / 2) - CAUTION;
    }

    /** Gives each child of an open node its prior: the shares add up to 1 (softmax). */
    static void weigh(TrialNode node) {
        TrialNode[] children = node.children();
        double[] shares = new double[children.length];
        double best = 0;
        for (TrialNode child : children) best = Math.max(best, Selection.forMover(node, child.judged()));
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = StrictMath.exp((Selection.forMover(node, children[i].judged()) - best) / TELLING);
            sum += shares[i];
        }
        for (int i = 0; i < shares.length; i++) children[i].prefer(shares[i] / sum);
    }
}
