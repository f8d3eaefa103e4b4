package lectern.gui.dialog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Setup;
import lectern.game.UnreadableText;
import lectern.game.board.Picture;

/**
 * A position that the user is putting together; it need not be one yet. Immutable.
 *
 * @param values of the fields that no board shows
 */
record PositionDraft(Game game, Setup setup, Picture picture, List<String> values) {
    PositionDraft {
        values = List.copyOf(values);
    }

    static PositionDraft of(Position position) {
        Setup setup = position.game().setup();
        return new PositionDraft(position.game(), setup, position.picture(), setup.values(position));
    }

    PositionDraft put(int cell, Setup.Stock laid) {
        return with(setup.put(picture, cell, laid));
    }

    PositionDraft take(int cell) {
        return with(setup.take(picture, cell));
    }

    PositionDraft clear() {
        return with(setup.clear(picture, game.board()));
    }

    PositionDraft with(int field, String value) {
        List<String> changed = new ArrayList<>(values);
        changed.set(field, value.strip());
        return new PositionDraft(game, setup, picture, changed);
    }

    private PositionDraft with(Picture changed) {
        return new PositionDraft(game, setup, changed, values);
    }

    String text() {
        return setup.text(picture, values);
    }

    /**
     * The position, if it is one.
     *
     * @throws UnreadableText naming the column in the {@link #text}
     */
    Position position() {
        return game.read(text());
    }

    /** Why it is no position, if it is none. */
    Optional<Phrase> trouble() {
        return trouble(game, text());
    }

    /** Why a text is no position of a game, in a sentence with the column. */
    static Optional<Phrase> trouble(Game game, String text) {
        try {
            game.read(text);
            return Optional.empty();
        } catch (UnreadableText unreadable) {
            return Optional.of(Phrase.of("reading.in-column", unreadable.reason(), unreadable.column()));
        }
    }
}
