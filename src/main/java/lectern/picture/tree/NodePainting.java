package lectern.picture.tree;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import lectern.picture.ink.Colours;
import lectern.search.trace.NodeEnding;

/** Paints one item of a tree that is large enough to be written in, around the middle of its upper edge. */
final class NodePainting {
    private static final FontRenderContext EXACTLY = new FontRenderContext(new AffineTransform(), true, true);
    private static final float THICK = 3;
    private static final float USUAL = 1.3f;
    private static final float THIN = 0.5f;
    private static final double ROOM = TreeLayout.WIDTH - 8;
    private static final double CAPITALS = 0.36;

    private final Graphics2D g;
    private final TreeStyle style;
    private final TreeLabels labels;
    private final UnfoldedTree items;
    private final Growth growth;
    private final Detail detail;

    NodePainting(Graphics2D g, TreeStyle style, TreeLabels labels, UnfoldedTree items, Growth growth, Detail detail) {
        this.g = g;
        this.style = style;
        this.labels = labels;
        this.items = items;
        this.growth = growth;
        this.detail = detail;
    }

    void paint(int item) {
        int node = items.node(item);
        switch (items.kind(item)) {
            case NODE -> node(node, items.isClosed(item));
            case BUNCH -> bunch(node);
            case STUB -> stub(items.tree().node(node).saved());
        }
    }

    private void node(int node, boolean closed) {
        DrawnTree tree = items.tree();
        boolean entered = growth.isEntered(node);
        if (closed) stack(entered);
        Shape outline = outline(tree, node);
        Color side = side(tree, node);
        g.setPaint(node == growth.current() ? style.current() : side == null ? style.paper() : style.tint(side));
        g.fill(outline);
        if (side != null && entered) {
            g.setPaint(side);
            g.fill(tree.isMax(node) ? NodeShapes.roof() : NodeShapes.point());
        }
        frame(tree, node, outline, entered);
        if (!entered) return;
        write(node, growth.isDone(tree, node));
        if (closed && detail != Detail.VALUE)
            hidden(labels.said("drawntree.hidden", tree.below(node)), tree.isMin(node));
    }

    static Shape outline(DrawnTree tree, int node) {
        if (tree.isMax(node)) return NodeShapes.maxOutline();
        return tree.isMin(node) ? NodeShapes.minOutline() : NodeShapes.body();
    }

    private Color side(DrawnTree tree, int node) {
        if (tree.isMax(node)) return style.own();
        return tree.isMin(node) ? style.other() : null;
    }

    private void frame(DrawnTree tree, int node, Shape outline, boolean entered) {
        boolean bold = growth.isOnLine(tree, node);
        DrawnNode content = tree.node(node);
        NodeEnding ending = content.ending();
        float width = bold ? THICK : content.isNullWindow() ? THIN : USUAL;
        g.setStroke(entered && endsEarly(ending) ? dashed(width) : plain(width));
        g.setPaint(entered ? style.text() : style.faint());
        g.draw(outline);
        if (!entered || !growth.isDone(tree, node)) return;
        g.setStroke(new BasicStroke(USUAL));
        if (ending == NodeEnding.GAME_OVER) g.draw(NodeShapes.inner(3.5));
        if (ending == NodeEnding.TABLE) table(g, TreeLayout.WIDTH / 2 - 16, NodeShapes.TOP + 4);
    }

    /** Whether a shortcut or the budget ended it before every move was looked at. */
    static boolean endsEarly(NodeEnding ending) {
        return ending == NodeEnding.STANDS_WELL || ending == NodeEnding.LEFT_OUT || ending == NodeEnding.LIMIT;
    }

    static BasicStroke plain(float width) {
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
    }

    static BasicStroke dashed(float width) {
        float[] dashes = {5, 4};
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dashes, 0);
    }

    /** A small table. */
    static void table(Graphics2D g, double left, double top) {
        g.setStroke(new BasicStroke(1));
        g.draw(new Rectangle2D.Double(left, top, 12, 9));
        g.draw(new Line2D.Double(left, top + 3, left + 12, top + 3));
        g.draw(new Line2D.Double(left, top + 6, left + 12, top + 6));
        g.draw(new Line2D.Double(left + 5, top, left + 5, top + 9));
    }

    /** Two bars across a branch that was cut. */
    static void cut(Graphics2D g, TreeStyle style, double top) {
        g.setPaint(style.cut());
        g.setStroke(new BasicStroke(2.2f));
        for (double y : new double[] {top, top + 6}) g.draw(new Line2D.Double(-10, y, 10, y));
    }

    private void write(int node, boolean done) {
        String value = done ? labels.value(node) : "…";
        boolean lit = node == growth.current();
        Color ink = lit ? Colours.readableOn(style.current()) : style.text();
        switch (detail) {
            case FULL -> {
                boolean noted = !labels.note(node).isEmpty();
                double down = noted ? 0 : 6;
                text(labels.move(node), NodeShapes.TOP + 11 + down, 12, false, ink);
                text(value, NodeShapes.TOP + 27 + down, 15, true, ink);
                if (noted) text(labels.note(node), NodeShapes.TOP + 43, 10.5, false, lit ? ink : muted());
            }
            case SHORT -> {
                text(labels.move(node), NodeShapes.TOP + 15, 17, false, ink);
                text(value, NodeShapes.TOP + 38, 20, true, ink);
            }
            default -> text(value, (NodeShapes.TOP + NodeShapes.BOTTOM) / 2, 28, true, ink);
        }
    }

    private Color muted() {
        return Colours.mixed(style.text(), style.paper(), 0.22);
    }

    private void bunch(int node) {
        boolean entered = growth.isEntered(node);
        stack(entered);
        g.setPaint(style.paper());
        g.fill(NodeShapes.body());
        g.setPaint(entered ? style.text() : style.faint());
        g.setStroke(new BasicStroke(1));
        g.draw(NodeShapes.body());
        if (!entered) return;
        int bunched = items.bunched(node);
        double middle = (NodeShapes.TOP + NodeShapes.BOTTOM) / 2;
        boolean small = detail == Detail.VALUE;
        boolean named = detail == Detail.FULL;
        text(labels.said("drawntree.more", bunched), named ? middle - 8 : middle, small ? 28 : 20, true, style.text());
        if (named) text(labels.said("drawntree.more-moves", bunched), middle + 13, 11, false, muted());
    }

    /** Sheets behind a node that stands for several. */
    private void stack(boolean entered) {
        g.setStroke(new BasicStroke(1));
        for (int sheet = 2; sheet > 0; sheet--) {
            Shape behind = AffineTransform.getTranslateInstance(3 * sheet, 3 * sheet)
                    .createTransformedShape(NodeShapes.body());
            g.setPaint(style.paper());
            g.fill(behind);
            g.setPaint(entered ? muted() : style.faint());
            g.draw(behind);
        }
    }

    /** How many nodes are hidden, below the node. */
    private void hidden(String count, boolean pointed) {
        double size = detail == Detail.FULL ? 10.5 : 15;
        double width = width(count, size, false) + 20;
        double top = NodeShapes.BOTTOM + (pointed ? NodeShapes.TIP + 3 : 10);
        double height = size + 6;
        Shape pill = new RoundRectangle2D.Double(-width / 2, top, width, height, height, height);
        g.setPaint(style.paper());
        g.fill(pill);
        g.setPaint(muted());
        g.setStroke(new BasicStroke(1));
        g.draw(pill);
        double middle = top + height / 2;
        g.fill(NodeShapes.triangle(-width / 2 + 6, -width / 2 + 13, middle - 2.5, middle + 3));
        textAt(count, 6, middle, size, false, muted());
    }

    private void stub(int saved) {
        cut(g, style, NodeShapes.TOP + 4);
        double size = detail == Detail.FULL ? 14 : detail == Detail.SHORT ? 18 : 24;
        text(String.valueOf(saved), NodeShapes.TOP + 14 + size * 0.7, size, true, style.cut());
    }

    private void text(String text, double middle, double size, boolean bold, Color colour) {
        textAt(text, 0, middle, size, bold, colour);
    }

    /** Letters around a point, as large as asked unless they had no room then. */
    private void textAt(String text, double x, double middle, double size, boolean bold, Color colour) {
        double wide = width(text, size, bold);
        double fitting = wide <= ROOM ? size : size * ROOM / wide;
        g.setFont(style.letters(bold, fitting));
        g.setPaint(colour);
        g.drawString(text, (float) (x - Math.min(wide, ROOM) / 2), (float) (middle + CAPITALS * fitting));
    }

    private double width(String text, double size, boolean bold) {
        return style.letters(bold, 100).getStringBounds(text, EXACTLY).getWidth() * size / 100;
    }
}
