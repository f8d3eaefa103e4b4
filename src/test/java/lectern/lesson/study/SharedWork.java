package lectern.lesson.study;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Move;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.search.Stop;

/** What searches have found out about questions. A lesson and its translation ask for the same. */
final class SharedWork {
    private final Map<String, RightAnswers> keys = new HashMap<>();
    private final Map<String, Optional<Refutation>> refutations = new HashMap<>();

    /** A question as it is before anybody has answered, but with its key. */
    Task task(Lesson lesson, int number) {
        Task task = Study.begin(lesson).task(number);
        return task.knowing(keys.computeIfAbsent(
                print(lesson, task), print -> task.workOut(new Stop()).orElseThrow()));
    }

    Optional<Refutation> refutation(Lesson lesson, Task task, Move wrong) {
        String known = print(lesson, task) + " " + task.ask().replies().refuter() + " " + wrong.text();
        return refutations.computeIfAbsent(known, any -> Refutation.of(task.ask(), wrong, new Stop()));
    }

    private static String print(Lesson lesson, Task task) {
        List<String> prints = Fingerprints.of(
                Study.begin(lesson).tasks().stream().map(Task::ask).toList());
        return lesson.id() + " " + prints.get(task.number());
    }
}
