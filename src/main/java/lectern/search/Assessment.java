package lectern.search;

import java.util.function.Function;

/** What a player makes of a move, for the side that makes it: an opinion, or a result that is proven. */
public sealed interface Assessment permits Estimate, Expectation, ProvenResult {
    /** The same, as the other side sees it. */
    Assessment reversed();

    /** A number to draw: higher is better; a proven win or loss is beyond every number. */
    double height();

    <R> R match(Cases<R> cases);

    /** What to do for each kind of assessment. */
    record Cases<R>(
            Function<Estimate, R> estimate, Function<Expectation, R> expectation, Function<ProvenResult, R> proven) {}
}
