package lectern.lesson.study;

/** How a question ended for a reader, or that it has not yet. */
public enum AttemptResult {
    /** No right answer was given yet. */
    OPEN,
    /** Right with the first answer, and without a hint. */
    AT_ONCE,
    /** Right after hints or other answers. */
    HELPED,
    /** The answer was shown. */
    SHOWN
}
