/**
 * What is recorded of a search: its tree, its single steps, and how each value is to be read. A search writes a trace
 * only if it is asked for one; the inspector shows it.
 *
 * <p>Begin with {@link lectern.search.trace.Trace}. Its tree is made of {@link lectern.search.trace.SearchNode}, its
 * steps are {@link lectern.search.trace.SearchEvent}; {@code TreeBuilder} makes the first from the second, and
 * {@link lectern.search.trace.Recorder} collects steps while a search runs. {@link lectern.search.trace.Bound} lives
 * here because every node and every candidate has one.
 *
 * <p>This package knows {@code lectern.game} only; every other package of the search may use it.
 */
package lectern.search.trace;
