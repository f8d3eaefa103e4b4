package lectern.game;

import java.util.List;
import java.util.Optional;
import lectern.game.board.BoardShape;
import lectern.game.option.Settings;

/** A game with its options chosen: it sets up boards, reads texts, and lists what can be measured. */
public interface Game {
    GameKind kind();

    Settings settings();

    BoardShape board();

    /** The start position that belongs to a seed: the same on every machine and in every version. */
    Start start(long seed);

    /**
     * A position from its text.
     *
     * @throws UnreadableText naming the field and the column, if the text does not have the form of a position
     */
    Position read(String text);

    /** How positions are put together by hand. */
    Setup setup();

    /**
     * Whether a game may come back to a position that it has left, and so go on for ever. Who says no promises that
     * every game ends within a few hundred plies.
     */
    default boolean mayRepeat() {
        return true;
    }

    /** Every spelling that has the form of a move, on the board and one line beyond it. */
    List<String> conceivableMoves();

    /** The canonical game text: the id, and the options that differ from their defaults. */
    default String text() {
        return settings().text(kind().id());
    }

    default Optional<Evaluator> evaluator(String id) {
        return kind().evaluators().stream()
                .filter(evaluator -> evaluator.id().equals(id))
                .findFirst();
    }
}
