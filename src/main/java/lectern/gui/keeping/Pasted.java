package lectern.gui.keeping;

import java.util.Optional;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;
import lectern.games.Games;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.UnreadableRecord;

/**
 * What was copied as text: a game, or a position that another game is to begin from; or why it is
 * neither.
 */
record Pasted(Optional<GameRecord> record, Optional<Phrase> trouble) {
    /** What every record begins with. */
    private static final String RECORD = "lectern:";

    /**
     * Makes out what a text is: a game's record, on one line or on many; a position of the game that is played; or the
     * text of any game and behind it a position of it.
     */
    static Pasted read(String text, Game played) {
        String stripped = text.strip();
        if (stripped.isEmpty()) return trouble(Phrase.of("keeping.nothing-to-paste"));
        if (stripped.startsWith(RECORD)) return game(stripped);
        return position(stripped.replaceAll("\\s+", " "), played);
    }

    private static Pasted game(String text) {
        try {
            return new Pasted(Optional.of(GameRecord.read(text)), Optional.empty());
        } catch (UnreadableRecord unreadable) {
            return trouble(
                    Phrase.of("keeping.no-game-pasted", unreadable.reason(), unreadable.line(), unreadable.column()));
        }
    }

    private static Pasted position(String text, Game played) {
        int space = text.indexOf(' ');
        String word = space < 0 ? text : text.substring(0, space);
        String id = word.replaceFirst(":.*", "");
        boolean named = Games.ALL.stream().anyMatch(kind -> kind.id().equals(id));
        int offset = named ? Math.min(space < 0 ? text.length() : space + 1, text.length()) : 0;
        try {
            Game game = named ? Games.read(word) : played;
            return begunFrom(game.read(text.substring(offset)));
        } catch (UnreadableText unreadable) {
            boolean ofTheGame = unreadable.kind() != UnreadableText.Kind.POSITION;
            int column = unreadable.column() + (ofTheGame ? 0 : offset);
            return trouble(Phrase.of("keeping.no-position-pasted", Excerpt.of(text), unreadable.reason(), column));
        }
    }

    private static Pasted begunFrom(Position position) {
        return new Pasted(Optional.of(GameRecord.of(Match.from(position), RecordHead.EMPTY)), Optional.empty());
    }

    private static Pasted trouble(Phrase reason) {
        return new Pasted(Optional.empty(), Optional.of(reason));
    }
}
