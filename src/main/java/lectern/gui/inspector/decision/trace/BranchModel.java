package lectern.gui.inspector.decision.trace;

import javax.swing.event.TreeModelListener;
import javax.swing.tree.TreeModel;
import javax.swing.tree.TreePath;
import lectern.telling.trace.Branch;

/** A search tree for a {@link javax.swing.JTree}. It never changes. */
final class BranchModel implements TreeModel {
    private final Branch root;

    BranchModel(Branch root) {
        this.root = root;
    }

    @Override
    public Branch getRoot() {
        return root;
    }

    @Override
    public Branch getChild(Object parent, int index) {
        return ((Branch) parent).children().get(index);
    }

    @Override
    public int getChildCount(Object parent) {
        return ((Branch) parent).node().children().size();
    }

    @Override
    public boolean isLeaf(Object branch) {
        return getChildCount(branch) == 0;
    }

    @Override
    public int getIndexOfChild(Object parent, Object child) {
        return ((Branch) parent).children().indexOf(child);
    }

    @Override
    public void valueForPathChanged(TreePath path, Object value) {
        throw new UnsupportedOperationException("a search that is over does not change");
    }

    @Override
    public void addTreeModelListener(TreeModelListener listener) {
        // Nothing will ever be told.
    }

    @Override
    public void removeTreeModelListener(TreeModelListener listener) {
        // No listener was added.
    }
}
