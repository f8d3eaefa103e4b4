/**
 * The proof of a position's result, walked move by move: who wins and how soon, the one move of the winner, every try of
 * the loser with the reply that refutes it, and the first plies of it as a drawn tree.
 *
 * <p>Begin with {@link lectern.gui.thinking.proof.ProofPage}. What is shown is {@link lectern.search.proof.ProofWalk}'s,
 * and what is said of it {@link lectern.telling.ProofTelling}'s.
 */
package lectern.gui.thinking.proof;
