package lectern.picture.tree;

import java.util.OptionalInt;

/**
 * How a tree is looked at. Levels never come so near to each other that edges cannot be followed, however small the rest
 * becomes: the tree of a search is far wider than it is high.
 *
 * @param zoom how large a unit of the drawing is; 1 is the size to be read
 * @param left where the drawing's left edge is
 * @param top where its upper edge is
 * @param stretch how many times as high as usual a level is, where there is room
 */
public record TreeView(double zoom, double left, double top, double stretch) {
    /** The height of a level at the usual size, and the least there is. */
    static final double LEVEL = 118;

    private static final double LEAST_LEVEL = 44;
    private static final double LEAST_ZOOM = 1e-6;
    private static final double MOST_ZOOM = 3;

    /** Nothing is made larger than this to fill its room. */
    private static final double MOST_FITTING = 1.4;

    private static final double TOP = 8;

    public static final TreeView START = new TreeView(1, 0, 0);

    private static final double MOST_STRETCH = 1.6;

    public TreeView {
        zoom = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
    }

    TreeView(double zoom, double left, double top) {
        this(zoom, left, top, 1);
    }

    double x(double place) {
        return left + place * zoom;
    }

    double placeAt(double x) {
        return (x - left) / zoom;
    }

    double levelHeight() {
        return stretch * Math.max(LEAST_LEVEL, LEVEL * zoom);
    }

    /** The upper edge of a level. */
    double y(double level) {
        return top + level * levelHeight();
    }

    double levelAt(double y) {
        return (y - top) / levelHeight();
    }

    public TreeView moved(double across, double down) {
        return new TreeView(zoom, left + across, top + down, stretch);
    }

    /** Larger by a factor; what is at a point stays there. */
    public TreeView zoomed(double factor, double x, double y) {
        double place = placeAt(x);
        double level = levelAt(y);
        TreeView larger = new TreeView(zoom * factor, 0, 0, stretch);
        return larger.moved(x - larger.x(place), y - larger.y(level));
    }

    /** A layout as a whole in some room; it begins at the top. */
    public static TreeView fitting(TreeLayout layout, double width, double height) {
        double byHeight = Math.max(LEAST_LEVEL, (height - 2 * TOP) / layout.levels()) / LEVEL;
        double zoom = Math.min(MOST_FITTING, Math.min(width / layout.width(), byHeight));
        double room = (height - 2 * TOP) / new TreeView(zoom, 0, 0).height(layout);
        TreeView view = new TreeView(zoom, 0, 0, Math.max(1, Math.min(MOST_STRETCH, room)));
        return view.moved((width - layout.width() * view.zoom()) / 2, TOP);
    }

    /** How high a layout is. */
    public double height(TreeLayout layout) {
        return layout.levels() * levelHeight();
    }

    /** Moved so that a node is in sight, with some room around it; unmoved if it is, or if it is folded away. */
    public TreeView showing(TreeLayout layout, int node, double width, double height) {
        OptionalInt item = layout.item(node);
        if (item.isEmpty()) return this;
        double room = Math.min(width / 4, (TreeLayout.WIDTH / 2 + TreeLayout.GAP) * zoom + TOP);
        double x = x(layout.x(item.getAsInt()));
        double across = x < room ? room - x : Math.min(0, width - room - x);
        double above = y(layout.level(item.getAsInt()));
        double down = above < TOP ? TOP - above : Math.min(0, Math.max(TOP - above, height - above - levelHeight()));
        return moved(across, down);
    }

    /** Moved so that a node stands where it stood in another layout. */
    public TreeView keeping(int node, TreeLayout before, TreeLayout after) {
        OptionalInt old = before.item(node);
        OptionalInt now = after.item(node);
        if (old.isEmpty() || now.isEmpty()) return this;
        return moved((before.x(old.getAsInt()) - after.x(now.getAsInt())) * zoom, 0);
    }
}
