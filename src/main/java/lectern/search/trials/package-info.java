/**
 * The player {@code mcts}: Monte Carlo tree search.
 *
 * <p>Begin with {@link lectern.search.trials.MctsPlayer} and {@code TrialTree}, the tree that grows by trials. A trial
 * follows {@code Selection} down the tree, plays on with {@code RollOut}, and adds an {@code ExpectedResult} to each
 * {@code TrialNode} on its way. {@code TrialReport} makes a decision of the tree, {@code TrialTrace} a trace.
 *
 * <p>For those who learn, {@link lectern.search.trials.TrialRun} makes the same trials one by one, under any
 * {@code TrialRule}, and {@code TrialRecorder} keeps what was heard of them: see {@code lectern.search.trials.phase}.
 *
 * <p>This package knows {@code lectern.game}, {@code lectern.search}, {@code lectern.search.trace}, and
 * {@code lectern.search.response} for positions that look lost.
 */
package lectern.search.trials;
