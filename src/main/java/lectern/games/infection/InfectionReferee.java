package lectern.games.infection;

import static lectern.game.board.BoardShape.OUTSIDE;
import static lectern.games.infection.InfectionWord.side;

import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.board.Cells;

/** Says which rule a move breaks, and shows the cells that prove it. */
final class InfectionReferee {
    private final InfectionPosition position;
    private final Seat mover;

    InfectionReferee(InfectionPosition position) {
        this.position = position;
        mover = position.toMove();
    }

    /** The first rule that the move breaks, or null. */
    RuleViolation violation(InfectionMove move) {
        if (position.isOver()) return broken(InfectionWord.GAME_OVER.with(), Cells.NONE);
        if (move.isPass()) return pass();
        RuleViolation violation = move.namesStart() && move.from != OUTSIDE ? start(move) : null;
        if (violation == null && move.to != OUTSIDE) violation = landing(move);
        if (violation == null && !move.leavesBoard()) violation = reach(move);
        if (violation == null && move.leavesBoard()) {
            violation = broken(InfectionWord.OFF_BOARD.with(move.text()), Cells.NONE);
        }
        return violation;
    }

    private RuleViolation pass() {
        int ways = position.waysToMove(position.own);
        if (ways == 0) return null;
        Cells movers = Cells.of(InfectionBits.cells(position.own).stream()
                .filter(cell -> position.waysToMove(InfectionBits.bit(cell)) > 0));
        return broken(InfectionWord.MUST_MOVE.with(side(mover), ways), movers);
    }

    private RuleViolation start(InfectionMove move) {
        Cells start = Cells.of(move.from);
        if ((position.enemy & move.lifted) != 0) {
            return broken(InfectionWord.ENEMY_MICROBE.with(label(move.from), side(mover.other()), side(mover)), start);
        }
        boolean own = (position.own & move.lifted) != 0;
        return own ? null : broken(InfectionWord.NO_MICROBE.with(side(mover), label(move.from)), start);
    }

    private RuleViolation landing(InfectionMove move) {
        Cells landing = Cells.of(move.to);
        if ((position.blocked() & move.landed) != 0) {
            return broken(InfectionWord.BLOCKED.with(label(move.to)), landing);
        }
        if ((position.empty() & move.landed) != 0) return null;
        Seat holder = (position.own & move.landed) != 0 ? mover : mover.other();
        return broken(InfectionWord.OCCUPIED.with(label(move.to), side(holder)), landing);
    }

    private RuleViolation reach(InfectionMove move) {
        if (!move.namesStart()) {
            if ((InfectionBits.around(position.own) & move.landed) != 0) return null;
            return broken(
                    InfectionWord.NO_NEIGHBOUR.with(side(mover), label(move.to)),
                    Cells.of(move.to).and(InfectionBits.clockwise(move.to)));
        }
        Cells ends = Cells.of(move.from, move.to);
        if (move.distance() > 2) return broken(InfectionWord.TOO_FAR.with(label(move.from), label(move.to)), ends);
        if (move.isKnightShaped() && !position.game.isAtaxx()) {
            return broken(InfectionWord.KNIGHT_JUMP.with(label(move.from), label(move.to)), ends);
        }
        return null;
    }

    private static RuleViolation broken(Phrase reason, Cells proof) {
        return new RuleViolation(reason, proof);
    }

    private static String label(int cell) {
        return InfectionBits.BOARD.label(cell);
    }
}
