package lectern.search.trials;

/** Each move in turn, so that all are tried equally often; the highest mean is chosen. */
final class FlatSelection implements Selection {
    @Override
    public TrialNode next(TrialNode node) {
        TrialNode rarest = node.children()[0];
        for (TrialNode child : node.children()) {
            if (child.visits() < rarest.visits()) rarest = child;
        }
        return rarest;
    }

    @Override
    public double value(TrialNode node, TrialNode child) {
        return child.visits() == 0 ? 0 : Selection.forMover(node, child.mean());
    }

    /** It does not look where trials go well. */
    @Override
    public double exploration(TrialNode node, TrialNode child) {
        return 0;
    }

    @Override
    public boolean isBarred(TrialNode node, TrialNode child) {
        return false;
    }

    @Override
    public TrialNode choice(TrialNode root) {
        TrialNode best = root.children()[0];
        for (TrialNode child : root.children()) {
            if (value(root, child) > value(root, best)) best = child;
        }
        return best;
    }
}
