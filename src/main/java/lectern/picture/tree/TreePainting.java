package lectern.picture.tree;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Paints what can be seen of a tree, and nothing else: each level is entered at the left edge and left at the right one,
 * and what would fall onto the same pixels is painted once. So the work depends on the size of the picture and not on
 * that of the tree.
 */
public final class TreePainting {
    /** The smallest distance, in units of the screen, at which two things beside each other are told apart. */
    private static final double APART = 2;

    /** What is far beside the picture needs to be less exact. */
    private static final double FAR = 0.01;

    private static final double GLYPH = 0.7;
    private static final double LARGEST_GLYPH = 18;
    private static final double BOLD_GLYPH = 9;
    private static final double BAR_HEIGHT = 12;

    private final TreeLayout layout;
    private final UnfoldedTree items;
    private final DrawnTree tree;
    private final TreeView view;
    private final TreeStyle style;
    private final TreeLabels labels;
    private final Growth growth;
    private final Detail detail;
    private int drawn;

    public TreePainting(TreeLayout layout, TreeView view, TreeStyle style, TreeLabels labels, Growth growth) {
        this.layout = layout;
        items = layout.items();
        tree = layout.tree();
        this.view = view;
        this.style = style;
        this.labels = labels;
        this.growth = growth;
        detail = Detail.at(view.zoom());
    }

    /**
     * Paints a part of the picture.
     *
     * @return how many edges and items were painted
     */
    public int paint(Graphics2D g, Rectangle2D part) {
        drawn = 0;
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        int first = Math.max(0, (int) Math.floor(view.levelAt(part.getMinY())));
        int last = Math.min(items.depth() - 1, (int) Math.floor(view.levelAt(part.getMaxY())));
        for (int level = first; level <= Math.min(last + 1, items.depth() - 1); level++) {
            if (level > 0) edges(g, level, part);
        }
        List<Integer> line = boldLine();
        for (int item : line) {
            if (items.parent(item) != DrawnTree.NONE) edge(g, item, style.text(), 3);
        }
        for (int level = first; level <= last; level++) items(g, level, part);
        if (!detail.isWritten()) line.forEach(item -> glyph(g, item, Math.max(BOLD_GLYPH, roomFor(item))));
        return drawn;
    }

    /** A frame around a node, if it is to be seen. */
    public void mark(Graphics2D g, int node) {
        OptionalInt item = layout.item(node);
        if (item.isEmpty()) return;
        int at = item.getAsInt();
        g.setPaint(style.accent());
        if (!detail.isWritten()) {
            double size = Math.max(BOLD_GLYPH, roomFor(at)) + 8;
            g.setStroke(new BasicStroke(3));
            g.draw(new Rectangle2D.Double(view.x(layout.x(at)) - size / 2, glyphMiddle(at) - size / 2, size, size));
            return;
        }
        AffineTransform before = g.getTransform();
        moveTo(g, at);
        g.setStroke(new BasicStroke((float) (3.5 / Math.min(1, view.zoom()))));
        double wider = 1 + 10 / TreeLayout.WIDTH;
        double middle = (NodeShapes.TOP + NodeShapes.BOTTOM) / 2;
        g.translate(0, middle);
        g.scale(wider, wider + 0.08);
        g.translate(0, -middle);
        g.draw(NodePainting.outline(tree, node));
        g.setTransform(before);
    }

    private void edges(Graphics2D g, int level, Rectangle2D part) {
        double left = view.placeAt(part.getMinX());
        double right = view.placeAt(part.getMaxX());
        int end = items.levelStart(level + 1);
        int item = layout.firstFrom(level, left, i -> Math.max(layout.x(i), layout.x(items.parent(i))));
        while (item < end && Math.min(layout.x(item), layout.x(items.parent(item))) <= right) {
            boolean stub = items.kind(item) == UnfoldedTree.Kind.STUB;
            boolean thin = !stub
                    && items.kind(item) == UnfoldedTree.Kind.NODE
                    && tree.node(items.node(item)).isNullWindow();
            if (!stub || isCut(item)) edge(g, item, colour(item, stub), stub ? 1.6f : thin ? 0.6f : 1.1f);
            double x = layout.x(item);
            double beyond = Math.max(0, Math.max(left - x, x - right)) * view.zoom();
            item = next(level, item, APART + FAR * beyond);
        }
    }

    private Color colour(int item, boolean stub) {
        if (stub) return style.cut();
        return isEntered(item) && detail.isWritten() ? style.text() : style.faint();
    }

    private boolean isEntered(int item) {
        return growth.isEntered(items.node(item));
    }

    /** A branch is known to be cut when the search has left the node that it hangs from. */
    private boolean isCut(int item) {
        return growth.isDone(tree, items.node(item));
    }

    private void edge(Graphics2D g, int item, Color colour, float width) {
        int parent = items.parent(item);
        g.setPaint(colour);
        g.setStroke(new BasicStroke((float) (width * Math.max(0.5, Math.min(1.5, view.zoom())))));
        double from = view.y(layout.level(parent)) + lower(parent);
        double to = view.y(layout.level(item)) + upper(item);
        g.draw(new Line2D.Double(view.x(layout.x(parent)), from, view.x(layout.x(item)), to));
        drawn++;
    }

    private double upper(int item) {
        if (!detail.isWritten()) return middleOfGlyph();
        boolean roof = items.kind(item) == UnfoldedTree.Kind.NODE && tree.isMax(items.node(item));
        return view.zoom() * (roof ? NodeShapes.TOP - NodeShapes.TIP : NodeShapes.TOP);
    }

    private double lower(int item) {
        if (!detail.isWritten()) return middleOfGlyph();
        boolean point = tree.isMin(items.node(item));
        return view.zoom() * (point ? NodeShapes.BOTTOM + NodeShapes.TIP : NodeShapes.BOTTOM);
    }

    private void items(Graphics2D g, int level, Rectangle2D part) {
        double margin = TreeLayout.WIDTH / 2 + TreeLayout.GAP;
        double left = view.placeAt(part.getMinX()) - margin;
        double right = view.placeAt(part.getMaxX()) + margin;
        NodePainting nodes = new NodePainting(g, style, labels, items, growth, detail);
        int end = items.levelStart(level + 1);
        int item = layout.firstFrom(level, left, layout::x);
        while (item < end && layout.x(item) <= right) {
            item(g, nodes, item);
            item = next(level, item, APART);
        }
    }

    private void item(Graphics2D g, NodePainting nodes, int item) {
        if (items.kind(item) == UnfoldedTree.Kind.STUB && !isCut(item)) return;
        if (!detail.isWritten()) {
            glyph(g, item, roomFor(item));
            return;
        }
        AffineTransform before = g.getTransform();
        moveTo(g, item);
        nodes.paint(item);
        g.setTransform(before);
        drawn++;
    }

    private void moveTo(Graphics2D g, int item) {
        g.translate(view.x(layout.x(item)), view.y(layout.level(item)));
        g.scale(view.zoom(), view.zoom());
    }

    private int next(int level, int item, double apart) {
        double after = layout.x(item) + apart / view.zoom();
        if (item + 1 < items.levelStart(level + 1) && layout.x(item + 1) >= after) return item + 1;
        return Math.max(item + 1, layout.firstFrom(level, after, layout::x));
    }

    /** How large a shape may be so that it leaves its neighbours their place. */
    private double roomFor(int item) {
        int level = layout.level(item);
        double gap = Double.POSITIVE_INFINITY;
        if (item > items.levelStart(level)) gap = layout.x(item) - layout.x(item - 1);
        if (item + 1 < items.levelStart(level + 1)) gap = Math.min(gap, layout.x(item + 1) - layout.x(item));
        return Math.max(APART, Math.min(LARGEST_GLYPH, GLYPH * gap * view.zoom()));
    }

    private double middleOfGlyph() {
        return LARGEST_GLYPH / 2 + 4;
    }

    private double glyphMiddle(int item) {
        return view.y(layout.level(item)) + middleOfGlyph();
    }

    private void glyph(Graphics2D g, int item, double size) {
        double x = view.x(layout.x(item));
        double y = glyphMiddle(item);
        int node = items.node(item);
        boolean inner = items.kind(item) == UnfoldedTree.Kind.NODE;
        Shape shape = new Rectangle2D.Double(x - size / 2, y - size / 2, size, size);
        Color colour = isEntered(item) ? style.text() : style.faint();
        if (items.kind(item) == UnfoldedTree.Kind.STUB) {
            shape = new Rectangle2D.Double(x - size / 2, y - size / 6, size, size / 3);
            colour = style.cut();
        } else if (size < 4) {
            shape = new Rectangle2D.Double(x - size / 2, y - BAR_HEIGHT / 2, size, BAR_HEIGHT);
        } else if (inner && tree.isMax(node)) {
            shape = NodeShapes.triangle(x - size / 2, x + size / 2, y + size / 2, y - size / 2);
        } else if (inner && tree.isMin(node)) {
            shape = NodeShapes.triangle(x - size / 2, x + size / 2, y - size / 2, y + size / 2);
        }
        boolean side = inner && isEntered(item) && (tree.isMax(node) || tree.isMin(node));
        if (side) colour = tree.isMax(node) ? style.own() : style.other();
        boolean plain = !side && items.kind(item) != UnfoldedTree.Kind.STUB;
        if (plain && size < 5) colour = style.faint();
        boolean hollow = plain && size >= 5;
        g.setPaint(hollow ? style.paper() : colour);
        g.fill(shape);
        if (size >= 5) {
            g.setPaint(isEntered(item) ? style.text() : style.faint());
            g.setStroke(new BasicStroke(1));
            g.draw(shape);
        }
        if (node == growth.current() && inner) current(g, x, y, size);
        drawn++;
    }

    private void current(Graphics2D g, double x, double y, double size) {
        double wide = Math.max(8, size / 2);
        g.setPaint(style.current());
        g.fill(new Rectangle2D.Double(x - wide / 2, y - wide / 2, wide, wide));
    }

    /** The items of the line that is drawn bold, as far as they are to be seen. */
    private List<Integer> boldLine() {
        List<Integer> line = new ArrayList<>();
        if (growth.isOnLine(tree, 0)) line.add(0);
        for (int i = 0; i < line.size(); i++) {
            int item = line.get(i);
            for (int child = items.firstChild(item); child <= items.lastChild(item); child++) {
                boolean node = items.kind(child) == UnfoldedTree.Kind.NODE;
                if (node && growth.isOnLine(tree, items.node(child))) line.add(child);
            }
        }
        return line;
    }
}
