package lectern.games.pushee;

import static lectern.games.pushee.PusheeWord.FOUL;
import static lectern.games.pushee.PusheeWord.PASSED;
import static lectern.games.pushee.PusheeWord.PLACED;
import static lectern.games.pushee.PusheeWord.REMOVED;
import static lectern.games.pushee.PusheeWord.SCORE_CHANGED;
import static lectern.games.pushee.PusheeWord.side;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lectern.game.Effect;
import lectern.game.Narrator;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.game.board.Change.Placed;
import lectern.game.board.Change.Removed;
import lectern.game.board.Layer;

/** Tells what a turn does around its chain of pushes: the foul, the placing, and what became of the points. */
final class PusheeStory {
    private final PusheePosition before;
    private final Narrator narrator;
    private final Seat mover;

    PusheeStory(PusheePosition before, Narrator narrator) {
        this.before = before;
        this.narrator = narrator;
        mover = before.toMove();
    }

    PushStory pushes() {
        return new PushStory(before.game().board(), narrator);
    }

    void passed() {
        narrator.tell(Effect.remark(PASSED.with(side(mover)), Cells.NONE));
    }

    void placed(PusheeMove move) {
        String label = before.game().board().label(move.cell);
        Piece victim = before.piece(move.cell);
        if (victim != null) {
            Cells place = Cells.of(move.cell);
            narrator.tell(Effect.remark(FOUL.with(side(mover), label, side(victim.owner())), place));
            narrator.tell(Effect.of(
                    REMOVED.with(side(mover), label, side(victim.owner()), victim.orientation()),
                    new Removed(Layer.PIECE, move.cell, victim)));
        }
        Piece piece = Piece.of(Piece.code(mover, move.vertical));
        narrator.tell(Effect.of(
                        PLACED.with(side(mover), piece.orientation(), label), new Placed(Layer.PIECE, move.cell, piece))
                .inTier(1));
    }

    /** How the points of each side have changed, the mover's first. */
    void scored(PusheePosition after) {
        for (Seat seat : List.of(mover, mover.other())) {
            int gain = after.score(seat) - before.score(seat);
            if (gain == 0) continue;
            narrator.tell(Effect.remark(
                    SCORE_CHANGED.with(side(seat), after.score(seat), gain), newlyHeldOrLost(seat, after)));
        }
    }

    private Cells newlyHeldOrLost(Seat seat, PusheePosition after) {
        Cells held = before.held(seat);
        Cells holding = after.held(seat);
        IntPredicate changed = cell -> held.contains(cell) != holding.contains(cell);
        return Cells.of(IntStream.range(0, before.game().board().cells()).filter(changed));
    }
}
