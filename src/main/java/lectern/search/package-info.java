/**
 * Players that play every game, and their decisions: what a player is asked, under which conditions it thinks, and what
 * its answer says. Two simple players live here; the others have a package of their own below this one.
 *
 * <p>Begin with {@link lectern.search.Player}, {@link lectern.search.Decision} and {@link lectern.search.Candidate}.
 * Then: {@link lectern.search.Thinking} holds the conditions of one move (budget, seed, stop, listener);
 * {@link lectern.search.Meter} counts what is spent of a budget; {@link lectern.search.ProvenResult} is a result that
 * was proven, and {@link lectern.search.ProvenScores} its place among scores. {@link lectern.search.Refinement} names
 * what can be switched off in a search, {@link lectern.search.SearchVariant} the usual combinations.
 *
 * <p>This package knows {@code lectern.game} and {@code lectern.search.trace} only. The packages {@code alphabeta},
 * {@code response}, {@code trials}, {@code proof} and {@code saving} know this one. No package of the search names a game or knows a
 * window.
 */
package lectern.search;
