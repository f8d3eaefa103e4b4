package lectern.picture.tree;

import lectern.telling.trace.FineStep;

/**
 * How far a tree has grown while its search is stepped through: nodes that were not entered yet are faint, and those that
 * are still being searched have no value yet.
 *
 * @param entered how many nodes were entered so far
 * @param current the number of the node that the search is at; -1 before it begins, and when it is not stepped through
 * @param left whether the search is done with that node
 */
public record Growth(int entered, int current, boolean left) {
    /** The search is over. */
    public static final Growth WHOLE = new Growth(Integer.MAX_VALUE, DrawnTree.NONE, true);

    /** The moment of a search whose tree it is. */
    public static Growth of(DrawnTree tree, FineStep step) {
        boolean left = step.current().flatMap(FineStep.Frame::left).isPresent();
        return of(tree, step.entered(), step.path().size(), left);
    }

    /**
     * A moment of a search, by its numbers: the node that it entered last is the current one or lies below it.
     *
     * @param calls how many nodes the search is in, the current one included; 0 before it begins
     * @param left whether it is done with the current one
     */
    public static Growth of(DrawnTree tree, int entered, int calls, boolean left) {
        if (calls == 0 || entered == 0) return new Growth(entered, DrawnTree.NONE, false);
        int last = Math.min(entered, tree.size()) - 1;
        return new Growth(entered, tree.ancestorAt(last, Math.min(calls - 1, tree.depth(last))), left);
    }

    /** Whether a node is on the line that is drawn bold: where the search is, or, when it is over, the principal one. */
    boolean isOnLine(DrawnTree tree, int node) {
        if (isWhole()) return tree.isPrincipal(node);
        return current != DrawnTree.NONE && tree.isWithin(current, node);
    }

    boolean isEntered(int node) {
        return node < entered;
    }

    /** Whether its value is known. */
    public boolean isDone(DrawnTree tree, int node) {
        if (!isEntered(node)) return false;
        if (current == DrawnTree.NONE || !tree.isWithin(current, node)) return true;
        return node == current && left;
    }

    boolean isWhole() {
        return entered == Integer.MAX_VALUE;
    }
}
