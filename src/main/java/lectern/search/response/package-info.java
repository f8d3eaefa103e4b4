/**
 * Best responses: the play that does best against the replies that the evaluator's playouts predict, for a side that
 * does not win against best play. Nothing that is found here is proven.
 *
 * <p>Begin with {@link lectern.search.response.BestResponse}. Its tree is made of {@code ResponseNode};
 * {@code BestResponseReport} makes a decision of it. The players {@code search} and {@code mcts} use it.
 *
 * <p>This package knows {@code lectern.game}, {@code lectern.search} and {@code lectern.search.trace}.
 */
package lectern.search.response;
