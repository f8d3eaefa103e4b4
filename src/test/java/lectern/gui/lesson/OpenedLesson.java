package lectern.gui.lesson;

import lectern.lesson.Lesson;
import lectern.lesson.shelf.Source;

/** Opens a lesson without a menu. */
public final class OpenedLesson {
    private OpenedLesson() {}

    public static void open(LessonRoom room, Source source, Lesson lesson) {
        room.open(source, lesson);
    }
}
