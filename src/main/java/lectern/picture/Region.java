package lectern.picture;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import lectern.game.BoardShape;
import lectern.game.Cells;

/** The ground that some cells cover together, in units of a cell. */
record Region(BoardShape board, Cells cells) {
    /** How far a bridge between two cells that touch at a corner reaches from that corner. */
    private static final double BRIDGE = 0.22;

    List<Rectangle2D> squares() {
        return cells.stream()
                .filter(cell -> cell >= 0 && cell < board.cells())
                .<Rectangle2D>mapToObj(cell -> new Rectangle2D.Double(board.column(cell), board.row(cell), 1, 1))
                .toList();
    }

    Area area() {
        Area area = new Area();
        List<Rectangle2D> squares = squares();
        squares.forEach(square -> area.add(new Area(square)));
        for (int i = 1; i < squares.size(); i++) bridge(area, squares.get(i - 1), squares.get(i));
        return area;
    }

    /** Cells that follow each other diagonally, as in a line of marbles, are joined at their corner. */
    private static void bridge(Area area, Rectangle2D one, Rectangle2D other) {
        double across = other.getX() - one.getX();
        double down = other.getY() - one.getY();
        if (Math.abs(across) != 1 || Math.abs(down) != 1) return;
        double x = Math.max(one.getX(), other.getX());
        double y = Math.max(one.getY(), other.getY());
        Path2D diamond = new Path2D.Double();
        diamond.moveTo(x - BRIDGE, y);
        diamond.lineTo(x, y - BRIDGE);
        diamond.lineTo(x + BRIDGE, y);
        diamond.lineTo(x, y + BRIDGE);
        diamond.closePath();
        area.add(new Area(diamond));
    }

    /** The outline of all, drawn in by so much. */
    Shape inset(double by) {
        Area area = area();
        area.subtract(new Area(new BasicStroke((float) (2 * by), BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER)
                .createStrokedShape(area)));
        return area;
    }
}
