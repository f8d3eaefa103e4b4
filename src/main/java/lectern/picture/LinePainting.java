package lectern.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.Map;
import lectern.game.board.BoardShape;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Lettering;
import lectern.picture.ink.Shapes;
import lectern.telling.Travel;

/**
 * Paints which way moves go: the last one as a thin trail, those of an expected line as numbered arrows in the colours
 * of their sides. A leap is an arch, a walk a straight line, and what takes the ground along a double one.
 */
final class LinePainting {
    private static final double HEAD = 0.3;
    private static final double ARCH = 0.28;
    private static final double LETTERS = 0.28;

    /** How large a badge is, in units of the letters on it. */
    private static final double BADGE = 5 / 7.0;

    /** Where in a cell the numbers of moves stand that end there, one after the other. */
    private static final double[][] PLACES = {{0.24, 0.22}, {0.24, 0.54}, {0.76, 0.54}, {0.76, 0.22}};

    private final Graphics2D g;
    private final Scene scene;
    private final BoardLayout layout;
    private final Brush brush;
    private final Swatches swatches;
    private final Color halo;
    private final double letters;

    /** @param least how large letters are at least */
    LinePainting(Graphics2D g, Scene scene, BoardLayout layout, double least) {
        letters = Math.max(LETTERS, least);
        this.g = g;
        this.scene = scene;
        this.layout = layout;
        brush = new Brush(g, scene.palette());
        swatches = Swatches.of(scene.skin(), scene.palette());
        halo = scene.palette().of("mark.halo");
    }

    void paintTrails() {
        Color colour = scene.palette().of("mark.last");
        for (Travel trail : scene.marks().moves().trails()) {
            if (isThere(trail)) arrow(middle(trail.from()), middle(trail.to()), trail.manner(), colour, halo, 0.045);
        }
    }

    void paintNumbered() {
        for (NumberedMove move : scene.marks().moves().line()) {
            if (isThere(move.travel())) paintArrow(move);
        }
        Map<Integer, Integer> taken = new HashMap<>();
        for (NumberedMove move : scene.marks().moves().line()) {
            int cell = move.travel().to();
            if (isThere(move.travel())) paintNumber(move, taken.merge(cell, 1, Integer::sum) - 1);
        }
    }

    private boolean isThere(Travel travel) {
        int cells = scene.board().cells();
        return travel.from() >= 0 && travel.to() >= 0 && travel.from() < cells && travel.to() < cells;
    }

    private void paintArrow(NumberedMove move) {
        Travel travel = move.travel();
        Color colour = swatches.of(move.side()).colour();
        if (travel.goes()) {
            arrow(middle(travel.from()), middle(travel.to()), travel.manner(), colour, rim(colour), 0.085);
        } else if (move.entry().isPresent()) {
            Rectangle2D edge = layout.bounds(move.entry().get());
            Point2D from = new Point2D.Double(edge.getCenterX(), edge.getCenterY());
            arrow(from, middle(travel.to()), Travel.Manner.WALKED, colour, rim(colour), 0.085);
        }
    }

    private void arrow(Point2D from, Point2D to, Travel.Manner manner, Color colour, Color rim, double width) {
        double length = from.distance(to);
        double head = Math.min(HEAD, 4 * width);
        AffineTransform there = AffineTransform.getTranslateInstance(from.getX(), from.getY());
        there.rotate(to.getX() - from.getX(), to.getY() - from.getY());
        boolean arched = manner == Travel.Manner.LEAPT;
        double end = length - 0.16;
        double bend = arched ? ARCH * length : 0;
        Shape line = there.createTransformedShape(
                arched
                        ? new QuadCurve2D.Double(0.16, -0.06, length / 2, -bend, end - head / 2, -0.5 * head)
                        : new Line2D.Double(0.22, 0, end - head, 0));
        double rise = arched ? Math.atan2(bend - 0.5 * head, length / 2 - head) : 0;
        AffineTransform tip = new AffineTransform(there);
        tip.translate(end, 0);
        tip.rotate(rise);
        Shape point = tip.createTransformedShape(head(head));
        boolean twofold = manner == Travel.Manner.CARRIED;
        double broad = twofold ? 2.2 * width : width;
        brush.draw(rim, broad + 0.05, line);
        brush.draw(rim, 0.06, point);
        brush.draw(colour, broad, line);
        if (twofold) brush.draw(rim, 0.8 * width, line);
        brush.fill(colour, point);
    }

    private static Shape head(double length) {
        Path2D head = new Path2D.Double();
        head.moveTo(0, 0);
        head.lineTo(-length, -0.6 * length);
        head.lineTo(-length, 0.6 * length);
        head.closePath();
        return head;
    }

    /** The number of a move of the first side stands on a disc, that of the second on a square. */
    private void paintNumber(NumberedMove move, int before) {
        BoardShape board = scene.board();
        double[] place = PLACES[before % PLACES.length];
        double x = board.column(move.travel().to()) + place[0];
        double y = board.row(move.travel().to()) + place[1];
        Color colour = swatches.of(move.side()).colour();
        Color ink = Colours.readableOn(colour);
        double size = BADGE * letters;
        Shape badge = move.side().number() == 1
                ? Shapes.disc(x, y, size)
                : Shapes.box(x - size * 0.9, y - size * 0.9, 1.8 * size, 1.8 * size, 0.03);
        brush.draw(rim(colour), 0.06, badge);
        brush.fill(colour, badge);
        brush.draw(ink, 0.016, badge);
        g.setColor(ink);
        Lettering.centred(g, String.valueOf(move.number()), x, y, letters, true);
        Travel.Manner manner = move.travel().manner();
        boolean signed = manner == Travel.Manner.REMOVED || (move.mixed() && manner == Travel.Manner.PLACED);
        if (signed) new Signs(g, scene).paint(move.travel(), x + (place[0] > 0.6 ? -1 : 1) * 0.36, y);
    }

    /** A side's colour is its pieces': the line around it is what it stands out from. */
    private Color rim(Color colour) {
        return Colours.contrast(colour, halo) < 2 ? Colours.readableOn(colour) : halo;
    }

    private Point2D middle(int cell) {
        return new Point2D.Double(
                scene.board().column(cell) + 0.5, scene.board().row(cell) + 0.5);
    }
}
