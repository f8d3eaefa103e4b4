/**
 * A computer player's decision, opened: its headline, the candidates and their criteria, the expected line. The package
 * lays out; what a decision says (its order, its rule of choice, its marks) comes from {@code lectern.telling} and is the
 * same in every outlet.
 *
 * <p>Begin with {@link lectern.gui.inspector.decision.DecisionPane} and {@code DecisionPage}, which holds three views:
 * {@code CandidatesPane} here, {@code TreePane} and {@code FineStepPane} in the package {@code trace}. What the three
 * have in common is in the package {@code view}.
 */
package lectern.gui.inspector.decision;
