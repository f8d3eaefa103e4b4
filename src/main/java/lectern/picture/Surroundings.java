package lectern.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Handle;
import lectern.game.Handle.Border;
import lectern.game.board.BoardShape;

/** What stands around a board: letters, numbers and arrows to push from. */
final class Surroundings {
    private static final double LETTERS = 0.29;

    private static final Shape BUTTON = Shapes.box(-0.26, -0.36, 0.44, 0.72, 0.13);
    private static final Shape ARROW = Shapes.path("M -14 -17 L 9 0 L -14 17 Z");
    private static final Shape FRAME = Shapes.box(-0.31, -0.42, 0.54, 0.84, 0.16);

    private final Graphics2D g;
    private final Scene scene;
    private final BoardLayout layout;

    Surroundings(Graphics2D g, Scene scene, BoardLayout layout) {
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
            Optional<Marks.EdgeMark> named = named(new Handle.Edge(border, line));
            String text = named.map(Marks.EdgeMark::label).orElse(rows ? label.substring(1) : label.substring(0, 1));
            double x = border == Border.LEFT ? -away : border == Border.RIGHT ? board.columns() + away : line + 0.5;
            double y = border == Border.TOP ? -away : border == Border.BOTTOM ? board.rows() + away : line + 0.5;
            g.setColor(scene.palette().of(named.isPresent() ? "mark.pointed" : "label"));
            Lettering.centred(g, text, x, y, LETTERS, true);
        }
    }

    private Optional<Marks.EdgeMark> named(Handle.Edge edge) {
        return scene.marks().edges().stream()
                .filter(mark -> mark.edge().equals(edge) && !mark.label().isEmpty())
                .findFirst();
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
            Color colour = palette.of("mark." + kind.name().toLowerCase(java.util.Locale.ROOT));
            if (kind == Mark.Kind.TARGET) arrow = line = colour;
            if (kind != Mark.Kind.TARGET && kind != Mark.Kind.CURSOR) {
                fill = line = colour;
                arrow = Colours.readableOn(colour);
            }
        }
        brush.fill(fill, BUTTON);
        brush.draw(line, marked.contains(Mark.Kind.TARGET) ? 0.05 : 0.025, BUTTON);
        brush.fill(arrow, ARROW);
        if (marked.contains(Mark.Kind.PROOF)) brush.draw(arrow, 0.05, Shapes.line(-0.2, -0.28, 0.12, 0.28));
        if (marked.contains(Mark.Kind.CURSOR)) brush.dash(palette.of("mark.cursor"), 0.05, 0.1, 0.08, FRAME);
        g.setTransform(before);
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
