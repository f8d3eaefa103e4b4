package lectern.grade.requirement;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.lesson.condition.Unproven;
import lectern.lesson.study.Task;
import lectern.search.Stop;

/** What is right in a lesson, worked out once for all students; for what was drawn for one of them, for that one. */
public final class LessonKey {
    private final Lesson lesson;
    private final Map<Integer, Optional<RightAnswers>> known = new HashMap<>();

    public LessonKey(Lesson lesson) {
        this.lesson = lesson;
    }

    Lesson lesson() {
        return lesson;
    }

    /** Whether the answer that was submitted last is right. */
    boolean isRight(Task task, Stop stop) {
        return of(task, stop)
                .flatMap(right -> task.knowing(right).judgement())
                .filter(judgement -> judgement.isRight())
                .isPresent();
    }

    /** Empty if it was stopped, or cannot be proven. */
    private synchronized Optional<RightAnswers> of(Task task, Stop stop) {
        if (task.isDrawn()) return workedOut(task, stop);
        if (!known.containsKey(task.number())) {
            Optional<RightAnswers> right = workedOut(task, stop);
            if (stop.isAsked()) return right;
            known.put(task.number(), right);
        }
        return known.get(task.number());
    }

    private static Optional<RightAnswers> workedOut(Task task, Stop stop) {
        try {
            return task.workOut(stop);
        } catch (Unproven unproven) {
            return Optional.empty();
        }
    }
}
