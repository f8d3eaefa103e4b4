package lectern.picture.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is to be seen of a tree, level by level and from the left to the right: nodes, the rest of a node's children
 * bunched into one, and the stubs of branches that were cut. Items are numbered in that order, so that each level is a
 * range, and so are the children of each item. Immutable.
 */
public final class UnfoldedTree {
    /** What an item stands for. */
    public enum Kind {
        NODE,
        /** Children of a node that are not shown one by one. */
        BUNCH,
        /** Moves that were never looked at. */
        STUB
    }

    private final DrawnTree tree;
    private final TreeFolding folding;
    private final List<Kind> kinds = new ArrayList<>();
    private int[] nodes = new int[64];
    private int[] parents = new int[64];
    private int[] firsts = new int[64];
    private final List<Integer> levels = new ArrayList<>();

    private UnfoldedTree(DrawnTree tree, TreeFolding folding) {
        this.tree = tree;
        this.folding = folding;
        add(Kind.NODE, 0, DrawnTree.NONE);
        levels.add(0);
        int end = 1;
        for (int item = 0; item < kinds.size(); item++) {
            if (item == end) {
                levels.add(end);
                end = kinds.size();
            }
            firsts[item] = kinds.size();
            if (kinds.get(item) == Kind.NODE) unfold(item);
        }
        levels.add(kinds.size());
        nodes = Arrays.copyOf(nodes, kinds.size());
        parents = Arrays.copyOf(parents, kinds.size());
        firsts = Arrays.copyOf(firsts, kinds.size() + 1);
        firsts[kinds.size()] = kinds.size();
    }

    public static UnfoldedTree of(DrawnTree tree, TreeFolding folding) {
        return new UnfoldedTree(tree, folding);
    }

    /** Those of a node's children that are shown if only a few are: the first ones, and the one on the principal line. */
    static List<Integer> few(DrawnTree tree, int node) {
        List<Integer> children = tree.children(node);
        if (children.size() <= TreeFolding.FEW + 1) return children;
        List<Integer> few = new ArrayList<>(children.subList(0, TreeFolding.FEW));
        for (int child : children.subList(TreeFolding.FEW, children.size())) {
            if (tree.isPrincipal(child)) few.set(TreeFolding.FEW - 1, child);
        }
        return few;
    }

    private void unfold(int item) {
        int node = nodes[item];
        if (!folding.isOpen(node)) return;
        List<Integer> children = folding.isWhole(node) ? tree.children(node) : few(tree, node);
        for (int child : children) add(Kind.NODE, child, item);
        if (bunched(node) > 0) add(Kind.BUNCH, node, item);
        if (tree.node(node).saved() > 0) add(Kind.STUB, node, item);
    }

    /** How many of a node's children are bunched. */
    int bunched(int node) {
        if (folding.isWhole(node) || !folding.isOpen(node)) return 0;
        return tree.children(node).size() - few(tree, node).size();
    }

    private void add(Kind kind, int node, int parent) {
        int item = kinds.size();
        if (item == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * item);
            parents = Arrays.copyOf(parents, 2 * item);
            firsts = Arrays.copyOf(firsts, 2 * item);
        }
        kinds.add(kind);
        nodes[item] = node;
        parents[item] = parent;
    }

    public DrawnTree tree() {
        return tree;
    }

    public TreeFolding folding() {
        return folding;
    }

    /** How many items there are. */
    public int size() {
        return nodes.length;
    }

    int depth() {
        return levels.size() - 1;
    }

    /** The first item of a level; that of the level behind the last one is the number of items. */
    int levelStart(int level) {
        return levels.get(level);
    }

    Kind kind(int item) {
        return kinds.get(item);
    }

    /** The node that an item is, or whose children a bunch or a stub stands for. */
    int node(int item) {
        return nodes[item];
    }

    /** The item above; none above the root. */
    int parent(int item) {
        return parents[item];
    }

    int firstChild(int item) {
        return firsts[item];
    }

    int lastChild(int item) {
        return firsts[item + 1] - 1;
    }

    boolean hasChildren(int item) {
        return firsts[item + 1] > firsts[item];
    }

    /** Whether a node hides all that is below it. */
    boolean isClosed(int item) {
        return kind(item) == Kind.NODE && tree.isInner(nodes[item]) && !folding.isOpen(nodes[item]);
    }

    /** Whether every node is shown. */
    boolean isWhole() {
        return kinds.stream().filter(kind -> kind == Kind.NODE).count() == tree.size();
    }

    /** How many items have nothing below them. */
    int ends() {
        int ends = 0;
        for (int item = 0; item < size(); item++) {
            if (!hasChildren(item)) ends++;
        }
        return ends;
    }
}
