package lectern.lesson.read;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;

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

    /** A word stands where only known ones may stand. */
    static LessonFault unknown(int line, String word, List<String> known) {
        return new LessonFault(line, Nearest.hinted(Phrase.of("lesson.unknown", Excerpt.of(word), known), word, known));
    }

    int line() {
        return line;
    }

    Phrase reason() {
        return reason;
    }
}
