package lectern.picture.tree;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;

/** Where the items of a tree stand: across in units of the drawing, down in levels. Immutable. */
public final class TreeLayout {
    static final double WIDTH = 88;
    static final double STUB_WIDTH = 34;
    static final double GAP = 10;
    static final double WIDE_GAP = 22;

    private static final double MARGIN = 16;

    /** A thing is pointed at from this many pixels away where it is small. */
    private static final double NEAR = 4;

    private final UnfoldedTree items;
    private final double[] x;
    private final double width;

    private TreeLayout(UnfoldedTree items) {
        this.items = items;
        x = TidyLayout.of(items);
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        for (int level = 0; level < items.depth(); level++) {
            int first = items.levelStart(level);
            int last = items.levelStart(level + 1) - 1;
            left = Math.min(left, x[first] - width(items.kind(first)) / 2);
            right = Math.max(right, x[last] + width(items.kind(last)) / 2);
        }
        for (int item = 0; item < x.length; item++) x[item] += MARGIN - left;
        width = right - left + 2 * MARGIN;
    }

    public static TreeLayout of(UnfoldedTree items) {
        return new TreeLayout(items);
    }

    static double width(UnfoldedTree.Kind kind) {
        return kind == UnfoldedTree.Kind.STUB ? STUB_WIDTH : WIDTH;
    }

    public UnfoldedTree items() {
        return items;
    }

    public DrawnTree tree() {
        return items.tree();
    }

    /** How wide everything is, with a margin. */
    public double width() {
        return width;
    }

    public int levels() {
        return items.depth();
    }

    /** The middle of an item. */
    double x(int item) {
        return x[item];
    }

    int level(int item) {
        int level = 0;
        while (items.levelStart(level + 1) <= item) level++;
        return level;
    }

    /** The item that stands for a node, if the node is to be seen. */
    OptionalInt item(int node) {
        int item = 0;
        while (items.node(item) != node) {
            int next = childToward(item, node);
            if (next == DrawnTree.NONE) return OptionalInt.empty();
            item = next;
        }
        return OptionalInt.of(item);
    }

    private int childToward(int item, int node) {
        for (int child = items.firstChild(item); child <= items.lastChild(item); child++) {
            boolean isNode = items.kind(child) == UnfoldedTree.Kind.NODE;
            if (isNode && tree().isWithin(node, items.node(child))) return child;
        }
        return DrawnTree.NONE;
    }

    /** What is at a point of a picture. */
    public Optional<TreeHit> hit(TreeView view, double px, double py) {
        int level = (int) Math.floor(view.levelAt(py));
        if (level < 0 || level >= levels()) return Optional.empty();
        double place = view.placeAt(px);
        OptionalInt item = at(level, place);
        if (item.isPresent()) return item.stream().mapToObj(this::hit).findFirst();
        int nearest = nearest(level, place);
        boolean near = Math.abs(view.x(x[nearest]) - px) <= NEAR;
        return near ? Optional.of(hit(nearest)) : Optional.empty();
    }

    private TreeHit hit(int item) {
        return new TreeHit(items.kind(item), items.node(item));
    }

    /** What is beside a node on its level, a number of items away; stubs do not count. */
    public Optional<TreeHit> beside(int node, int step) {
        OptionalInt own = item(node);
        if (own.isEmpty()) return Optional.empty();
        int level = level(own.getAsInt());
        int item = own.getAsInt() + step;
        while (isOn(level, item) && items.kind(item) == UnfoldedTree.Kind.STUB) item += step;
        return isOn(level, item) ? Optional.of(hit(item)) : Optional.empty();
    }

    private boolean isOn(int level, int item) {
        return item >= items.levelStart(level) && item < items.levelStart(level + 1);
    }

    /** The item of a level at a place across, if there is one there. */
    OptionalInt at(int level, double place) {
        int item = firstFrom(level, place, i -> x[i] + width(items.kind(i)) / 2);
        boolean there = item < items.levelStart(level + 1) && x[item] - width(items.kind(item)) / 2 <= place;
        return there ? OptionalInt.of(item) : OptionalInt.empty();
    }

    /** The item of a level whose middle is nearest to a place. */
    int nearest(int level, double place) {
        int item = firstFrom(level, place, i -> x[i]);
        if (item == items.levelStart(level + 1)) return item - 1;
        boolean leftIsNearer = item > items.levelStart(level) && place - x[item - 1] < x[item] - place;
        return leftIsNearer ? item - 1 : item;
    }

    /** The first item of a level whose measure is not below a limit; measures never fall along a level. */
    int firstFrom(int level, double limit, IntToDoubleFunction measure) {
        int low = items.levelStart(level);
        int high = items.levelStart(level + 1);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (measure.applyAsDouble(middle) < limit) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
