package lectern.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.Decision;
import lectern.telling.Thought;

/**
 * One move of a match.
 *
 * @param number what the match knows it by: its place among all turns, in the order in which they were played, from 1
 * @param previous the number of the turn before; {@link Match#START} if there is none
 * @param ply how many moves lead from the start to the position after it
 * @param decision how it was chosen, if a player chose it and that is still known
 */
public record Turn(
        int number,
        int previous,
        int ply,
        Position before,
        Move move,
        Position after,
        Optional<Decision> decision,
        List<Note> notes) {
    public Turn {
        notes = List.copyOf(notes);
    }

    /** What happened, step by step; worked out anew each time, since most turns are never looked at so closely. */
    public List<Effect> effects() {
        List<Effect> effects = new ArrayList<>();
        before.play(move, effects::add);
        return effects;
    }

    /** Whether the move broke a rule and was made all the same. */
    public boolean isFoul() {
        return before.violation(move).isPresent();
    }

    /** What the player made of the move, for the side that moved: as the record tells it, or the decision. */
    public Optional<Thought> thought() {
        return notes.stream()
                .flatMap(note -> note.thought().stream())
                .findFirst()
                .or(() -> decision.flatMap(Thought::of));
    }

    Turn decidedBy(Decision chosen) {
        return new Turn(number, previous, ply, before, move, after, Optional.of(chosen), notes);
    }

    Turn noted(List<Note> written) {
        return new Turn(number, previous, ply, before, move, after, decision, written);
    }

    /** The same move where the match knows it by another number. */
    Turn renumbered(int other, int before) {
        return new Turn(other, before, ply, this.before, move, after, decision, notes);
    }
}
