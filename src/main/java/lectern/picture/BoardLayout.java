package lectern.picture;

import java.awt.Dimension;
import java.awt.geom.AffineTransform;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Handle;
import lectern.game.Handle.Border;
import lectern.game.board.BoardShape;

/** Where everything of a board stands: in units of one cell, with the origin at the board's top left corner. */
public record BoardLayout(BoardShape board, boolean labels, boolean edges) {
    /** How wide the strip with letters or numbers is. */
    static final double LABELS = 0.46;

    /** How wide the strip with push arrows is. */
    static final double ARROWS = 0.7;

    /** What is left free around everything. */
    private static final double AIR = 0.12;

    /** All that is painted. */
    Rectangle2D outline() {
        return new Rectangle2D.Double(
                -margin(Border.LEFT),
                -margin(Border.TOP),
                board.columns() + margin(Border.LEFT) + margin(Border.RIGHT),
                board.rows() + margin(Border.TOP) + margin(Border.BOTTOM));
    }

    private double margin(Border border) {
        return AIR + (edges ? ARROWS : 0) + (isLabelled(border) ? LABELS : 0);
    }

    /** Labels stand where row 1 and column a are; around the whole board if it can be entered from everywhere. */
    boolean isLabelled(Border border) {
        if (!labels) return false;
        return switch (border) {
            case LEFT -> true;
            case RIGHT -> edges;
            case TOP -> edges || !board.rowsFromBottom();
            case BOTTOM -> edges || board.rowsFromBottom();
        };
    }

    /** How far the middle of a border's labels is from the board. */
    double labelDistance() {
        return (edges ? ARROWS : 0) + LABELS / 2 + 0.04;
    }

    Stream<Handle.Edge> edgeHandles() {
        if (!edges) return Stream.empty();
        return Arrays.stream(Border.values())
                .flatMap(border -> IntStream.range(0, lines(border)).mapToObj(line -> new Handle.Edge(border, line)));
    }

    int lines(Border border) {
        return border == Border.LEFT || border == Border.RIGHT ? board.rows() : board.columns();
    }

    Optional<Handle> handleAt(Point2D point) {
        int cell = board.at((int) Math.floor(point.getX()), (int) Math.floor(point.getY()));
        if (cell != BoardShape.OUTSIDE) return Optional.of(new Handle.Cell(cell));
        return edgeHandles()
                .filter(edge -> bounds(edge).contains(point))
                .map(Handle.class::cast)
                .findFirst();
    }

    /** Where a cell or a push arrow is; nowhere for anything else. */
    Rectangle2D bounds(Handle handle) {
        return handle.match(new Handle.HandleCases<Rectangle2D>(
                cell -> new Rectangle2D.Double(board.column(cell.cell()), board.row(cell.cell()), 1, 1),
                this::edge,
                choice -> new Rectangle2D.Double()));
    }

    private Rectangle2D edge(Handle.Edge edge) {
        int line = edge.line();
        return switch (edge.border()) {
            case LEFT -> new Rectangle2D.Double(-ARROWS, line, ARROWS, 1);
            case RIGHT -> new Rectangle2D.Double(board.columns(), line, ARROWS, 1);
            case TOP -> new Rectangle2D.Double(line, -ARROWS, 1, ARROWS);
            case BOTTOM -> new Rectangle2D.Double(line, board.rows(), 1, ARROWS);
        };
    }

    /** The smallest place in which the shorter side of all cells together is that long. */
    public Dimension sizeWith(int shorterSide) {
        double cell = (double) shorterSide / Math.min(board.columns(), board.rows());
        Rectangle2D outline = outline();
        return new Dimension((int) Math.ceil(outline.getWidth() * cell), (int) Math.ceil(outline.getHeight() * cell));
    }

    /** This board in a place, as large as the place allows: what stands where does not depend on what lies on it. */
    public Placed in(Rectangle2D place) {
        return new Placed(this, place);
    }

    /** A layout in its place. */
    public static final class Placed {
        private final BoardLayout layout;

        /** From units of a cell to the place's. */
        private final AffineTransform toPlace;

        private Placed(BoardLayout layout, Rectangle2D bounds) {
            this.layout = layout;
            Rectangle2D outline = layout.outline();
            double cell = Math.min(bounds.getWidth() / outline.getWidth(), bounds.getHeight() / outline.getHeight());
            toPlace = AffineTransform.getTranslateInstance(bounds.getCenterX(), bounds.getCenterY());
            toPlace.scale(cell, cell);
            toPlace.translate(-outline.getCenterX(), -outline.getCenterY());
        }

        /** The cell or push arrow at a point. */
        public Optional<Handle> handleAt(Point2D point) {
            try {
                return layout.handleAt(toPlace.inverseTransform(point, null));
            } catch (NoninvertibleTransformException noSize) {
                return Optional.empty();
            }
        }

        /** Where a cell or push arrow is. */
        public Rectangle2D bounds(Handle handle) {
            return toPlace.createTransformedShape(layout.bounds(handle)).getBounds2D();
        }

        AffineTransform toPlace() {
            return toPlace;
        }
    }
}
