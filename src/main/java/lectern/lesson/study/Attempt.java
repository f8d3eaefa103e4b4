package lectern.lesson.study;

import java.util.Optional;
import java.util.OptionalLong;
import lectern.lesson.Answer;

/**
 * How far a reader has come with a question.
 *
 * @param draft what is pointed out or typed in, submitted or not
 * @param submitted the answer that was judged last; empty if none was, or the draft has been changed since
 * @param wrong how many answers were not right before one was
 * @param hints how many hints were given before the question was done
 * @param end how it ended; nothing that comes later changes that
 * @param seed of what was drawn for this reader, where that differs from reader to reader
 * @param before how the first of such exercises ended that was done; open as long as this is the first
 */
record Attempt(
        Answer draft,
        Optional<Answer> submitted,
        int wrong,
        int hints,
        AttemptResult end,
        OptionalLong seed,
        AttemptResult before) {
    static final Attempt NONE = new Attempt(
            Answer.nothing(), Optional.empty(), 0, 0, AttemptResult.OPEN, OptionalLong.empty(), AttemptResult.OPEN);

    boolean isDone() {
        return end != AttemptResult.OPEN;
    }

    /** What counts: how the question ended first. */
    AttemptResult result() {
        return before == AttemptResult.OPEN ? end : before;
    }

    /** Nothing answered, and something else to answer. */
    Attempt drawn(long number) {
        return new Attempt(
                NONE.draft, NONE.submitted, NONE.wrong, NONE.hints, NONE.end, OptionalLong.of(number), result());
    }

    /** From the beginning, with the same to answer. */
    Attempt restarted() {
        return new Attempt(NONE.draft, NONE.submitted, NONE.wrong, NONE.hints, NONE.end, seed, NONE.before);
    }

    Attempt drafting(Answer changed) {
        return with(changed, Optional.empty(), wrong, hints, end);
    }

    /** Once a question is done, further answers are judged for a curious reader, and count for nothing. */
    Attempt judged(Grade grade) {
        Optional<Answer> answer = Optional.of(draft);
        if (isDone() || grade == Grade.REFUSED) return with(draft, answer, wrong, hints, end);
        if (grade != Grade.RIGHT) return with(draft, answer, wrong + 1, hints, AttemptResult.OPEN);
        return with(draft, answer, wrong, hints, wrong + hints == 0 ? AttemptResult.AT_ONCE : AttemptResult.HELPED);
    }

    Attempt hinted() {
        return with(draft, submitted, wrong, hints + 1, end);
    }

    Attempt shown() {
        return with(draft, submitted, wrong, hints, isDone() ? end : AttemptResult.SHOWN);
    }

    private Attempt with(Answer answer, Optional<Answer> judged, int mistakes, int helps, AttemptResult result) {
        return new Attempt(answer, judged, mistakes, helps, result, seed, before);
    }
}
