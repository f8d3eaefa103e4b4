/**
 * The recorded search behind a decision, in two views: as a tree, and step by step on the board. The package lays out;
 * what a node or a step says comes from {@code lectern.telling.trace}. It knows nothing of the page that holds its
 * views.
 *
 * <p>Begin with {@link lectern.gui.inspector.decision.trace.TreePane} and {@code FineStepPane}; {@code NoTrace} stands
 * in for both where no search was recorded.
 */
package lectern.gui.inspector.decision.trace;
