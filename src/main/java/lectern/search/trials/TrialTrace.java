package lectern.search.trials;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import lectern.search.trace.Bound;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchNode;
import lectern.search.trace.Trace;

/** Shows a grown tree, up to a number of nodes: those that were visited most often. */
final class TrialTrace {
    private final Set<TrialNode> shown = Collections.newSetFromMap(new IdentityHashMap<>());

    /**
     * A node that can be shown, since its parent is.
     *
     * @param number in the order in which they were met
     */
    private record Ranked(TrialNode node, long number) {
        private static final Comparator<Ranked> ORDER = Comparator.comparingLong(
                        (Ranked ranked) -> ranked.node.visits())
                .reversed()
                .thenComparingLong(Ranked::number);
    }

    private TrialTrace() {}

    static Trace of(TrialNode root, int limit) {
        TrialTrace trace = new TrialTrace();
        boolean complete = trace.choose(root, limit);
        return new Trace(trace.node(root), complete);
    }

    /** Chooses what to show; says whether that is everything. */
    private boolean choose(TrialNode root, int limit) {
        PriorityQueue<Ranked> next = new PriorityQueue<>(Ranked.ORDER);
        next.add(new Ranked(root, 0));
        long met = 1;
        while (!next.isEmpty() && shown.size() < limit) {
            Ranked chosen = next.remove();
            shown.add(chosen.node);
            if (!chosen.node.isOpen()) continue;
            for (TrialNode child : chosen.node.children()) next.add(new Ranked(child, met++));
        }
        return next.isEmpty();
    }

    private SearchNode node(TrialNode node) {
        List<SearchNode> children = new ArrayList<>();
        int depth = 0;
        if (node.isOpen()) {
            for (TrialNode child : node.children()) {
                if (shown.contains(child)) children.add(node(child));
            }
        }
        for (SearchNode child : children) depth = Math.max(depth, child.depth() + 1);
        double value = node.isProven() ? ExpectedResult.of(node.proven()) : node.mean();
        return new SearchNode(
                node.move(),
                0,
                1,
                depth,
                value,
                Bound.EXACT,
                ending(node),
                null,
                0,
                node.nodes(),
                node.visits(),
                children);
    }

    private static NodeEnding ending(TrialNode node) {
        if (node.position().isOver()) return NodeEnding.GAME_OVER;
        if (node.isProven()) return NodeEnding.PROVEN;
        return node.isOpen() ? NodeEnding.SEARCHED : NodeEnding.LEAF;
    }
}
