package lectern.gui.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;

/** A legal move with what it does and what the position after it is worth to the mover. */
record MoveRow(Move move, Phrase does, double score) {
    /** Every legal move of a position. Empty when the thread is interrupted: its result is no longer wanted. */
    static List<MoveRow> of(Position position, Evaluator judge) {
        return of(position, after -> judge.value(after, position.toMove()));
    }

    /** The same, without any scores. */
    static List<MoveRow> unjudged(Position position) {
        return of(position, after -> 0);
    }

    private static List<MoveRow> of(Position position, ToDoubleFunction<Position> worth) {
        List<MoveRow> rows = new ArrayList<>();
        for (Move move : position.moves()) {
            if (Thread.currentThread().isInterrupted()) return List.of();
            Position after = position.play(move, Narrator.SILENT);
            rows.add(new MoveRow(move, MoveSummary.of(position, move), worth.applyAsDouble(after)));
        }
        return rows;
    }
}
