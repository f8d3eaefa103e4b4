/**
 * Where the game on the desk went wrong: its review, in a pane beside the board.
 *
 * <p>Begin with {@link lectern.gui.review.ReviewRoom}, which has the review and what it is about, and
 * {@link lectern.gui.review.ReviewPane}, which shows it. {@code TryAgain} makes a puzzle of a mistake.
 */
package lectern.gui.review;
