package lectern.games.shiftago;

import static lectern.games.shiftago.ShiftagoWord.side;

import lectern.game.Effect;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.game.board.Change.Moved;
import lectern.game.board.Change.Placed;
import lectern.game.board.Layer;

/**
 * Tells what a move does: the run moves up marble by marble, the one at the gap first, then the new marble takes the
 * cell at the edge, all in one step; then what the lines and the marbles left have become.
 */
final class ShiftagoStory {
    private final ShiftagoPosition before;
    private final ShiftagoMove move;
    private final ShiftagoPosition after;
    private final Seat mover;

    ShiftagoStory(ShiftagoPosition before, ShiftagoMove move, ShiftagoPosition after) {
        this.before = before;
        this.move = move;
        this.after = after;
        mover = before.toMove();
    }

    void tell(Narrator narrator) {
        if (move.isPass()) {
            narrator.tell(Effect.remark(ShiftagoWord.PASSED.with(side(mover)), Cells.NONE));
        } else {
            int pushed = Long.bitCount(move.run(before.occupied()));
            Phrase whole = whole(pushed);
            for (int depth = pushed - 1; depth >= 0; depth--)
                narrator.tell(push(depth, pushed).partOf(whole));
            narrator.tell(insertion().partOf(whole));
        }
        for (Cells run : fives(mover)) narrator.tell(five(run));
        for (Cells run : fives(mover.other())) narrator.tell(gift(run));
        if (!move.isPass() && after.left(mover) == 0) {
            narrator.tell(Effect.remark(ShiftagoWord.LAST_MARBLE.with(side(mover)), Cells.of(move.path.first())));
        }
    }

    private Phrase whole(int pushed) {
        return Phrase.of(
                "shiftago.step",
                side(mover),
                move.edge.phrase(),
                move.edge.linePhrase(move.number),
                label(move.path.first()),
                pushed);
    }

    private Effect push(int depth, int gap) {
        int from = move.path.get(depth);
        int to = move.path.get(depth + 1);
        Seat owner = (before.marbles(mover) & ShiftagoBits.bit(from)) != 0 ? mover : mover.other();
        Phrase reason = ShiftagoWord.PUSHED.with(side(owner), label(from), label(to), label(move.path.get(gap)));
        return Effect.of(reason, new Moved(Layer.PIECE, from, to, Marble.of(owner)));
    }

    private Effect insertion() {
        int cell = move.path.first();
        Phrase reason = ShiftagoWord.PLACED.with(
                side(mover), move.edge.phrase(), move.edge.linePhrase(move.number), label(cell));
        return Effect.of(reason, new Placed(Layer.PIECE, cell, Marble.of(mover)));
    }

    private Effect five(Cells run) {
        return Effect.remark(ShiftagoWord.ofRun(ShiftagoWord.FIVE.key(), mover, run), run);
    }

    /** Before the move the other had no five, or the game would have been over: it is the move that completed it. */
    private Effect gift(Cells run) {
        Phrase reason = ShiftagoWord.GIFT.with(
                side(mover), side(mover.other()), run.size(), label(run.first()), label(run.last()));
        return Effect.remark(reason, run);
    }

    private Iterable<Cells> fives(Seat seat) {
        return LineCells.runs(after.marbles(seat), Runs.WINNING);
    }

    private static String label(int cell) {
        return ShiftagoBits.BOARD.label(cell);
    }
}
