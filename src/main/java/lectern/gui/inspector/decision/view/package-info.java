/**
 * What every view of a decision is built on: the decision with its position, the way in which the board shows what a
 * view points at, and the colours of criteria. It knows the desk; it does not know which views there are.
 *
 * <p>Begin with {@link lectern.gui.inspector.decision.view.DecisionView} and {@code Subject}.
 */
package lectern.gui.inspector.decision.view;
