package lectern.search.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import lectern.game.Move;

/** Rebuilds the tree of a search from its events. */
final class TreeBuilder {
    private final Deque<Open> path = new ArrayDeque<>();
    private SearchNode root;

    /** A node that was entered and not left yet. */
    private static final class Open {
        private final SearchEvent.Enter enter;
        private final List<SearchNode> children = new ArrayList<>();
        private Move cutBy;
        private int saved;

        private Open(SearchEvent.Enter enter) {
            this.enter = enter;
        }

        private void cutOff(SearchEvent.Cut cut) {
            cutBy = cut.move();
            saved = cut.saved();
        }
    }

    private TreeBuilder() {}

    static SearchNode tree(List<SearchEvent> events) {
        TreeBuilder builder = new TreeBuilder();
        events.forEach(builder::add);
        return builder.root;
    }

    private void add(SearchEvent event) {
        event.match(new SearchEvent.SearchEventCases<Runnable>(
                        enter -> () -> path.push(new Open(enter)),
                        leaf -> () -> {},
                        raised -> () -> {},
                        cut -> () -> path.element().cutOff(cut),
                        leave -> () -> close(leave)))
                .run();
    }

    private void close(SearchEvent.Leave leave) {
        Open open = path.pop();
        SearchEvent.Enter enter = open.enter;
        SearchNode node = new SearchNode(
                enter.move(),
                enter.alpha(),
                enter.beta(),
                enter.depth(),
                leave.value(),
                leave.bound(),
                leave.ending(),
                open.cutBy,
                open.saved,
                leave.nodes(),
                0,
                open.children);
        if (path.isEmpty()) root = node;
        else path.element().children.add(node);
    }
}
