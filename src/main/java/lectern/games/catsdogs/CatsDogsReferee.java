package lectern.games.catsdogs;

import static lectern.games.catsdogs.CatsDogsWord.one;
import static lectern.games.catsdogs.CatsDogsWord.several;
import static lectern.games.catsdogs.CatsDogsWord.side;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Token;
import lectern.games.catsdogs.Yard.Lot;

/** Says which rule a move breaks, and shows the cells that prove it. */
final class CatsDogsReferee {
    private final CatsDogsPosition position;
    private final Yard yard;
    private final Pet mover;
    private final BoardShape board;

    CatsDogsReferee(CatsDogsPosition position) {
        this.position = position;
        yard = position.yard;
        mover = position.mover;
        board = yard.board();
    }

    /** The first rule that the move breaks, or null. */
    RuleViolation violation(CatsDogsMove move) {
        if (position.isOver()) return broken(CatsDogsWord.GAME_OVER.with(), Cells.NONE);
        RuleViolation violation = move.isPass() || move.leavesBoard() ? null : onCell(move);
        if (violation == null) violation = inStage(move);
        if (violation == null && move.isPass()) violation = pass();
        if (violation == null && !move.isPass() && move.leavesBoard()) {
            violation = broken(CatsDogsWord.OFF_BOARD.with(move.text(), board.lastColumn(), board.rows()), Cells.NONE);
        }
        return violation;
    }

    private RuleViolation onCell(CatsDogsMove move) {
        String label = board.label(move.cell);
        Token token = yard.at(move.cell);
        if (move.isRemoval()) {
            return token == Pet.DOG ? null : broken(CatsDogsWord.NO_DOG.with(label), Cells.of(move.cell));
        }
        if (token instanceof Pet pet) return broken(CatsDogsWord.TAKEN.with(label, one(pet)), Cells.of(move.cell));
        if (token != null) return broken(CatsDogsWord.OBSTACLE.with(label), Cells.of(move.cell));
        Pet enemy = mover.other();
        Cells enemies = Cells.of(board.neighbours(move.cell).stream().filter(cell -> yard.at(cell) == enemy));
        if (enemies.isEmpty()) return null;
        List<String> labels = board.labels(enemies);
        return broken(
                CatsDogsWord.NEXT_TO_ENEMY.with(one(mover), label, enemies.size(), one(enemy), several(enemy), labels),
                enemies);
    }

    private RuleViolation inStage(CatsDogsMove move) {
        boolean mustRemove = position.stage == Stage.REMOVE;
        if (mustRemove && !move.isRemoval()) {
            return broken(CatsDogsWord.MUST_REMOVE.with(side(mover)), yard.cells(Lot.DOGS));
        }
        if (mustRemove || !move.isRemoval()) return null;
        Cells room = yard.cells(Lot.roomFor(mover));
        Phrase reason = CatsDogsWord.MUST_PLACE.with(side(mover), one(mover), room.size());
        return broken(reason, room.isEmpty() ? yard.empty() : room);
    }

    private RuleViolation pass() {
        Cells room = yard.cells(Lot.roomFor(mover));
        if (room.isEmpty()) return null;
        return broken(CatsDogsWord.CAN_PLACE.with(side(mover), one(mover), room.size()), room);
    }

    private static RuleViolation broken(Phrase reason, Cells proof) {
        return new RuleViolation(reason, proof);
    }
}
