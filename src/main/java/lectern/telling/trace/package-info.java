/**
 * What a recorded search says: a node of its tree and its place in it, a step of the search and the path that leads
 * there, as phrases. The package knows games and searches, and neither a window nor a component.
 *
 * <p>Begin with {@link lectern.telling.trace.Branch} and {@code BranchText} for the tree, with {@code FineStep} and
 * {@code StepSentence} for the steps.
 */
package lectern.telling.trace;
