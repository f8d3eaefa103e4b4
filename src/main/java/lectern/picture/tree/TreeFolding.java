package lectern.picture.tree;

import java.util.Arrays;

/** Which nodes of a tree show their children: none of them, a few, or all. Immutable. */
public final class TreeFolding {
    /** So many children are shown of a node that shows a few. */
    static final int FEW = 5;

    private static final byte CLOSED = 0;
    private static final byte SOME = 1;
    private static final byte OPEN = 2;

    private final DrawnTree tree;
    private final byte[] states;

    private TreeFolding(DrawnTree tree, byte[] states) {
        this.tree = tree;
        this.states = states;
    }

    public static TreeFolding closed(DrawnTree tree) {
        return new TreeFolding(tree, new byte[tree.size()]);
    }

    public static TreeFolding open(DrawnTree tree) {
        byte[] states = new byte[tree.size()];
        Arrays.fill(states, OPEN);
        return new TreeFolding(tree, states);
    }

    /** Whether some children are to be seen. */
    public boolean isOpen(int node) {
        return states[node] != CLOSED && tree.isInner(node);
    }

    /** Whether every child is to be seen. */
    boolean isWhole(int node) {
        return states[node] == OPEN;
    }

    /** With a few of a node's children. */
    public TreeFolding some(int node) {
        return with(node, SOME);
    }

    public TreeFolding whole(int node) {
        return with(node, OPEN);
    }

    /** Closed if it was open, and the other way round. */
    public TreeFolding toggled(int node) {
        return with(node, isOpen(node) ? CLOSED : SOME);
    }

    /** With everything open that hides a node. */
    public TreeFolding revealing(int node) {
        byte[] changed = states.clone();
        for (int child = node; tree.parent(child) != DrawnTree.NONE; child = tree.parent(child)) {
            int parent = tree.parent(child);
            if (changed[parent] == CLOSED) changed[parent] = SOME;
            if (changed[parent] == SOME && !isAmongFew(parent, child)) changed[parent] = OPEN;
        }
        return new TreeFolding(tree, changed);
    }

    private boolean isAmongFew(int parent, int child) {
        return UnfoldedTree.few(tree, parent).contains(child);
    }

    /** Whether every node above it shows it. */
    public boolean shows(int node) {
        for (int child = node; tree.parent(child) != DrawnTree.NONE; child = tree.parent(child)) {
            int parent = tree.parent(child);
            if (!isOpen(parent) || !(isWhole(parent) || isAmongFew(parent, child))) return false;
        }
        return true;
    }

    private TreeFolding with(int node, byte state) {
        byte[] changed = states.clone();
        changed[node] = state;
        return new TreeFolding(tree, changed);
    }
}
