package lectern.lesson.study;

/**
 * Where a reader is in a lesson: one press of a key leads from each spot to the next.
 *
 * @param page from 0
 * @param block which block of the page was shown last, from 0; {@link #OPENING} before the first one
 * @param step how far a block has come that is shown in steps, from 0
 */
public record Spot(int page, int block, int step) {
    /** The page has been opened, and none of its blocks is shown yet but text. */
    public static final int OPENING = -1;
}
