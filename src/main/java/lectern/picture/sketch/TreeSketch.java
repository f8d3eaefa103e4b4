package lectern.picture.sketch;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import lectern.picture.export.VectorPicture;
import lectern.picture.ink.Lettering;

/**
 * A small tree, drawn from its root at the top to leaves that stand side by side. Sizes are those of letters on paper:
 * where there is more room it is scaled.
 */
public record TreeSketch(SketchNode root, SketchStyle style) {
    private static final double LETTERS = 8;

    /** From one level to the next. */
    private static final double LEVEL = 46;

    /** Of a node: how high its body is, and its roof or point. */
    private static final double BODY = 13;

    private static final double TIP = 5;

    /** The text above a node, and the one below. */
    private static final double LINE = 11;

    private static final double PADDING = 4;

    /** No node is narrower, so that there is room to write into it. */
    private static final double LEAST = 22;

    private static final double GAP = 4;

    private static final BasicStroke SOLID = new BasicStroke(1);
    private static final BasicStroke CUT =
            new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {3, 2}, 0);

    /**
     * As a picture that is no wider than there is room for.
     *
     * @param title what it shows, for those who cannot see it
     */
    public VectorPicture picture(String title, double widest) {
        double scale = Math.min(1, widest / width());
        return new VectorPicture(title, width() * scale, height() * scale, g -> {
            g.scale(scale, scale);
            paint(g);
        });
    }

    public double width() {
        return root.leaves() * slot();
    }

    public double height() {
        return (root.levels() - 1) * LEVEL + LINE + TIP + BODY + LINE + PADDING;
    }

    /** The width that each leaf has for itself. */
    private double slot() {
        return body() + GAP;
    }

    private double body() {
        return root.all()
                .mapToDouble(node -> Math.max(wide(node.move()), wide(node.value()) + PADDING))
                .reduce(LEAST, Math::max);
    }

    private static double wide(String text) {
        return Lettering.width(text, LETTERS, false);
    }

    public void paint(Graphics2D g) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paint(g, root, 0, 0);
    }

    private void paint(Graphics2D g, SketchNode node, double left, int level) {
        double x = left + node.leaves() * slot() / 2;
        double next = left;
        for (SketchNode child : node.children()) {
            edge(g, x, foot(node, level), next + child.leaves() * slot() / 2, level + 1, child.cut());
            paint(g, child, next, level + 1);
            next += child.leaves() * slot();
        }
        paint(g, node, x, top(level));
    }

    /** Where the body of a node on a level begins. */
    private static double top(int level) {
        return level * LEVEL + LINE + TIP;
    }

    /** Where the edges to a node's children begin. */
    private static double foot(SketchNode node, int level) {
        return top(level) + BODY + (node.shape() == SketchNode.Shape.LOWEST ? TIP : 0);
    }

    private void edge(Graphics2D g, double x, double from, double childX, int childLevel, boolean cut) {
        double to = top(childLevel) - TIP - LINE + 1;
        g.setStroke(cut ? CUT : SOLID);
        g.setColor(cut ? style.cut() : style.line());
        g.draw(new Line2D.Double(x, from, childX, to));
    }

    private void paint(Graphics2D g, SketchNode node, double x, double top) {
        double half = body() / 2;
        Path2D outline = outline(node.shape(), x, top, half);
        Color colour = colour(node);
        g.setColor(style.tint(colour));
        if (node.shape() != SketchNode.Shape.LEAF) g.fill(outline);
        g.setStroke(node.cut() ? CUT : SOLID);
        g.setColor(node.cut() ? style.cut() : colour);
        g.draw(outline);
        g.setColor(node.cut() ? style.cut() : style.text());
        text(g, node.move(), x, top - TIP - LINE / 2);
        text(g, node.value(), x, top + BODY / 2);
        text(g, node.name(), x, top + BODY + LINE / 2);
    }

    private Color colour(SketchNode node) {
        return switch (node.shape()) {
            case HIGHEST -> style.highest();
            case LOWEST -> style.lowest();
            case LEAF -> style.line();
        };
    }

    private static Path2D outline(SketchNode.Shape shape, double x, double top, double half) {
        double bottom = top + BODY;
        Path2D path = new Path2D.Double();
        path.moveTo(x - half, top);
        if (shape == SketchNode.Shape.HIGHEST) path.lineTo(x, top - TIP);
        path.lineTo(x + half, top);
        path.lineTo(x + half, bottom);
        if (shape == SketchNode.Shape.LOWEST) path.lineTo(x, bottom + TIP);
        path.lineTo(x - half, bottom);
        path.closePath();
        return path;
    }

    private static void text(Graphics2D g, String text, double x, double y) {
        if (!text.isEmpty()) Lettering.centred(g, text, x, y, LETTERS, false);
    }
}
