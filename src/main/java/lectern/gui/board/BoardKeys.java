package lectern.gui.board;

import static lectern.game.Handle.Border.BOTTOM;
import static lectern.game.Handle.Border.LEFT;
import static lectern.game.Handle.Border.RIGHT;
import static lectern.game.Handle.Border.TOP;

import java.awt.event.ActionEvent;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import lectern.gui.desk.BoardAim;

/**
 * The keyboard on the board: arrows move a cursor over the cells, and over the edges where moves begin there; Enter or
 * the space bar picks; Escape lets go; the first letter of a choice makes it.
 */
final class BoardKeys {
    private final BoardView board;
    private final BoardAim aim;

    BoardKeys(BoardView board, BoardAim aim) {
        this.board = board;
        this.aim = aim;
        bind("LEFT", () -> move(-1, 0));
        bind("RIGHT", () -> move(1, 0));
        bind("UP", () -> move(0, -1));
        bind("DOWN", () -> move(0, 1));
        bind("ENTER", this::pick);
        bind("SPACE", this::pick);
        bind("ESCAPE", aim::back);
        for (char letter = 'a'; letter <= 'z'; letter++) {
            String initial = String.valueOf(letter);
            bind(initial.toUpperCase(java.util.Locale.ROOT), () -> choose(initial));
        }
    }

    private void bind(String key, Runnable deed) {
        board.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        board.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }
        });
    }

    private void pick() {
        if (board.cursor().isEmpty()) move(0, 0);
        else board.cursor().ifPresent(aim::pick);
    }

    private void choose(String initial) {
        aim.pointing().choices().stream()
                .filter(choice -> choice.word().startsWith(initial))
                .findFirst()
                .ifPresent(aim::pick);
    }

    private void move(int columns, int rows) {
        BoardShape shape = board.boardLayout().board();
        Optional<Handle> next = board.cursor()
                .or(() -> aim.pointing().hovered().filter(handle -> !(handle instanceof Handle.Choice)))
                .map(handle -> moved(shape, handle, columns, rows))
                .or(() -> Optional.of(board.middle()));
        board.moveCursor(next);
        aim.hover(next);
    }

    private Handle moved(BoardShape shape, Handle from, int columns, int rows) {
        return from.match(new Handle.HandleCases<Handle>(
                cell -> fromCell(shape, cell, columns, rows),
                edge -> fromEdge(shape, edge, columns, rows),
                choice -> choice));
    }

    private Handle fromCell(BoardShape shape, Handle.Cell from, int columns, int rows) {
        int cell = from.cell();
        int column = shape.column(cell) + columns;
        int row = shape.row(cell) + rows;
        int target = shape.at(column, row);
        if (target != BoardShape.OUTSIDE) return new Handle.Cell(target);
        if (!board.boardLayout().edges()) return from;
        if (columns != 0) return new Handle.Edge(columns < 0 ? LEFT : RIGHT, row);
        return new Handle.Edge(rows < 0 ? TOP : BOTTOM, column);
    }

    /** From an edge the arrows lead along it, and back onto the board. */
    private static Handle fromEdge(BoardShape shape, Handle.Edge edge, int columns, int rows) {
        boolean beside = edge.border() == LEFT || edge.border() == RIGHT;
        int along = beside ? rows : columns;
        int lines = beside ? shape.rows() : shape.columns();
        if (along != 0) return new Handle.Edge(edge.border(), Math.floorMod(edge.line() + along, lines));
        int last = (beside ? shape.columns() : shape.rows()) - 1;
        boolean inwards = switch (edge.border()) {
            case LEFT -> columns > 0;
            case RIGHT -> columns < 0;
            case TOP -> rows > 0;
            case BOTTOM -> rows < 0;
        };
        if (!inwards) return edge;
        int depth = edge.border() == LEFT || edge.border() == TOP ? 0 : last;
        return new Handle.Cell(beside ? shape.at(depth, edge.line()) : shape.at(edge.line(), depth));
    }
}
