package lectern.games.pushee;

import static lectern.games.pushee.PusheeWord.side;

import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** Says which rule a move breaks, and shows the cells that prove it. */
final class PusheeReferee {
    private final PusheePosition position;
    private final BoardShape board;
    private final Seat mover;

    PusheeReferee(PusheePosition position) {
        this.position = position;
        board = position.game().board();
        mover = position.toMove();
    }

    /** The first rule that the move breaks, or null. */
    RuleViolation violation(PusheeMove move) {
        if (position.isOver()) return broken(PusheeWord.GAME_OVER.with(), Cells.NONE);
        return move.isPass() ? pass() : placing(move);
    }

    private RuleViolation pass() {
        int left = position.left(mover);
        return left == 0 ? null : broken(PusheeWord.MUST_PLACE.with(side(mover), left), position.empty());
    }

    private RuleViolation placing(PusheeMove move) {
        if (move.leavesBoard()) {
            return broken(PusheeWord.OFF_BOARD.with(move.text(), board.lastColumn(), board.rows()), Cells.NONE);
        }
        Cells place = Cells.of(move.cell);
        String label = board.label(move.cell);
        Piece there = position.piece(move.cell);
        if (there != null) return broken(PusheeWord.CELL_TAKEN.with(label, side(there.owner())), place);
        if (position.left(mover) == 0) return broken(PusheeWord.NO_PIECES_LEFT.with(side(mover)), Cells.NONE);
        if (!move.foul) return null;
        return broken(PusheeWord.NO_FOUL.with(label, side(mover.other())), place);
    }

    /** Whether a move is a foul that can be carried out: on top of a piece of the opponent's. */
    boolean allowsFoul(PusheeMove move) {
        if (position.isOver() || !move.foul || move.leavesBoard() || position.left(mover) == 0) return false;
        Piece there = position.piece(move.cell);
        return there != null && there.owner() != mover;
    }

    private static RuleViolation broken(Phrase reason, Cells proof) {
        return new RuleViolation(reason, proof);
    }
}
