package lectern.games.infection;

import static lectern.games.infection.InfectionWord.CLONED;
import static lectern.games.infection.InfectionWord.INFECTED;
import static lectern.games.infection.InfectionWord.JUMPED;
import static lectern.games.infection.InfectionWord.PASSED;
import static lectern.games.infection.InfectionWord.side;

import java.util.List;
import lectern.game.Effect;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.game.board.Change.Moved;
import lectern.game.board.Change.Placed;
import lectern.game.board.Change.Recoloured;
import lectern.game.board.Layer;

/** Tells what a move does, while it is played: the landing, then the infections, which are one step. */
final class InfectionStory {
    private final InfectionPosition before;
    private final Narrator narrator;
    private final Seat mover;

    InfectionStory(InfectionPosition before, Narrator narrator) {
        this.before = before;
        this.narrator = narrator;
        mover = before.toMove();
    }

    void tell(InfectionMove move) {
        if (move.isPass()) {
            narrator.tell(Effect.remark(PASSED.with(side(mover)), Cells.NONE));
            return;
        }
        narrator.tell(landing(move));
        List<Integer> infected = InfectionBits.clockwise(move.to).stream()
                .filter(cell -> (before.enemy & InfectionBits.bit(cell)) != 0)
                .boxed()
                .toList();
        Phrase whole = Phrase.of("infection.step", side(mover), side(mover.other()), label(move.to), infected.size());
        for (int cell : infected) narrator.tell(infection(cell, move.to).partOf(whole));
    }

    private Effect landing(InfectionMove move) {
        Microbe microbe = Microbe.of(mover);
        if (!move.namesStart()) {
            Phrase reason = CLONED.with(side(mover), label(move.to));
            return Effect.of(reason, new Placed(Layer.PIECE, move.to, microbe));
        }
        Phrase reason = JUMPED.with(side(mover), label(move.from), label(move.to));
        return Effect.of(reason, new Moved(Layer.PIECE, move.from, move.to, microbe));
    }

    private Effect infection(int cell, int landing) {
        Phrase reason = INFECTED.with(side(mover), side(mover.other()), label(cell), label(landing));
        return Effect.of(reason, new Recoloured(cell, Microbe.of(mover.other()), Microbe.of(mover)));
    }

    private static String label(int cell) {
        return InfectionBits.BOARD.label(cell);
    }
}
