package lectern.games.shiftago;

import static lectern.games.shiftago.ShiftagoWord.side;

import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.board.Cells;

/** Says which rule a move breaks, and shows the cells that prove it. */
final class ShiftagoReferee {
    private final ShiftagoPosition position;
    private final Seat mover;

    ShiftagoReferee(ShiftagoPosition position) {
        this.position = position;
        mover = position.toMove();
    }

    /** The first rule that the move breaks, or null. */
    RuleViolation violation(ShiftagoMove move) {
        if (position.isOver()) return broken(ShiftagoWord.GAME_OVER.with(), LineCells.fives(position.enemy));
        return move.isPass() ? pass() : insertion(move);
    }

    private RuleViolation insertion(ShiftagoMove move) {
        if (!move.namesLine()) {
            Cells edge = move.edge == null ? Cells.NONE : move.edge.cells();
            return broken(ShiftagoWord.NO_SUCH_LINE.with(move.text(), ShiftagoBits.SIDE), edge);
        }
        if (!move.fits(position.occupied())) {
            Phrase reason = ShiftagoWord.LINE_FULL.with(
                    move.edge.linePhrase(move.number), label(move.path.first()), label(move.path.last()));
            return broken(reason, move.path);
        }
        if (position.left(mover) > 0) return null;
        return broken(ShiftagoWord.NO_MARBLES.with(side(mover)), ShiftagoBits.cells(position.own));
    }

    private RuleViolation pass() {
        int left = position.left(mover);
        return left == 0 ? null : broken(ShiftagoWord.MUST_MOVE.with(side(mover), left), entries());
    }

    /** The cells at the edges of all lines that can be entered. */
    private Cells entries() {
        return Cells.of(ShiftagoMove.ALL.stream()
                .filter(move -> move.fits(position.occupied()))
                .mapToInt(move -> move.path.first())
                .distinct());
    }

    private static RuleViolation broken(Phrase reason, Cells proof) {
        return new RuleViolation(reason, proof);
    }

    private static String label(int cell) {
        return ShiftagoBits.BOARD.label(cell);
    }
}
