package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;

/**
 * Alpha-beta as it is taught, over a tree on paper: from left to right, with the full window at the root and the value
 * that was found as the answer (fail-soft), which leaves are seen does not depend on.
 */
final class AlphaBetaWalk {
    /**
     * Where the rest of a node was cut off.
     *
     * @param path from the root, which itself is not in it
     * @param value what the node was worth as far as it was looked at
     * @param limit what the other side had already
     * @param unseen the leaves that were cut off, each by its place from 0
     */
    record Cut(List<PaperNode> path, double value, double limit, List<Integer> unseen) {
        Cut {
            path = List.copyOf(path);
            unseen = List.copyOf(unseen);
        }
    }

    private final boolean evenIfEqual;
    private final List<Cut> cuts = new ArrayList<>();
    private final List<PaperNode> path = new ArrayList<>();
    private int leaf;

    private AlphaBetaWalk(boolean evenIfEqual) {
        this.evenIfEqual = evenIfEqual;
    }

    /** @param evenIfEqual whether a value equal to what the other side has already cuts off, too */
    static List<Cut> cuts(PaperNode root, boolean evenIfEqual) {
        AlphaBetaWalk walk = new AlphaBetaWalk(evenIfEqual);
        walk.value(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        return walk.cuts;
    }

    static List<Integer> unseen(PaperNode root, boolean evenIfEqual) {
        return cuts(root, evenIfEqual).stream()
                .flatMap(cut -> cut.unseen().stream())
                .toList();
    }

    private double value(PaperNode node, double alpha, double beta) {
        if (node.isLeaf()) {
            leaf++;
            return node.value();
        }
        double best = node.highest() ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        double low = alpha;
        double high = beta;
        for (int i = 0; i < node.children().size(); i++) {
            PaperNode child = node.children().get(i);
            path.add(child);
            double value = value(child, low, high);
            path.remove(path.size() - 1);
            best = node.highest() ? Math.max(best, value) : Math.min(best, value);
            if (node.highest()) low = Math.max(low, best);
            else high = Math.min(high, best);
            if (low > high || (evenIfEqual && low == high)) {
                cutAfter(node, i, best, node.highest() ? beta : alpha);
                break;
            }
        }
        return best;
    }

    private void cutAfter(PaperNode node, int last, double best, double limit) {
        List<Integer> unseen = new ArrayList<>();
        for (PaperNode child :
                node.children().subList(last + 1, node.children().size())) {
            for (long left = child.leaves().count(); left > 0; left--) unseen.add(leaf++);
        }
        if (!unseen.isEmpty()) cuts.add(new Cut(path, best, limit, unseen));
    }
}
