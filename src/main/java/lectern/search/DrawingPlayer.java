package lectern.search;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;

/** Draws its move from the seed: a list names each legal move once or more often, and each entry is equally likely. */
public final class DrawingPlayer implements Player {
    private final String id;
    private final ToIntBiFunction<Position, Move> entries;
    private final List<Phrase> notes;

    /**
     * A player that draws each legal move equally likely.
     *
     * @param notes what a spectator should know of it
     */
    public DrawingPlayer(String id, List<Phrase> notes) {
        this(id, (position, move) -> 1, notes);
    }

    /**
     * @param entries how many times the list names a legal move, at least once
     * @param notes what a spectator should know of it
     */
    public DrawingPlayer(String id, ToIntBiFunction<Position, Move> entries, List<Phrase> notes) {
        this.id = id;
        this.entries = entries;
        this.notes = List.copyOf(notes);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        List<Candidate> candidates = position.moves().stream()
                .map(move -> Candidate.drawn(move, entries.applyAsInt(position, move)))
                .toList();
        int entry = Draws.of(thinking.seed(), "move " + position.text())
                .below(candidates.stream().mapToInt(Candidate::entries).sum());
        return new Decision(
                named(candidates, entry).move(),
                0,
                Choice.DRAWN,
                candidates,
                0,
                0,
                thinking.seed(),
                Optional.empty(),
                notes);
    }

    private static Candidate named(List<Candidate> candidates, int entry) {
        int rest = entry;
        for (Candidate candidate : candidates) {
            rest -= candidate.entries();
            if (rest < 0) return candidate;
        }
        throw new IllegalArgumentException("the list has no entry " + entry);
    }
}
