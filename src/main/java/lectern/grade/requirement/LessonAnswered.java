package lectern.grade.requirement;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.Properties;
import lectern.game.Phrase;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;
import lectern.lesson.study.AttemptResult;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;

/**
 * So many questions of a lesson are answered. What a standing says of itself is not believed: an answer counts that it
 * holds, that it says was found, and that is right when it is judged again.
 */
public record LessonAnswered(LessonKey key, PartialPoints wanted) implements Requirement {
    /** Begins the name under which the program keeps how a student stands in a lesson. */
    private static final String STANDING = "lesson.";

    @Override
    public SubmittedKind on() {
        return SubmittedKind.STANDING;
    }

    @Override
    public Judged judge(SubmittedFile file, Conditions conditions) {
        String id = key.lesson().id();
        Optional<String> standing = standing(file.text(), STANDING + id);
        if (standing.isEmpty()) return Judged.not(Phrase.of("grade.no-standing", id, file.name()));
        Study study = Study.resumed(key.lesson(), standing.get());
        int right = 0;
        int otherwise = 0;
        for (Task task : study.tasks()) {
            if (!isSaidToBeFound(task)) continue;
            if (key.isRight(task, conditions.stop())) right++;
            else otherwise++;
        }
        int questions = study.tasks().size();
        Phrase found = otherwise == 0
                ? Phrase.of("grade.answers", right, questions, wanted.wanted())
                : Phrase.of("grade.answers-otherwise", right, questions, wanted.wanted(), otherwise);
        return new Judged(right >= wanted.wanted(), wanted.share(right), found);
    }

    private static boolean isSaidToBeFound(Task task) {
        return task.result() == AttemptResult.AT_ONCE || task.result() == AttemptResult.HELPED;
    }

    private static Optional<String> standing(String text, String name) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
        return Optional.ofNullable(properties.getProperty(name));
    }
}
