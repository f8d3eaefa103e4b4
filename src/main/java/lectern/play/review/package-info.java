/**
 * Where a game went wrong: each of its moves beside the best one that was found.
 *
 * <p>Begin with {@link lectern.play.review.Reviewer} and the {@link lectern.play.review.Review} that it makes.
 * {@link lectern.play.review.Comparison} says what one move gave away, {@link lectern.play.review.Cause} which criterion
 * shows it. The package knows matches and searches, and no window.
 */
package lectern.play.review;
