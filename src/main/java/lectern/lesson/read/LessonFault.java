package lectern.lesson.read;

import lectern.game.Phrase;

/** Something is wrong in a line of a lesson. */
final class LessonFault extends RuntimeException {
    private final int line;
    private final transient Phrase reason;

    LessonFault(int line, Phrase reason) {
        super(reason.key() + " " + reason.arguments() + " in line " + line);
        this.line = line;
        this.reason = reason;
    }

    LessonFault(int line, String key, Object... arguments) {
        this(line, Phrase.of(key, arguments));
    }

    int line() {
        return line;
    }

    Phrase reason() {
        return reason;
    }
}
