package lectern.gui.desk;

import java.util.Map;
import java.util.Optional;
import lectern.game.Phrase;

/** The signs that stand behind moves wherever moves are shown, as in books of chess. It belongs to the event thread. */
public final class MoveSigns {
    /**
     * A sign and what it means here.
     *
     * @param text short, such as a question mark
     */
    public record Sign(String text, Phrase meaning) {}

    private final Audience<Map<Integer, Sign>> audience = new Audience<>();
    private Map<Integer, Sign> signs = Map.of();

    /** Runs something whenever there are other signs. */
    public void listen(Runnable listener) {
        audience.add(changed -> listener.run());
    }

    /** The sign behind the move of a turn. */
    public Optional<Sign> of(int turn) {
        return Optional.ofNullable(signs.get(turn));
    }

    /** From now on these are the signs, by the numbers of the turns. */
    public void put(Map<Integer, Sign> others) {
        if (signs.equals(others)) return;
        signs = Map.copyOf(others);
        audience.hear(signs);
    }
}
