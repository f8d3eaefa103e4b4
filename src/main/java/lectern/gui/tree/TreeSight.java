package lectern.gui.tree;

import java.util.function.Function;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.FirstView;
import lectern.picture.tree.TreeFolding;
import lectern.picture.tree.TreeLabels;
import lectern.picture.tree.TreeLayout;
import lectern.picture.tree.UnfoldedTree;

/** A tree as it is unfolded and laid out at a moment. */
record TreeSight(Position root, DrawnTree tree, TreeFolding folding, TreeLayout layout, TreeLabels labels) {
    static TreeSight first(Position root, DrawnTree tree, Function<Phrase, String> words) {
        return of(root, tree, FirstView.of(tree), new TreeLabels(tree, words));
    }

    private static TreeSight of(Position root, DrawnTree tree, TreeFolding folding, TreeLabels labels) {
        return new TreeSight(root, tree, folding, TreeLayout.of(UnfoldedTree.of(tree, folding)), labels);
    }

    TreeSight unfolded(TreeFolding other) {
        return of(root, tree, other, labels);
    }

    TreeSight reworded(Function<Phrase, String> words) {
        return new TreeSight(root, tree, folding, layout, new TreeLabels(tree, words));
    }
}
