package lectern.lesson.study;

import java.util.Optional;
import lectern.lesson.Answer;

/**
 * How far a reader has come with a question.
 *
 * @param draft what is pointed out or typed in, submitted or not
 * @param submitted the answer that was judged last; empty if none was, or the draft has been changed since
 * @param wrong how many answers were not right before one was
 * @param hints how many hints were given before the question was done
 * @param end how it ended; nothing that comes later changes that
 */
record Attempt(Answer draft, Optional<Answer> submitted, int wrong, int hints, AttemptResult end) {
    static final Attempt NONE = new Attempt(Answer.nothing(), Optional.empty(), 0, 0, AttemptResult.OPEN);

    boolean isDone() {
        return end != AttemptResult.OPEN;
    }

    Attempt drafting(Answer changed) {
        return new Attempt(changed, Optional.empty(), wrong, hints, end);
    }

    /** Once a question is done, further answers are judged for a curious reader, and count for nothing. */
    Attempt judged(Grade grade) {
        Optional<Answer> answer = Optional.of(draft);
        if (isDone() || grade == Grade.REFUSED) return new Attempt(draft, answer, wrong, hints, end);
        if (grade != Grade.RIGHT) return new Attempt(draft, answer, wrong + 1, hints, AttemptResult.OPEN);
        return new Attempt(
                draft, answer, wrong, hints, wrong + hints == 0 ? AttemptResult.AT_ONCE : AttemptResult.HELPED);
    }

    Attempt hinted() {
        return new Attempt(draft, submitted, wrong, hints + 1, end);
    }

    Attempt shown() {
        return new Attempt(draft, submitted, wrong, hints, isDone() ? end : AttemptResult.SHOWN);
    }
}
