package lectern.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Frames;
import lectern.picture.ink.Hatch;
import lectern.picture.ink.Lettering;
import lectern.picture.ink.Shapes;

/** Paints what is marked: tints, hatches and frames beneath the pieces, the keyboard's place and labels above them. */
final class MarkPainting {
    private static final double LEAST_CONTRAST = 3;

    /** The letters of a label, unless it is to be read from far away; and its badge, in units of the letters. */
    private static final double LETTERS = 0.24;

    private static final double BADGE = 1.25;

    private static final Shape HEAD = Shapes.path("M -8 -15 L 12 0 L -8 15 Z");
    private static final Shape BAR = Shapes.line(0, -0.32, 0, 0.32);

    private final Graphics2D g;
    private final Scene scene;
    private final Brush brush;
    private final Swatches swatches;
    private final double letters;

    /** @param least how large letters are at least */
    MarkPainting(Graphics2D g, Scene scene, double least) {
        letters = Math.max(LETTERS, least);
        this.g = g;
        this.scene = scene;
        brush = new Brush(g, scene.palette());
        swatches = Swatches.of(scene.skin(), scene.palette());
    }

    void paintBeneath() {
        for (Mark mark : scene.marks().marks()) {
            Color colour = colour(mark);
            Region region = region(mark);
            double tint = tint(mark.kind());
            if (tint > 0) brush.fill(Colours.translucent(fill(mark), tint), region.area());
            if (mark.kind() == Mark.Kind.GROUP)
                hatch(colour, swatches.of(mark.group()).pattern(), region);
            if (mark.kind() == Mark.Kind.PROOF) hatch(colour, 1, region);
            if (mark.kind() == Mark.Kind.CRITERION) hatch(colour, Hatch.DOTS, region);
        }
        for (Mark mark : scene.marks().marks()) {
            if (mark.kind() != Mark.Kind.CURSOR) paintFrame(mark);
        }
    }

    private void hatch(Color colour, int pattern, Region region) {
        brush.draw(Colours.translucent(colour, 0.6), 0.035, Hatch.in(region.squares(), pattern));
    }

    private static double tint(Mark.Kind kind) {
        return switch (kind) {
            case POINTED, CURSOR, ORIGIN -> 0;
            case LIT -> 0.4;
            case PICKED -> 0.3;
            case TARGET, LAST -> 0.14;
            // So many cells at once that it must not be loud.
            case START -> 0.06;
            // What lies on the ground must keep its colour.
            case GROUP -> 0.06;
            default -> 0.18;
        };
    }

    void paintAbove() {
        for (Mark mark : scene.marks().marks()) {
            if (mark.kind() == Mark.Kind.CURSOR) paintFrame(mark);
            if (!mark.label().isEmpty()) {
                region(mark).squares().stream().findFirst().ifPresent(first -> paintLabel(mark, first));
            }
        }
        scene.marks().courses().forEach(this::paintCourse);
    }

    private void paintFrame(Mark mark) {
        Region region = region(mark);
        Color colour = colour(mark);
        Color halo = scene.palette().of("mark.halo");
        switch (mark.kind()) {
            case START -> region.squares().forEach(cell -> brush.draw(colour, 0.03, Frames.inset(cell, 0.045)));
            case TARGET ->
                region.squares().forEach(cell -> {
                    brush.draw(halo, 0.05, Frames.wedges(cell));
                    brush.fill(colour, Frames.wedges(cell));
                });
            case LAST -> region.squares().forEach(cell -> twoTone(halo, colour, 0.055, Frames.corners(cell)));
            case ORIGIN ->
                region.squares().forEach(cell -> {
                    Shape ring = Shapes.disc(cell.getCenterX(), cell.getCenterY(), 0.3);
                    brush.draw(halo, 0.1, ring);
                    brush.dash(colour, 0.055, 0.12, 0.1, ring);
                });
            case PICKED -> region.squares().forEach(cell -> twoTone(halo, colour, 0.085, Frames.inset(cell, 0.06)));
            case POINTED -> region.squares().forEach(cell -> twoTone(halo, colour, 0.05, Frames.inset(cell, 0.05)));
            case CURSOR ->
                region.squares().forEach(cell -> {
                    brush.draw(halo, 0.07, Frames.inset(cell, 0.11));
                    brush.dash(colour, 0.07, 0.13, 0.13, Frames.inset(cell, 0.11));
                });
            case CRITERION -> {
                Shape outline = region.inset(0.05);
                brush.draw(halo, 0.09, outline);
                brush.dash(colour, 0.07, 0.001, 0.13, outline);
            }
            case GROUP -> twoTone(rim(colour, halo), colour, 0.065, region.inset(0.05));
            default -> twoTone(halo, colour, 0.065, region.inset(0.05));
        }
    }

    /** A side's colour is its pieces', and may be as bright as the halo of marks: then its frame is dark. */
    private static Color rim(Color colour, Color halo) {
        return Colours.contrast(colour, halo) < LEAST_CONTRAST ? Colours.readableOn(colour) : halo;
    }

    private void twoTone(Color halo, Color colour, double width, Shape line) {
        brush.draw(halo, width + 0.045, line);
        brush.draw(colour, width, line);
    }

    private void paintLabel(Mark mark, Rectangle2D cell) {
        double height = BADGE * letters;
        double width = Math.max(height, Lettering.width(mark.label(), letters, true) + 0.14);
        Shape badge = Shapes.box(cell.getX() + 0.02, cell.getY() + 0.02, width, height, 0.08);
        brush.draw(scene.palette().of("mark.halo"), 0.04, badge);
        brush.fill(colour(mark), badge);
        g.setColor(Colours.readableOn(colour(mark)));
        Lettering.centred(
                g, mark.label(), cell.getX() + 0.02 + width / 2, cell.getY() + 0.02 + height / 2, letters, true);
    }

    /**
     * An arrowhead from each cell to the next, on the border between them so that both can still be read, and a bar
     * where the course is stopped.
     */
    private void paintCourse(Marks.Course course) {
        Color colour = swatches.of(course.tier()).colour();
        Color halo = scene.palette().of("mark.halo");
        Cells way = course.way();
        for (int i = 1; i < way.size(); i++) {
            Shape head = between(way.get(i - 1), way.get(i), 0.5).createTransformedShape(HEAD);
            brush.draw(halo, 0.06, head);
            brush.fill(colour, head);
        }
        Shape bar = between(way.get(way.size() - 2), way.last(), 1.42).createTransformedShape(BAR);
        if (course.stopped()) twoTone(halo, colour, 0.09, bar);
    }

    /** Some way from the middle of one cell to that of the next, and turned that way. */
    private AffineTransform between(int from, int to, double way) {
        BoardShape board = scene.board();
        double across = board.column(to) - board.column(from);
        double down = board.row(to) - board.row(from);
        AffineTransform there = AffineTransform.getTranslateInstance(
                board.column(from) + 0.5 + across * way, board.row(from) + 0.5 + down * way);
        there.rotate(across, down);
        return there;
    }

    private Region region(Mark mark) {
        return new Region(scene.board(), mark.cells(), mark.join());
    }

    private Color fill(Mark mark) {
        return mark.kind() == Mark.Kind.LIT ? scene.palette().of("mark.lit.fill") : colour(mark);
    }

    /** Where a move may begin is as green as where it may go on, and where one began is as blue as where it ended. */
    static String key(Mark.Kind kind) {
        Mark.Kind painted = switch (kind) {
            case START -> Mark.Kind.TARGET;
            case ORIGIN -> Mark.Kind.LAST;
            default -> kind;
        };
        return "mark." + painted.name().toLowerCase(java.util.Locale.ROOT);
    }

    private Color colour(Mark mark) {
        return mark.kind() == Mark.Kind.GROUP
                ? swatches.of(mark.group()).colour()
                : scene.palette().of(key(mark.kind()));
    }
}
