/**
 * The player {@code search}: alpha-beta with iterative deepening.
 *
 * <p>Begin with {@link lectern.search.alphabeta.SearchPlayer}, which divides the budget. {@code Deepening} looks a ply
 * further in each pass, {@code RootIteration} makes one pass over the moves of the root, and {@code AlphaBeta} searches
 * below them, with {@code MoveOrder}, {@code TranspositionTable} and, in a budget without a depth, {@code Shortcuts}.
 * {@code HelperThreads} search the same position and share the table. Each refinement can be switched off, down to a
 * plain minimax: {@code SearchSettings} says what a search uses, {@link lectern.search.alphabeta.MeasuredDecision} what
 * it took.
 *
 * <p>This package knows {@code lectern.game}, {@code lectern.search}, {@code lectern.search.trace}, and
 * {@code lectern.search.response} for positions that look lost or drawn.
 */
package lectern.search.alphabeta;
