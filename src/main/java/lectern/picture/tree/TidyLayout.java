package lectern.picture.tree;

/**
 * Places the items of a tree beside each other: none overlaps another, each stands above the middle of its children, and
 * a subtree has the same shape wherever it stands. In linear time, as Buchheim, Jünger and Leipert improve Walker's
 * algorithm ("Drawing rooted trees in linear time", 2002); names are theirs. Levels are worked off from the lowest one
 * up and not by recursion, since a tree may be very deep.
 */
final class TidyLayout {
    private static final int NONE = DrawnTree.NONE;

    private final UnfoldedTree items;
    private final double[] prelim;
    private final double[] mod;
    private final double[] change;
    private final double[] shift;
    private final double[] middle;
    private final int[] thread;
    private final int[] ancestor;
    private long steps;

    private TidyLayout(UnfoldedTree items) {
        this.items = items;
        int size = items.size();
        prelim = new double[size];
        mod = new double[size];
        change = new double[size];
        shift = new double[size];
        middle = new double[size];
        thread = new int[size];
        ancestor = new int[size];
        for (int item = 0; item < size; item++) {
            thread[item] = NONE;
            ancestor[item] = item;
        }
        for (int item = size - 1; item >= 0; item--) {
            if (items.hasChildren(item)) placeChildren(item);
        }
    }

    /** The middles of all items from the left to the right. */
    static double[] of(UnfoldedTree items) {
        return new TidyLayout(items).middles();
    }

    /** How many contour steps it takes: never more than there are items. */
    static long steps(UnfoldedTree items) {
        return new TidyLayout(items).steps;
    }

    private double[] middles() {
        double[] x = new double[items.size()];
        double[] sums = new double[items.size()];
        for (int item = 0; item < x.length; item++) {
            int parent = items.parent(item);
            sums[item] = mod[item] + (parent == NONE ? 0 : sums[parent]);
            x[item] = prelim[item] + (parent == NONE ? 0 : sums[parent]);
        }
        return x;
    }

    private void placeChildren(int parent) {
        int first = items.firstChild(parent);
        int last = items.lastChild(parent);
        int defaultAncestor = first;
        for (int child = first; child <= last; child++) {
            if (child == first) {
                prelim[child] = middle[child];
            } else {
                prelim[child] = prelim[child - 1] + distance(child - 1, child);
                mod[child] = prelim[child] - middle[child];
                defaultAncestor = apportion(child, first, defaultAncestor);
            }
        }
        double shifts = 0;
        double changes = 0;
        for (int child = last; child >= first; child--) {
            prelim[child] += shifts;
            mod[child] += shifts;
            changes += change[child];
            shifts += shift[child] + changes;
        }
        middle[parent] = (prelim[first] + prelim[last]) / 2;
        if (items.parent(parent) == NONE) prelim[parent] = middle[parent];
    }

    /** Moves a subtree away from those on its left, and spreads the space that this makes among them. */
    private int apportion(int item, int leftmost, int defaultAncestor) {
        int insideRight = item;
        int outsideRight = item;
        int insideLeft = item - 1;
        int outsideLeft = leftmost;
        double sumInsideRight = mod[insideRight];
        double sumOutsideRight = mod[outsideRight];
        double sumInsideLeft = mod[insideLeft];
        double sumOutsideLeft = mod[outsideLeft];
        int fallback = defaultAncestor;
        while (nextRight(insideLeft) != NONE && nextLeft(insideRight) != NONE) {
            steps++;
            insideLeft = nextRight(insideLeft);
            insideRight = nextLeft(insideRight);
            outsideLeft = nextLeft(outsideLeft);
            outsideRight = nextRight(outsideRight);
            ancestor[outsideRight] = item;
            double gap = prelim[insideLeft]
                    + sumInsideLeft
                    - prelim[insideRight]
                    - sumInsideRight
                    + distance(insideLeft, insideRight);
            if (gap > 0) {
                int origin = ancestor[insideLeft];
                int from = items.parent(origin) == items.parent(item) ? origin : fallback;
                move(from, item, gap);
                sumInsideRight += gap;
                sumOutsideRight += gap;
            }
            sumInsideLeft += mod[insideLeft];
            sumInsideRight += mod[insideRight];
            sumOutsideLeft += mod[outsideLeft];
            sumOutsideRight += mod[outsideRight];
        }
        if (nextRight(insideLeft) != NONE && nextRight(outsideRight) == NONE) {
            thread[outsideRight] = nextRight(insideLeft);
            mod[outsideRight] += sumInsideLeft - sumOutsideRight;
        }
        if (nextLeft(insideRight) != NONE && nextLeft(outsideLeft) == NONE) {
            thread[outsideLeft] = nextLeft(insideRight);
            mod[outsideLeft] += sumInsideRight - sumOutsideLeft;
            return item;
        }
        return fallback;
    }

    private void move(int from, int to, double by) {
        int subtrees = to - from;
        change[to] -= by / subtrees;
        shift[to] += by;
        change[from] += by / subtrees;
        prelim[to] += by;
        mod[to] += by;
    }

    private int nextLeft(int item) {
        return items.hasChildren(item) ? items.firstChild(item) : thread[item];
    }

    private int nextRight(int item) {
        return items.hasChildren(item) ? items.lastChild(item) : thread[item];
    }

    private double distance(int left, int right) {
        double gap = items.parent(left) == items.parent(right) ? TreeLayout.GAP : TreeLayout.WIDE_GAP;
        return (TreeLayout.width(items.kind(left)) + TreeLayout.width(items.kind(right))) / 2 + gap;
    }
}
