package lectern.games.noughts;

import lectern.game.base.MoveForm;
import lectern.game.base.SpeltMove;
import lectern.game.board.BoardShape;

/** A mark on a cell. */
final class NoughtsMove extends SpeltMove {
    private static final MoveForm FORM = new MoveForm(NoughtsWord.GAME, MoveForm.PLACE);

    /** {@link BoardShape#OUTSIDE} for a cell that the board does not have. */
    final int cell;

    private NoughtsMove(String text, int cell) {
        super(text);
        this.cell = cell;
    }

    static NoughtsMove on(int cell) {
        return new NoughtsMove(NoughtsGame.BOARD.label(cell), cell);
    }

    static NoughtsMove read(String text) {
        return new NoughtsMove(text, NoughtsGame.BOARD.cell(FORM.match(text).group()));
    }
}
