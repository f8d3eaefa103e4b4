package lectern.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.Objects;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Token;
import lectern.picture.ink.Frames;
import lectern.picture.ink.Lettering;

/** Paints a scene in its place, as large as the place allows. */
public final class BoardPainting {
    /** How faint a ghost is of what comes, and of what goes. */
    private static final double ARRIVING = 0.45;

    private static final double VANISHING = 0.66;

    private final Scene scene;
    private final BoardLayout layout;

    private final AffineTransform toPlace;
    private final double letters;

    public BoardPainting(Scene scene, Rectangle2D bounds) {
        this(scene, bounds, 0);
    }

    /** @param capital how high capital letters are at least, but for those that belong to pieces, in the units of the place */
    public BoardPainting(Scene scene, Rectangle2D bounds, double capital) {
        this.scene = scene;
        layout = scene.layout();
        toPlace = layout.in(bounds).toPlace();
        letters = Lettering.sizeOf(capital / Math.max(Double.MIN_NORMAL, toPlace.getScaleX()), true);
    }

    /** How large a scene is, all around it included, if its cells have a certain size. */
    public static Rectangle2D size(Scene scene, double cell) {
        Rectangle2D outline = scene.layout().outline();
        return new Rectangle2D.Double(0, 0, outline.getWidth() * cell, outline.getHeight() * cell);
    }

    public void paint(Graphics2D graphics) {
        if (toPlace.getScaleX() <= 0) return;
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.transform(toPlace);
        MarkPainting marks = new MarkPainting(g, scene, letters);
        HeatPainting heat = new HeatPainting(g, scene, letters);
        LinePainting lines = new LinePainting(g, scene, layout, letters);
        scene.skin().paintBoard(g, scene.board(), scene.picture(), scene.palette());
        new Surroundings(g, scene, layout, letters).paint();
        paintTokens(g, Layer.GROUND);
        heat.paintBeneath();
        marks.paintBeneath();
        lines.paintTrails();
        writeGround(g);
        paintTokens(g, Layer.PIECE);
        marks.paintAbove();
        heat.paintAbove();
        lines.paintNumbered();
        new Drawings(new Brush(g, scene.palette()), scene).paint();
        g.dispose();
    }

    private void paintTokens(Graphics2D g, Layer layer) {
        for (int cell = 0; cell < scene.board().cells(); cell++) {
            if (!isSeen(g, cell)) continue;
            Token token = scene.picture().at(layer, cell);
            int here = cell;
            boolean lifted = scene.motions().stream().anyMatch(motion -> motion.lifts(token, layer, here));
            if (!lifted) paintLying(g, layer, cell, token);
        }
        for (Motion motion : scene.motions()) {
            if (motion.layer() == layer) paintMoving(g, motion);
        }
    }

    /** Whether anything on a cell is within what is painted now; what lies there may reach a little beyond it. */
    private boolean isSeen(Graphics2D g, int cell) {
        return g.getClip() == null || g.getClip().intersects(column(cell) - 0.3, row(cell) - 0.3, 1.6, 1.6);
    }

    private void writeGround(Graphics2D g) {
        AffineTransform before = g.getTransform();
        for (int cell = 0; cell < scene.board().cells(); cell++) {
            Token token = scene.picture().at(Layer.GROUND, cell);
            if (token == null || !isSeen(g, cell)) continue;
            g.translate(column(cell), row(cell));
            scene.skin().writeGround(g, token, scene.palette());
            g.setTransform(before);
        }
    }

    private void paintLying(Graphics2D g, Layer layer, int cell, Token token) {
        Token future = scene.ghost().orElse(scene.picture()).at(layer, cell);
        boolean stays = Objects.equals(token, future);
        if (stays) {
            if (token != null) paint(g, layer, token, scene.palette(), column(cell), row(cell), 1);
            return;
        }
        boolean vanishes = future == null;
        Palette faint = scene.palette().faded(scene.skin().ground(scene.palette()), vanishes ? VANISHING : ARRIVING);
        paint(g, layer, vanishes ? token : future, faint, column(cell), row(cell), 1);
        if (!vanishes) frameGhost(g, cell);
    }

    private void frameGhost(Graphics2D g, int cell) {
        Rectangle2D square = layout.bounds(new Handle.Cell(cell));
        new Brush(g, scene.palette())
                .dash(scene.palette().of("mark.ghost"), 0.03, 0.09, 0.07, Frames.inset(square, 0.07));
    }

    private void paintMoving(Graphics2D g, Motion motion) {
        double way = motion.progress();
        boolean appears = motion.from() == BoardShape.OUTSIDE;
        boolean vanishes = motion.to() == BoardShape.OUTSIDE;
        if (appears && motion.entry().isPresent()) {
            paintEntering(g, motion, motion.entry().get());
            return;
        }
        int from = appears ? motion.to() : motion.from();
        int to = vanishes ? motion.from() : motion.to();
        double size = appears ? way : vanishes ? 1 - way : 1;
        double x = column(from) + (column(to) - column(from)) * way + (1 - size) / 2;
        double y = row(from) + (row(to) - row(from)) * way + (1 - size) / 2;
        if (size > 0) paint(g, motion.layer(), motion.token(), scene.palette(), x, y, size);
    }

    private void paintEntering(Graphics2D g, Motion motion, Handle.Border border) {
        double away = 1 - motion.progress();
        double across = border == Handle.Border.LEFT ? -away : border == Handle.Border.RIGHT ? away : 0;
        double down = border == Handle.Border.TOP ? -away : border == Handle.Border.BOTTOM ? away : 0;
        int to = motion.to();
        paint(g, motion.layer(), motion.token(), scene.palette(), column(to) + across, row(to) + down, 1);
    }

    /**
     * All is painted with one and the same graphics: a PDF's does not notice what a copy of it does to colours and
     * lines.
     */
    private void paint(Graphics2D g, Layer layer, Token token, Palette palette, double x, double y, double size) {
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.scale(size, size);
        scene.skin().paintToken(g, token, layer, palette);
        g.setTransform(before);
    }

    private double column(int cell) {
        return scene.board().column(cell);
    }

    private double row(int cell) {
        return scene.board().row(cell);
    }
}
