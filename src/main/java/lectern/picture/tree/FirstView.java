package lectern.picture.tree;

import java.util.List;
import java.util.Optional;
import lectern.search.trace.NodeEnding;

/**
 * What is open of a tree when it is first seen: all of a small one; of a larger one the principal line with a few
 * siblings of each of its nodes and beside it a refutation, and then as much as can still be read.
 */
public final class FirstView {
    /** So many nodes beside each other can be read. */
    private static final int WIDTH = 16;

    private final DrawnTree tree;
    private TreeFolding folding;

    private FirstView(DrawnTree tree) {
        this.tree = tree;
        folding = TreeFolding.closed(tree);
    }

    public static TreeFolding of(DrawnTree tree) {
        TreeFolding all = TreeFolding.open(tree);
        if (tree.size() <= WIDTH * WIDTH && UnfoldedTree.of(tree, all).ends() <= WIDTH) return all;
        FirstView view = new FirstView(tree);
        view.open();
        return view.folding;
    }

    private void open() {
        folding = folding.some(0);
        for (int node = 1; node < tree.size(); node++) {
            if (tree.isPrincipal(node)) folding = folding.some(node);
        }
        refutation(0).ifPresent(node -> folding = folding.some(node));
        for (int child : UnfoldedTree.few(tree, 0)) {
            TreeFolding more = folding.some(child);
            if (UnfoldedTree.of(tree, more).ends() > WIDTH) return;
            folding = more;
        }
    }

    /** A child that is to be seen and was cut off. */
    private Optional<Integer> refutation(int node) {
        List<Integer> few = UnfoldedTree.few(tree, node);
        return few.stream()
                .filter(child -> tree.node(child).ending() == NodeEnding.CUT_OFF && tree.isInner(child))
                .findFirst();
    }
}
