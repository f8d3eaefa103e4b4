package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import lectern.search.trace.SearchNode;
import lectern.search.trace.Trace;

/**
 * The tree of a search as JSON: each node after its parent, and its children in the order in which they were searched.
 * Values and windows are those of the side that chooses.
 */
final class TraceAnswer {
    /** So many nodes are kept. */
    static final int MOST_NODES = 20_000;

    /** A node that is to be told. */
    private record Waiting(SearchNode node, int parent) {}

    private TraceAnswer() {}

    /** A player that does not search has no nodes. */
    static ObjectNode of(Optional<Trace> trace) {
        ObjectNode answer = Json.object();
        ArrayNode nodes = answer.putArray("nodes");
        trace.ifPresent(recorded -> add(recorded.root(), nodes));
        return answer.put("truncated", trace.isPresent() && !trace.get().complete());
    }

    private static void add(SearchNode root, ArrayNode nodes) {
        Deque<Waiting> waiting = new ArrayDeque<>(List.of(new Waiting(root, -1)));
        while (!waiting.isEmpty()) {
            Waiting next = waiting.pop();
            int id = nodes.size();
            nodes.add(node(next, id));
            List<SearchNode> children = next.node().children();
            for (int i = children.size() - 1; i >= 0; i--) waiting.push(new Waiting(children.get(i), id));
        }
    }

    private static ObjectNode node(Waiting told, int id) {
        SearchNode node = told.node();
        ObjectNode answer = Json.object().put("id", id).put("parent", told.parent() < 0 ? null : told.parent());
        answer.put("move", node.move() == null ? null : node.move().text());
        put(answer, "alpha", node.alpha());
        put(answer, "beta", node.beta());
        put(answer, "value", node.value());
        return answer.put("bound", node.bound().word())
                .put("ending", node.ending().word());
    }

    private static void put(ObjectNode answer, String field, double value) {
        if (Double.isInfinite(value)) answer.putNull(field);
        else answer.set(field, Json.number(value));
    }
}
