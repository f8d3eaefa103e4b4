package lectern.picture;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;
import lectern.game.BoardShape;
import lectern.game.Handle;
import lectern.game.Handle.Border;

/** What stands around a board: letters, numbers and arrows to push from. */
final class Surroundings {
    private static final double LETTERS = 0.27;

    private final Graphics2D g;
    private final Scene scene;
    private final BoardLayout layout;

    Surroundings(Graphics2D g, Scene scene, BoardLayout layout) {
        this.g = g;
        this.scene = scene;
        this.layout = layout;
    }

    void paint() {
        layout.edgeHandles().forEach(this::paintArrow);
        for (Border border : Border.values()) {
            if (layout.isLabelled(border)) paintLabels(border);
        }
    }

    private void paintLabels(Border border) {
        BoardShape board = scene.board();
        double away = layout.labelDistance();
        g.setColor(scene.palette().of("label"));
        for (int line = 0; line < layout.lines(border); line++) {
            boolean rows = border == Border.LEFT || border == Border.RIGHT;
            String label = board.label(rows ? board.at(0, line) : board.at(line, 0));
            String text = rows ? label.substring(1) : label.substring(0, 1);
            double x = border == Border.LEFT ? -away : border == Border.RIGHT ? board.columns() + away : line + 0.5;
            double y = border == Border.TOP ? -away : border == Border.BOTTOM ? board.rows() + away : line + 0.5;
            Lettering.centred(g, text, x, y, LETTERS, false);
        }
    }

    private void paintArrow(Handle.Edge edge) {
        Rectangle2D place = layout.bounds(edge);
        Graphics2D there = (Graphics2D) g.create();
        there.translate(place.getCenterX(), place.getCenterY());
        there.transform(AffineTransform.getQuadrantRotateInstance(quarters(edge.border())));
        there.setColor(scene.palette().of(isMarked(edge) ? "edge.marked" : "edge.arrow"));
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(-0.12, -0.2);
        arrow.lineTo(0.16, 0);
        arrow.lineTo(-0.12, 0.2);
        arrow.closePath();
        there.fill(arrow);
        there.dispose();
    }

    private boolean isMarked(Handle.Edge edge) {
        return IntStream.range(0, scene.marks().edges().size())
                .anyMatch(i -> scene.marks().edges().get(i).edge().equals(edge));
    }

    private static int quarters(Border border) {
        return switch (border) {
            case LEFT -> 0;
            case TOP -> 1;
            case RIGHT -> 2;
            case BOTTOM -> 3;
        };
    }
}
