package lectern.search.trials;

import lectern.search.TrialOptions;

/** Which move a trial follows at an open node, and which of the root's moves is chosen in the end. */
interface Selection {
    static Selection of(TrialOptions options) {
        return switch (options.rule()) {
            case FLAT -> new FlatSelection();
            case UCB1, UCT -> new Ucb1Selection(options.exploration());
            case PUCT -> new PuctSelection(options.exploration());
        };
    }

    /** The child of an open node to try next, the first among equals. */
    TrialNode next(TrialNode node);

    /** What a move is taken to be worth to the mover. */
    double value(TrialNode node, TrialNode child);

    /** What is added to it, since it was tried so rarely; the sum is the bound. */
    double exploration(TrialNode node, TrialNode child);

    /** Whether a move is never tried. */
    boolean isBarred(TrialNode node, TrialNode child);

    /** The root's move that trials speak for. */
    TrialNode choice(TrialNode root);

    /** A result of the root's side as its mover sees it. */
    static double forMover(TrialNode node, double result) {
        return node.isOwn() ? result : 1 - result;
    }
}
