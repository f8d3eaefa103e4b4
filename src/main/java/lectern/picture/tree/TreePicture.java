package lectern.picture.tree;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.picture.export.BoardExport;
import lectern.picture.export.PngPicture;
import lectern.picture.export.VectorPicture;

/**
 * A tree as a picture for other programs, as it is unfolded and at the size to be read, with its legend below. No display
 * is needed.
 *
 * @param root the position that the tree begins in
 * @param title what it shows, for those who cannot see it
 */
public record TreePicture(TreeLayout layout, Position root, Function<Phrase, String> words, String title) {
    /** A picture with more items would be a file that few programs open. */
    public static final int MOST_ITEMS = 4_000;

    /** A PNG has this many dots for each unit of the others, so that it is sharp in print, if it does not grow too large. */
    private static final double DENSITY = 2;

    private static final double MOST_PIXELS = 60e6;
    private static final double LEAST_WIDTH = 640;
    private static final double TOP = 6;

    /** Whether it is small enough to become a file. */
    public boolean isPossible() {
        return layout.items().size() <= MOST_ITEMS;
    }

    public byte[] bytes(BoardExport.Format format) {
        return switch (format) {
            case PNG -> png();
            case SVG -> vectors().svg().getBytes(StandardCharsets.UTF_8);
            case PDF -> vectors().pdf();
        };
    }

    public VectorPicture vectors() {
        return new VectorPicture(title, width(), height(), this::paint);
    }

    private byte[] png() {
        double density = Math.min(DENSITY, Math.sqrt(MOST_PIXELS / (width() * height())));
        int across = (int) Math.ceil(density * width());
        BufferedImage image =
                new BufferedImage(across, (int) Math.ceil(density * height()), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(density, density);
        paint(g);
        g.dispose();
        return PngPicture.of(image);
    }

    private double width() {
        return Math.ceil(Math.max(LEAST_WIDTH, layout.width()));
    }

    private double height() {
        return Math.ceil(treeHeight() + legend().height(width()));
    }

    private double treeHeight() {
        return TOP + TreeView.START.height(layout);
    }

    private TreeLegend legend() {
        return new TreeLegend(layout.tree(), root, TreeStyle.onPaper(root), words);
    }

    private void paint(Graphics2D g) {
        TreeStyle style = TreeStyle.onPaper(root);
        Rectangle2D all = new Rectangle2D.Double(0, 0, width(), height());
        g.setPaint(style.paper());
        g.fill(all);
        TreeView view = new TreeView(1, (width() - layout.width()) / 2, TOP);
        TreeLabels labels = new TreeLabels(layout.tree(), words);
        new TreePainting(layout, view, style, labels, Growth.WHOLE).paint(g, all);
        AffineTransform before = g.getTransform();
        g.translate(0, treeHeight());
        legend().paint(g, width());
        g.setTransform(before);
    }
}
