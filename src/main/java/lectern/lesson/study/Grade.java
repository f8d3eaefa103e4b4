package lectern.lesson.study;

/** What an answer amounts to. */
public enum Grade {
    RIGHT,
    /** Some of what is asked for, but not all; or all, and something else besides. */
    PARTLY,
    WRONG,
    /** A move against the rules: no answer at all. It counts for nothing. */
    REFUSED
}
