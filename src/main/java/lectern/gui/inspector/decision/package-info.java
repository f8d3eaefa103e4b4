/**
 * A computer player's decision, opened: candidates and their criteria, the expected line, the tree of its search, the
 * search step by step. The package lays out; what a decision says (its order, its rule of choice, its marks) is the
 * same in every outlet.
 *
 * <p>Begin with {@link lectern.gui.inspector.decision.DecisionPane} and {@code DecisionPage}; {@code CandidatesPane},
 * {@code TreePane} and {@code FineStepPane} are its three views.
 */
package lectern.gui.inspector.decision;
