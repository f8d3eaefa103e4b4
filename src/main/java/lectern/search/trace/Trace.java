package lectern.search.trace;

import java.util.List;

/**
 * What was recorded of a search.
 *
 * @param events the fine steps of a search that has them, in order; rebuilding the tree from them gives the same root
 * @param complete whether every node was recorded
 * @param passes those that were kept of a search that has fine steps, in order; root and events are the last one's
 */
public record Trace(SearchNode root, List<SearchEvent> events, boolean complete, List<Pass> passes) {
    /**
     * A pass over the whole tree.
     *
     * @param complete whether every node was recorded
     */
    public record Pass(SearchNode root, List<SearchEvent> events, boolean complete) {
        public Pass {
            events = List.copyOf(events);
        }

        public static Pass of(List<SearchEvent> events, boolean complete) {
            return new Pass(TreeBuilder.tree(events), events, complete);
        }

        /** How many plies it looked ahead. */
        public int depth() {
            return root.depth();
        }
    }

    public Trace {
        events = List.copyOf(events);
        passes = List.copyOf(passes);
    }

    /** Of a search that has no fine steps. */
    public Trace(SearchNode root, boolean complete) {
        this(root, List.of(), complete, List.of());
    }

    /** Of a search that made these passes; at least one. */
    public static Trace of(List<Pass> passes) {
        Pass last = passes.get(passes.size() - 1);
        return new Trace(last.root(), last.events(), last.complete(), passes);
    }
}
