package lectern.games.catsdogs;

import static lectern.games.catsdogs.CatsDogsWord.PASSED;
import static lectern.games.catsdogs.CatsDogsWord.PLACED;
import static lectern.games.catsdogs.CatsDogsWord.REMOVED;
import static lectern.games.catsdogs.CatsDogsWord.SKIPPED;
import static lectern.games.catsdogs.CatsDogsWord.TERRITORY_CHANGED;
import static lectern.games.catsdogs.CatsDogsWord.one;
import static lectern.games.catsdogs.CatsDogsWord.several;
import static lectern.games.catsdogs.CatsDogsWord.side;

import lectern.game.Effect;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Change.Placed;
import lectern.game.board.Change.Removed;
import lectern.game.board.Layer;
import lectern.games.catsdogs.Yard.Lot;

/** Tells what a move does: the move itself, what it takes from the other side, and what a special turn has to skip. */
final class CatsDogsStory {
    private final CatsDogsPosition before;
    private final CatsDogsPosition after;
    private final Narrator narrator;
    private final Pet mover;
    private final BoardShape board;

    CatsDogsStory(CatsDogsPosition before, CatsDogsPosition after, Narrator narrator) {
        this.before = before;
        this.after = after;
        this.narrator = narrator;
        mover = before.mover;
        board = before.yard.board();
    }

    void tell(CatsDogsMove move) {
        if (move.isPass()) {
            narrator.tell(Effect.remark(PASSED.with(side(mover), one(mover)), before.yard.empty()));
        } else if (move.isRemoval()) {
            removal(move.cell);
        } else {
            placement(move.cell);
        }
    }

    private void removal(int cell) {
        Phrase reason = REMOVED.with(side(mover), board.label(cell));
        narrator.tell(Effect.of(reason, new Removed(Layer.PIECE, cell, Pet.DOG)));
        if (after.mover != mover) skip("catsdogs.no-room-for-cat");
    }

    private void placement(int cell) {
        if (lacksDogToRemove())
            narrator.tell(Effect.remark(SKIPPED.with(Phrase.of("catsdogs.no-dog-to-remove")), Cells.NONE));
        Phrase reason = PLACED.with(side(mover), one(mover), board.label(cell), occasion());
        narrator.tell(Effect.of(reason, new Placed(Layer.PIECE, cell, mover)));
        territory(cell);
        if (before.stage == Stage.TWO && after.mover != mover) skip("catsdogs.no-room-for-second-dog");
    }

    /** How the sentences tell apart what a placement is part of. */
    private int occasion() {
        return switch (before.stage) {
            case PLACE -> 1;
            case TWO -> 2;
            case ONE -> 3;
            default -> 0;
        };
    }

    /** Whether this is a special turn of Cats that began with the placement, for want of dogs. */
    private boolean lacksDogToRemove() {
        return mover == Pet.CAT
                && before.stage == Stage.ORDINARY
                && before.game.isSpecial(before.number)
                && before.yard.isEmpty(Lot.DOGS);
    }

    /** The empty cells that the other side could use until now. */
    private void territory(int placed) {
        Pet other = mover.other();
        Lot room = Lot.roomFor(other);
        Cells lost = Cells.of(
                before.yard.cells(room).stream().filter(cell -> cell != placed && !after.yard.has(room, cell)));
        if (lost.isEmpty()) return;
        Phrase reason = TERRITORY_CHANGED.with(one(mover), board.label(placed), several(other), board.labels(lost));
        narrator.tell(Effect.remark(reason, lost));
    }

    private void skip(String why) {
        narrator.tell(Effect.remark(SKIPPED.with(Phrase.of(why)), after.yard.empty()));
    }
}
