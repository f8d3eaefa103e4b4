package lectern.search.trace;

import java.util.List;

/**
 * What was recorded of a search.
 *
 * @param events the fine steps of a search that has them, in order; rebuilding the tree from them gives the same root
 * @param complete whether every node was recorded
 */
public record Trace(SearchNode root, List<SearchEvent> events, boolean complete) {
    public Trace {
        events = List.copyOf(events);
    }

    public static Trace of(List<SearchEvent> events, boolean complete) {
        return new Trace(TreeBuilder.tree(events), events, complete);
    }
}
