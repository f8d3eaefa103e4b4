package lectern.gui.predict;

import java.util.Optional;
import java.util.function.Supplier;
import lectern.lesson.Lesson;

/**
 * The lesson that a quiz may be taken from, and that gives way to a quiz.
 *
 * @param lesson empty if none is open
 * @param settingAside closes it, so that the game is on the desk; what is answered opens it again where it was
 */
public record OpenLesson(Supplier<Optional<Lesson>> lesson, Supplier<Runnable> settingAside) {}
