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

    /** The moment of a search whose tree it is: the node entered last is the current one or lies below it. */
    public static Growth of(DrawnTree tree, FineStep step) {
        if (step.current().isEmpty()) return new Growth(0, DrawnTree.NONE, false);
        int last = Math.min(step.entered(), tree.size()) - 1;
        int current = tree.ancestorAt(last, step.path().size() - 1);
        return new Growth(step.entered(), current, step.current().get().left().isPresent());
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
