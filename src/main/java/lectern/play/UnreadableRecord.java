package lectern.play;

import lectern.game.Phrase;

/** A text that is no game record. Says what is wrong, and in which line and column, both from 1. */
public final class UnreadableRecord extends RuntimeException {
    private final transient Phrase reason;
    private final int line;
    private final int column;

    UnreadableRecord(int line, int column, Phrase reason) {
        super(reason.key() + " " + reason.arguments() + " in line " + line + ", column " + column);
        this.reason = reason;
        this.line = line;
        this.column = column;
    }

    /** An error in a text, so many characters from its beginning. */
    static UnreadableRecord at(int offset, String text, Phrase reason) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new UnreadableRecord(line, offset - lineStart + 1, reason);
    }

    public Phrase reason() {
        return reason;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
