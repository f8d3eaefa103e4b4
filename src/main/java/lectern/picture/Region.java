package lectern.picture;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import lectern.game.Overlay;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** The ground that some cells cover together, in units of a cell. */
record Region(BoardShape board, Cells cells, Overlay.Join join) {
    /** How far a bridge between two cells that touch at a corner reaches from that corner. */
    private static final double BRIDGE = 0.22;

    List<Rectangle2D> squares() {
        return cells.stream()
                .filter(cell -> cell >= 0 && cell < board.cells())
                .<Rectangle2D>mapToObj(cell -> new Rectangle2D.Double(board.column(cell), board.row(cell), 1, 1))
                .toList();
    }

    /** All squares as one. Made in one go, which is much quicker than square by square. */
    Area area() {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        squares().forEach(square -> path.append(square, false));
        if (join == Overlay.Join.LINE) {
            for (int i = 1; i < cells.size(); i++) bridge(path, cells.get(i - 1), cells.get(i));
        }
        return new Area(path);
    }

    /** Cells of a line that follow each other diagonally are joined at the corner where they touch. */
    private void bridge(Path2D path, int one, int other) {
        int across = board.column(other) - board.column(one);
        int down = board.row(other) - board.row(one);
        if (Math.abs(across) != 1 || Math.abs(down) != 1) return;
        double x = Math.max(board.column(one), board.column(other));
        double y = Math.max(board.row(one), board.row(other));
        path.moveTo(x - BRIDGE, y);
        path.lineTo(x, y - BRIDGE);
        path.lineTo(x + BRIDGE, y);
        path.lineTo(x, y + BRIDGE);
        path.closePath();
    }

    /** The outline of all, drawn in by so much. */
    Shape inset(double by) {
        Area area = area();
        area.subtract(new Area(new BasicStroke((float) (2 * by), BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER)
                .createStrokedShape(area)));
        return area;
    }
}
