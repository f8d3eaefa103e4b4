/**
 * Players that play every game, and what they can tell of their thinking: decisions and candidates, alpha-beta, Monte
 * Carlo tree search, proofs of who wins, and the recorded trace of a search. The package knows {@code lectern.game}
 * only: no game's name and no window.
 *
 * <p>Begin with {@link lectern.search.Player}, {@link lectern.search.Decision} and {@link lectern.search.Candidate}.
 * Then: {@link lectern.search.SearchPlayer} and {@code AlphaBeta} for minimax with a window;
 * {@link lectern.search.MctsPlayer} and {@code TrialTree} for trials; {@link lectern.search.Solver},
 * {@code ProofNumbers} and {@code InvariantSet} for proofs; {@link lectern.search.Trace} for what is recorded.
 * {@link lectern.search.Thinking} holds the conditions of one move: budget, seed, stop, listener.
 */
package lectern.search;
