package lectern.picture.tree;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.picture.ink.Colours;

/** What the signs of a drawn tree mean: those that the tree has, on as many lines as they need. */
public final class TreeLegend {
    private static final FontRenderContext EXACTLY = new FontRenderContext(new AffineTransform(), true, true);
    private static final double LETTERS = 12;
    private static final double LINE = 22;
    private static final double SIGN = 30;
    private static final double GAP = 20;
    private static final double MARGIN = 10;
    private static final double SMALL = 0.27;
    private static final double MIDDLE_OF_NODE = (NodeShapes.TOP + NodeShapes.BOTTOM) / 2;

    private final TreeStyle style;
    private final List<Entry> entries = new ArrayList<>();

    private record Entry(LegendSign sign, String text) {}

    private TreeLegend(TreeStyle style, List<Entry> entries) {
        this.style = style;
        this.entries.addAll(entries);
    }

    /** @param root the position that the tree begins in */
    public TreeLegend(DrawnTree tree, Position root, TreeStyle style, Function<Phrase, String> words) {
        this.style = style;
        String keys = tree.node(0).visits() > 0 ? "drawntree.trial-legend." : "drawntree.legend.";
        for (LegendSign sign : LegendSign.of(tree)) {
            Phrase side =
                    root.view().name(sign == LegendSign.MIN ? root.toMove().other() : root.toMove());
            Phrase said = sign.isOfTheSearch()
                    ? Phrase.of(keys + sign.word(), side)
                    : Phrase.of("drawntree.legend." + sign.word());
            entries.add(new Entry(sign, words.apply(said)));
        }
    }

    /** The same for a picture in which nothing is folded. */
    TreeLegend ofWhole() {
        return new TreeLegend(
                style,
                entries.stream()
                        .filter(entry -> entry.sign != LegendSign.FOLDED)
                        .toList());
    }

    /** How high it is in some width. */
    public double height(double width) {
        return run(null, width);
    }

    public void paint(Graphics2D g, double width) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        run(g, width);
    }

    /** What it says, as text. */
    public List<String> texts() {
        return entries.stream().map(Entry::text).toList();
    }

    private double run(Graphics2D g, double width) {
        Font letters = style.letters(false, LETTERS);
        double x = MARGIN;
        double line = 0;
        for (Entry entry : entries) {
            double wide = SIGN + letters.getStringBounds(entry.text, EXACTLY).getWidth();
            if (x > MARGIN && x + wide > width - MARGIN) {
                x = MARGIN;
                line++;
            }
            if (g != null) paint(g, entry, letters, x, line * LINE + LINE / 2);
            x += wide + GAP;
        }
        return (line + 1) * LINE + 2;
    }

    private void paint(Graphics2D g, Entry entry, Font letters, double x, double middle) {
        AffineTransform before = g.getTransform();
        g.translate(x + SIGN / 2 - 3, middle);
        sign(g, entry.sign);
        g.setTransform(before);
        g.setFont(letters);
        g.setPaint(style.text());
        g.drawString(entry.text, (float) (x + SIGN), (float) (middle + LETTERS * 0.36));
    }

    private void sign(Graphics2D g, LegendSign sign) {
        g.setPaint(style.text());
        switch (sign) {
            case MAX -> side(g, NodeShapes.maxOutline(), NodeShapes.roof(), true);
            case MIN -> side(g, NodeShapes.minOutline(), NodeShapes.point(), false);
            case LEAF -> box(g, NodePainting.plain(1));
            case OVER -> {
                box(g, NodePainting.plain(1));
                g.draw(small(NodeShapes.inner(10)));
            }
            case TABLE -> {
                g.scale(1.2, 1.2);
                NodePainting.table(g, -6, -4.5);
            }
            case PRINCIPAL -> line(g, 3);
            case NULL_WINDOW -> box(g, NodePainting.plain(0.5f));
            case EARLY -> box(g, NodePainting.dashed(1));
            case CUT -> NodePainting.cut(g, style, -3);
            case FOLDED -> {
                for (int sheet = 2; sheet >= 0; sheet--) {
                    AffineTransform back = AffineTransform.getTranslateInstance(2 * sheet - 2, 2 * sheet - 2);
                    Shape body = back.createTransformedShape(small(NodeShapes.body()));
                    g.setPaint(style.paper());
                    g.fill(body);
                    g.setPaint(style.text());
                    g.setStroke(NodePainting.plain(1));
                    g.draw(body);
                }
            }
        }
    }

    private void side(Graphics2D g, Shape outline, Shape tip, boolean own) {
        Color colour = own ? style.own() : style.other();
        g.setPaint(style.tint(colour));
        g.fill(small(outline));
        g.setPaint(colour);
        g.fill(small(tip));
        g.setPaint(Colours.mixed(style.text(), style.paper(), 0.1));
        g.setStroke(NodePainting.plain(1));
        g.draw(small(outline));
    }

    private static void box(Graphics2D g, Stroke stroke) {
        g.setStroke(stroke);
        g.draw(small(NodeShapes.body()));
    }

    private static void line(Graphics2D g, float width) {
        g.setStroke(NodePainting.plain(width));
        g.draw(new Line2D.Double(-11, 0, 11, 0));
    }

    /** Around the middle, as small as letters. */
    private static Shape small(Shape shape) {
        AffineTransform smaller = AffineTransform.getScaleInstance(SMALL, SMALL);
        smaller.translate(0, -MIDDLE_OF_NODE);
        return smaller.createTransformedShape(shape);
    }
}
