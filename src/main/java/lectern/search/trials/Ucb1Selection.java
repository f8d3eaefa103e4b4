package lectern.search.trials;

/**
 * Upper confidence bounds (UCB1, after Auer, Cesa-Bianchi and Fischer 2002). What was not tried yet comes first; then the
 * bound of a move is its mean, for the side that moves, and
 *
 * <pre>exploration × √(ln(trials of the position) / trials of the move)</pre>
 */
final class Ucb1Selection implements Selection {
    private final double exploration;

    Ucb1Selection(double exploration) {
        this.exploration = exploration;
    }

    @Override
    public TrialNode next(TrialNode node) {
        TrialNode best = null;
        double highest = Double.NEGATIVE_INFINITY;
        for (TrialNode child : node.children()) {
            double bound = value(node, child) + exploration(node, child);
            if (bound > highest) {
                highest = bound;
                best = child;
            }
        }
        return best;
    }

    /** Nothing is taken for granted of a move that was not tried. */
    @Override
    public double value(TrialNode node, TrialNode child) {
        return child.visits() == 0 ? 0 : Selection.forMover(node, child.mean());
    }

    @Override
    public double exploration(TrialNode node, TrialNode child) {
        if (child.visits() == 0) return Double.POSITIVE_INFINITY;
        return exploration * Math.sqrt(StrictMath.log((double) node.visits()) / child.visits());
    }

    @Override
    public boolean isBarred(TrialNode node, TrialNode child) {
        return false;
    }

    /** The most visited, of several the best on average. */
    @Override
    public TrialNode choice(TrialNode root) {
        TrialNode best = root.children()[0];
        for (TrialNode child : root.children()) {
            boolean more = child.visits() > best.visits();
            if (more || (child.visits() == best.visits() && child.mean() > best.mean())) best = child;
        }
        return best;
    }
}
