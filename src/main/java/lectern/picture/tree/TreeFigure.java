package lectern.picture.tree;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.picture.export.VectorPicture;

/**
 * A tree as it stands in a text, unfolded as it is first seen: as large as the room allows, but never so small that moves
 * and values could not be written in it.
 *
 * @param root the position that the tree begins in
 */
public record TreeFigure(TreeLayout layout, Position root, TreeStyle style, Function<Phrase, String> words) {
    /** Moves are written from half the usual size on; smaller than this they are hard to read. */
    private static final double SMALLEST = 0.62;

    private static final double SPACE_ABOVE = 6;

    /** On paper, the legend's letters are as large as those of captions. */
    private static final double LEGEND = 0.72;

    public static TreeFigure of(DrawnTree tree, Position root, TreeStyle style, Function<Phrase, String> words) {
        return new TreeFigure(TreeLayout.of(UnfoldedTree.of(tree, FirstView.of(tree))), root, style, words);
    }

    /** With other colours and letters. */
    public TreeFigure in(TreeStyle other) {
        return new TreeFigure(layout, root, other, words);
    }

    private double zoom(double room) {
        return Math.max(SMALLEST, Math.min(1, room / layout.width()));
    }

    /** How wide the tree is where there is some room: perhaps wider than that. */
    public double width(double room) {
        return Math.max(room, layout.width() * zoom(room));
    }

    /** How high the tree is. */
    public double height(double room) {
        return SPACE_ABOVE + new TreeView(zoom(room), 0, 0).height(layout);
    }

    public void paint(Graphics2D g, double room) {
        double zoom = zoom(room);
        double width = width(room);
        TreeView view = new TreeView(zoom, (width - layout.width() * zoom) / 2, SPACE_ABOVE);
        new TreePainting(layout, view, style, new TreeLabels(layout.tree(), words), Growth.WHOLE)
                .paint(g, new Rectangle2D.Double(0, 0, width, height(room)));
    }

    public TreeLegend legend() {
        TreeLegend legend = new TreeLegend(layout.tree(), root, style, words);
        return layout.items().isWhole() ? legend.ofWhole() : legend;
    }

    /**
     * The tree with its legend for a page with some room: what is wider is made smaller.
     *
     * @param title what it shows, for those who cannot see it
     */
    public VectorPicture picture(String title, double room) {
        double shrunk = Math.min(1, room / width(room));
        double treeHeight = height(room) * shrunk;
        double legendHeight = legend().height(room / LEGEND) * LEGEND;
        return new VectorPicture(title, room, Math.ceil(treeHeight + legendHeight), g -> {
            AffineTransform before = g.getTransform();
            g.scale(shrunk, shrunk);
            paint(g, room);
            g.setTransform(before);
            g.translate(0, treeHeight);
            g.scale(LEGEND, LEGEND);
            legend().paint(g, room / LEGEND);
            g.setTransform(before);
        });
    }
}
