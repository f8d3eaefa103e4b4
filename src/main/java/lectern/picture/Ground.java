package lectern.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import lectern.game.board.BoardShape;

/** Boards of plain squares. */
final class Ground {
    private Ground() {}

    /** Squares in two colours that alternate (or in one, if both are the same), and the lines between them. */
    static void squares(Graphics2D g, BoardShape board, Color even, Color odd, Color line) {
        for (int cell = 0; cell < board.cells(); cell++) {
            g.setColor((board.column(cell) + board.row(cell)) % 2 == 0 ? even : odd);
            g.fill(new Rectangle2D.Double(board.column(cell), board.row(cell), 1, 1));
        }
        lines(g, board, line);
    }

    static void lines(Graphics2D g, BoardShape board, Color line) {
        g.setColor(line);
        g.setStroke(new BasicStroke(0.02f));
        for (int column = 0; column <= board.columns(); column++) {
            g.draw(new Line2D.Double(column, 0, column, board.rows()));
        }
        for (int row = 0; row <= board.rows(); row++) {
            g.draw(new Line2D.Double(0, row, board.columns(), row));
        }
    }
}
