/**
 * Proofs of who wins, and the player {@code solver}, which plays by them.
 *
 * <p>Begin with {@link lectern.search.proof.Solver}: it says what each move of a position is proven to be worth, as a
 * {@link lectern.search.proof.Solution}. {@code Proof} asks whether a {@code Goal} can be forced within a number of
 * plies; {@code ProofNumbers} looks for a win of any length; {@code InvariantSet} shows that a side cannot force a win.
 * {@link lectern.search.proof.SolverPlayer} lets a search judge what a proof leaves open.
 *
 * <p>{@link lectern.search.proof.ProofWalk} walks a proof step by step: the winner's one move, the loser's tries and the
 * reply that refutes each; {@link lectern.search.proof.ProofTree} is a part of it as a tree.
 *
 * <p>This package knows {@code lectern.game}, {@code lectern.search}, {@code lectern.search.trace}, and
 * {@code lectern.search.alphabeta} for that search.
 */
package lectern.search.proof;
