package lectern.game;

import java.util.List;

/**
 * A freshly set up game.
 *
 * @param seed the seed that sets up the same board again
 * @param notes what a spectator should know of how the board came about
 */
public record Start(Position position, long seed, List<Phrase> notes) {
    public Start {
        notes = List.copyOf(notes);
    }

    public static Start of(Position position, long seed) {
        return new Start(position, seed, List.of());
    }
}
