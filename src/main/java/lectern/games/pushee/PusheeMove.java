package lectern.games.pushee;

import static lectern.game.board.BoardShape.OUTSIDE;

import java.util.regex.Matcher;
import lectern.game.Move;
import lectern.game.base.MoveForm;
import lectern.game.base.SpeltMove;
import lectern.game.board.BoardShape;

/** A piece put on a cell, a foul that puts it on top of the opponent's, or a pass. */
final class PusheeMove extends SpeltMove {
    static final PusheeMove PASS = new PusheeMove(OUTSIDE, false, false, Move.PASS);

    private static final MoveForm FORM =
            new MoveForm(PusheeWord.GAME, "(?<way>[hv])(?<cell>" + MoveForm.PLACE + ")(?<foul>!)?|pass");

    /** Where the piece goes; {@link BoardShape#OUTSIDE} if that is beyond the board, or nowhere. */
    final int cell;

    final boolean vertical;

    /** Whether it is spelt as a foul. */
    final boolean foul;

    private PusheeMove(int cell, boolean vertical, boolean foul, String text) {
        super(text);
        this.cell = cell;
        this.vertical = vertical;
        this.foul = foul;
    }

    static PusheeMove placing(BoardShape board, int cell, boolean vertical) {
        return new PusheeMove(cell, vertical, false, (vertical ? "v" : "h") + board.label(cell));
    }

    static PusheeMove foul(BoardShape board, int cell, boolean vertical) {
        return new PusheeMove(cell, vertical, true, (vertical ? "v" : "h") + board.label(cell) + "!");
    }

    static PusheeMove read(BoardShape board, String text) {
        Matcher match = FORM.match(text);
        if (text.equals(Move.PASS)) return PASS;
        boolean vertical = match.group("way").equals("v");
        return new PusheeMove(board.cell(match.group("cell")), vertical, match.group("foul") != null, text);
    }

    boolean isPass() {
        return text().equals(Move.PASS);
    }

    boolean leavesBoard() {
        return cell == OUTSIDE && !isPass();
    }
}
