package lectern.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Paints what is marked: tints beneath the pieces, and frames, arrows and circles above them. */
final class MarkPainting {
    private final Graphics2D g;
    private final Scene scene;
    private final BoardLayout layout;

    MarkPainting(Graphics2D g, Scene scene, BoardLayout layout) {
        this.g = g;
        this.scene = scene;
        this.layout = layout;
    }

    void paintBeneath() {
        for (Mark mark : scene.marks().marks()) {
            g.setColor(Colours.translucent(colour(mark.kind()), 0.25));
            for (int cell : mark.cells()) g.fill(square(cell));
        }
    }

    void paintAbove() {
        g.setStroke(new BasicStroke(0.06f));
        for (Mark mark : scene.marks().marks()) {
            g.setColor(colour(mark.kind()));
            for (int cell : mark.cells()) g.draw(square(cell));
        }
        for (Marks.Arrow arrow : scene.marks().arrows()) {
            g.setColor(scene.palette().of("drawn", arrow.colour() + 1, Marks.COLOURS));
            g.draw(new Line2D.Double(
                    square(arrow.from()).getCenterX(),
                    square(arrow.from()).getCenterY(),
                    square(arrow.to()).getCenterX(),
                    square(arrow.to()).getCenterY()));
        }
        for (Marks.Circle circle : scene.marks().circles()) {
            Rectangle2D square = square(circle.cell());
            g.setColor(scene.palette().of("drawn", circle.colour() + 1, Marks.COLOURS));
            g.draw(new Ellipse2D.Double(square.getX(), square.getY(), 1, 1));
        }
    }

    private Color colour(Mark.Kind kind) {
        return kind.isGroup()
                ? scene.palette().of("mark.group", kind.group(), Mark.Kind.GROUPS)
                : scene.palette().of("mark." + kind.name().toLowerCase(java.util.Locale.ROOT));
    }

    private Rectangle2D square(int cell) {
        return layout.bounds(new lectern.game.Handle.Cell(cell));
    }
}
