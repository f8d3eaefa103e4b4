package lectern.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Handle;
import lectern.game.Handle.Border;
import lectern.game.board.BoardShape;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Lettering;
import lectern.picture.ink.Shapes;

/** What stands around a board: letters, numbers and signs to push from, with the names of the moves that begin there. */
final class Surroundings {
    private static final double LETTERS = 0.29;

    /** Where there are many lines a cell is small, and its letter the larger part of it. */
    private static final double LETTERS_OF_MANY = 0.34;

    private static final int MANY = 11;

    private static final double NAMES = 0.27;

    /** A sign that points onto the board, as broad across as along so that there is room for the move's name. */
    private static final Shape BUTTON =
            Shapes.path("M -31 -30 Q -31 -37 -24 -37 L 10 -37 L 31 0 L 10 37 L -24 37 Q -31 37 -31 30 Z");

    private static final Shape FRAME = Shapes.box(-0.36, -0.42, 0.7, 0.84, 0.16);

    /** How far the middle of a sign's name is from its own. */
    private static final double BACK = 0.07;

    private final Graphics2D g;
    private final Scene scene;
    private final BoardLayout layout;
    private final double least;

    /** @param least how large letters are at least */
    Surroundings(Graphics2D g, Scene scene, BoardLayout layout, double least) {
        this.least = least;
        this.g = g;
        this.scene = scene;
        this.layout = layout;
    }

    void paint() {
        layout.edgeHandles().forEach(this::paintButton);
        for (Border border : Border.values()) {
            if (layout.isLabelled(border)) paintLabels(border);
        }
    }

    private void paintLabels(Border border) {
        BoardShape board = scene.board();
        double away = layout.labelDistance();
        for (int line = 0; line < layout.lines(border); line++) {
            boolean rows = border == Border.LEFT || border == Border.RIGHT;
            String label = board.label(rows ? board.at(0, line) : board.at(line, 0));
            String text = rows ? label.substring(1) : label.substring(0, 1);
            double x = border == Border.LEFT ? -away : border == Border.RIGHT ? board.columns() + away : line + 0.5;
            double y = border == Border.TOP ? -away : border == Border.BOTTOM ? board.rows() + away : line + 0.5;
            g.setColor(scene.palette().of("label"));
            double size = Math.max(least, layout.lines(border) < MANY ? LETTERS : LETTERS_OF_MANY);
            Lettering.centred(g, text, x, y, size, true);
        }
    }

    private void paintButton(Handle.Edge edge) {
        Set<Mark.Kind> marked = marksOf(edge);
        Palette palette = scene.palette();
        Rectangle2D place = layout.bounds(edge);
        AffineTransform before = g.getTransform();
        g.translate(place.getCenterX(), place.getCenterY());
        g.transform(AffineTransform.getQuadrantRotateInstance(quarters(edge.border())));
        Brush brush = new Brush(g, palette);
        Color fill = palette.of("edge.button");
        Color line = palette.of("edge.line");
        Color arrow = palette.of("edge.arrow");
        for (Mark.Kind kind : marked) {
            Color colour = palette.of(MarkPainting.key(kind));
            if (isOpen(kind)) arrow = line = colour;
            else if (kind != Mark.Kind.CURSOR) {
                fill = line = colour;
                arrow = Colours.readableOn(colour);
            }
        }
        brush.fill(fill, BUTTON);
        brush.draw(line, marked.contains(Mark.Kind.TARGET) ? 0.05 : 0.025, BUTTON);
        if (marked.contains(Mark.Kind.PROOF)) brush.draw(arrow, 0.05, Shapes.line(-0.2, -0.28, 0.12, 0.28));
        if (marked.contains(Mark.Kind.PICKED)) brush.draw(arrow, 0.05, FRAME);
        if (marked.contains(Mark.Kind.CURSOR)) brush.dash(palette.of("mark.cursor"), 0.05, 0.1, 0.08, FRAME);
        g.setTransform(before);
        write(edge, place, arrow);
    }

    private static boolean isOpen(Mark.Kind kind) {
        return kind == Mark.Kind.TARGET || kind == Mark.Kind.START;
    }

    /** The name stands upright, whichever way the sign points. */
    private void write(Handle.Edge edge, Rectangle2D place, Color colour) {
        double across = edge.border() == Border.LEFT ? -BACK : edge.border() == Border.RIGHT ? BACK : 0;
        double down = edge.border() == Border.TOP ? -BACK : edge.border() == Border.BOTTOM ? BACK : 0;
        g.setColor(colour);
        String name = scene.edges().getOrDefault(edge, "");
        Lettering.centred(
                g, name, place.getCenterX() + across, place.getCenterY() + down, Math.max(least, NAMES), true);
    }

    private Set<Mark.Kind> marksOf(Handle.Edge edge) {
        return scene.marks().edges().stream()
                .filter(mark -> mark.edge().equals(edge))
                .map(Marks.EdgeMark::kind)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Mark.Kind.class)));
    }

    /** How often a button that points to the right is turned to point onto the board. */
    private static int quarters(Border border) {
        return switch (border) {
            case LEFT -> 0;
            case TOP -> 1;
            case RIGHT -> 2;
            case BOTTOM -> 3;
        };
    }
}
