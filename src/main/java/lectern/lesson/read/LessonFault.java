package lectern.lesson.read;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;

/** Something is wrong in a line of a lesson, or in several. */
final class LessonFault extends RuntimeException {
    static final String MISSING = "lesson.missing";
    static final String ONE_OF = "lesson.one-of";

    /** What is wrong in a line. */
    record Mistake(int line, Phrase reason) {
        /** Whether it is something that is not there. */
        boolean isAbsence() {
            return List.of(MISSING, ONE_OF).contains(reason.key());
        }
    }

    private final transient List<Mistake> mistakes;

    LessonFault(List<Mistake> mistakes) {
        super(mistakes.toString());
        this.mistakes = List.copyOf(mistakes);
    }

    LessonFault(int line, Phrase reason) {
        this(List.of(new Mistake(line, reason)));
    }

    LessonFault(int line, String key, Object... arguments) {
        this(line, Phrase.of(key, arguments));
    }

    /** A word stands where only known ones may stand. */
    static LessonFault unknown(int line, String word, List<String> known) {
        return new LessonFault(line, Nearest.hinted(Phrase.of("lesson.unknown", Excerpt.of(word), known), word, known));
    }

    List<Mistake> mistakes() {
        return mistakes;
    }
}
