package lectern.gui.lesson;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lectern.gui.settings.UserSettings;
import lectern.lesson.Lesson;
import lectern.lesson.study.LessonScore;
import lectern.lesson.study.Study;

/** How far the user came in each lesson, from one run to the next. */
final class StoredProgress {
    private static final String STANDING = "lesson.";
    private static final String MARK = "lesson-mark.";
    private static final String COMPLETE = "complete";

    private final UserSettings memory;

    /**
     * A lesson's standing in a few words, for lists.
     *
     * @param right how many questions were answered
     * @param complete whether all pages were seen and all questions are done
     */
    record Mark(int right, int questions, boolean complete) {}

    StoredProgress(UserSettings memory) {
        this.memory = memory;
    }

    void keep(Study study) {
        String id = study.lesson().id();
        LessonScore score = study.score();
        String state = score.isComplete() ? COMPLETE : "begun";
        int answered = score.atOnce() + score.helped();
        String mark = String.format(Locale.ROOT, "%d/%d %s", answered, score.questions(), state);
        memory.remember(Map.of(STANDING + id, study.text(), MARK + id, mark));
    }

    /** The lesson where it was left; from its beginning if it was finished, though with all its answers. */
    Study resumed(Lesson lesson) {
        Study study = memory.text(STANDING + lesson.id())
                .map(text -> Study.resumed(lesson, text))
                .orElseGet(() -> Study.begin(lesson));
        return study.score().isComplete() && !study.hasNext() ? study.toPage(0) : study;
    }

    Optional<Mark> mark(String id) {
        return memory.text(MARK + id)
                .filter(text -> text.matches("[0-9]{1,4}/[0-9]{1,4} [a-z]+"))
                .map(StoredProgress::read);
    }

    private static Mark read(String text) {
        String[] words = text.split("[/ ]", -1);
        return new Mark(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2].equals(COMPLETE));
    }
}
