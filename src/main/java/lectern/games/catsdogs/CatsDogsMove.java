package lectern.games.catsdogs;

import java.util.regex.Matcher;
import lectern.game.Move;
import lectern.game.base.MoveForm;
import lectern.game.base.SpeltMove;
import lectern.game.board.BoardShape;

/** A pet placed on a cell, a dog removed from one, or a pass. */
final class CatsDogsMove extends SpeltMove {
    /** The cell of a pass. */
    private static final int NOWHERE = -2;

    static final CatsDogsMove PASS = new CatsDogsMove(Move.PASS, false, NOWHERE);

    private static final String REMOVAL = "x";
    private static final MoveForm FORM =
            new MoveForm(CatsDogsWord.GAME, "(?<removal>" + REMOVAL + ")?(?<place>" + MoveForm.PLACE + ")|pass");

    private final boolean removal;

    /** {@link BoardShape#OUTSIDE} for a cell that the board does not have. */
    final int cell;

    private CatsDogsMove(String text, boolean removal, int cell) {
        super(text);
        this.removal = removal;
        this.cell = cell;
    }

    static CatsDogsMove placement(BoardShape board, int cell) {
        return new CatsDogsMove(board.label(cell), false, cell);
    }

    static CatsDogsMove removal(BoardShape board, int cell) {
        return new CatsDogsMove(removalText(board.label(cell)), true, cell);
    }

    static String removalText(String place) {
        return REMOVAL + place;
    }

    static CatsDogsMove read(BoardShape board, String text) {
        Matcher match = FORM.match(text);
        if (text.equals(Move.PASS)) return PASS;
        return new CatsDogsMove(text, match.group("removal") != null, board.cell(match.group("place")));
    }

    boolean isPass() {
        return cell == NOWHERE;
    }

    boolean isRemoval() {
        return removal;
    }

    boolean leavesBoard() {
        return cell == BoardShape.OUTSIDE;
    }
}
