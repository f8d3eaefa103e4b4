package lectern.play;

import java.util.Optional;
import lectern.game.Phrase;

/**
 * A game that is kept: its match, how it went, and what its head says of it.
 *
 * <p>As text, the head's lines come first ({@code lectern}, the version of the format; {@code game}; the head's own
 * entries; {@code start}, {@code result}), then an empty line, then the moves of the main line. Behind a move stand
 * its {@code {comments}} and {@code [annotations]}, and then, in parentheses, what else was played in its stead. In a
 * note, a backslash stands before a bracket that would end it. On one line, the head's lines have {@code |} between
 * them and {@code ||} behind the last.
 */
public record GameRecord(Match match, GameResult result, RecordHead head) {
    static final String FORMAT = "lectern";
    static final String VERSION = "1";
    static final String GAME = "game";
    static final String START = "start";
    static final String RESULT = "result";

    public GameRecord {
        if (!result.fits(match.mainEnd())) {
            throw new IllegalArgumentException(
                    result.text() + " is no result of " + match.mainEnd().text());
        }
    }

    /** The record of a match that the rules decided, or that is not decided yet. */
    public static GameRecord of(Match match, RecordHead head) {
        return new GameRecord(match, GameResult.of(match.mainEnd()), head);
    }

    /**
     * A record from its text, on one line or on many. The main line is the one that stands outside all
     * parentheses, and the cursor is at its end.
     *
     * @throws UnreadableRecord naming line and column, if it is no record
     */
    public static GameRecord read(String text) {
        return new RecordReader(text).read();
    }

    /** What it says of the game's end that the last position does not show, if anything. */
    public Optional<Phrase> toldResult() {
        return result.told(match);
    }

    /** The record as a file keeps it; {@link #read} reads it back. */
    public String text() {
        return RecordWriter.onLines(this);
    }

    /** The same on one line, without its end. */
    public String line() {
        return RecordWriter.onOneLine(this);
    }
}
