package lectern.gui.lesson.lecture;

import java.util.Optional;
import lectern.lesson.Lesson;
import lectern.lesson.shelf.Source;

/** A lesson in another language, and where that stands. */
record Translation(Source source, Lesson lesson) {
    /** Empty if it cannot be read. Not for the event thread. */
    static Optional<Translation> of(Source source) {
        return source.read().lesson().map(lesson -> new Translation(source, lesson));
    }
}
