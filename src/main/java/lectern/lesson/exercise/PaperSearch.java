package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Refinement;
import lectern.search.Refinements;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchNode;

/**
 * The program's own search in a tree on paper, with no refinement but what is taught first: moves from left to right, the
 * full window at the root.
 */
final class PaperSearch {
    /** More nodes than any tree on paper has. */
    private static final int ALL = 1000;

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

    private final List<Cut> cuts = new ArrayList<>();
    private final List<PaperNode> path = new ArrayList<>();
    private int leaf;

    private PaperSearch() {}

    /** By minimax: every leaf is seen. */
    static Decision minimax(PaperTree tree) {
        return searched(tree, Refinements.NONE);
    }

    /** What alpha-beta cuts off, in the order in which it does. */
    static List<Cut> cuts(PaperTree tree) {
        PaperSearch search = new PaperSearch();
        search.walk(
                tree.root(),
                searched(tree, Refinements.of(Refinement.PRUNING))
                        .trace()
                        .orElseThrow()
                        .root());
        return search.cuts;
    }

    private static Decision searched(PaperTree tree, Refinements refinements) {
        return new SearchPlayer(PaperCriterion.EVALUATOR, SearchOptions.forLaboratory(refinements, 0))
                .decide(
                        new PaperPosition(tree.root()),
                        Thinking.within(Budget.ofDepth(tree.root().depth())).recording(ALL));
    }

    private void walk(PaperNode node, SearchNode searched) {
        if (node.isLeaf()) leaf++;
        List<Integer> unseen = new ArrayList<>();
        for (PaperNode child : node.children()) {
            Optional<SearchNode> seen = searched.children().stream()
                    .filter(next -> next.move().equals(child.move()))
                    .findFirst();
            path.add(child);
            seen.ifPresent(next -> walk(child, next));
            path.remove(path.size() - 1);
            if (seen.isPresent()) continue;
            for (long left = child.leaves().count(); left > 0; left--) unseen.add(leaf++);
        }
        if (searched.ending() != NodeEnding.CUT_OFF || unseen.isEmpty()) return;
        cuts.add(new Cut(path, searched.value(), node.highest() ? searched.beta() : searched.alpha(), unseen));
    }
}
