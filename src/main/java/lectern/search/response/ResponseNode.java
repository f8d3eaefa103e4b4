package lectern.search.response;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import lectern.game.Move;
import lectern.game.Position;
import lectern.search.trace.Bound;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchNode;
import lectern.search.trace.Trace;

/** A way on from a position, in a tree of ways that grows: where one move leads, and the best that was found from there. */
final class ResponseNode {
    private static final double NOTHING_YET = Double.NEGATIVE_INFINITY;

    final ResponseNode before;
    final Move move;
    final Position reached;
    final int plies;
    final List<ResponseNode> after = new ArrayList<>();
    private double foretold = NOTHING_YET;
    private double worth;
    private double best = NOTHING_YET;
    private long nodes;

    /** The beginning of all ways. */
    ResponseNode(Position root) {
        this(null, null, root);
    }

    private ResponseNode(ResponseNode before, Move move, Position reached) {
        this.before = before;
        this.move = move;
        this.reached = reached;
        plies = before == null ? 0 : before.plies + 1;
        for (ResponseNode way = this; way != null; way = way.before) way.nodes++;
    }

    /** One move further. */
    ResponseNode on(Move next, Position position) {
        ResponseNode way = new ResponseNode(this, next, position);
        after.add(way);
        return way;
    }

    /**
     * What comes of the position reached.
     *
     * @param result what it comes to if both sides go on as they are expected to
     * @param promise what it is worth at first sight
     */
    void judge(double result, double promise) {
        foretold = result;
        worth = promise;
        for (ResponseNode way = this; way != null && result > way.best; way = way.before) way.best = result;
    }

    /** The same as of another way to the same position. */
    void judgeAs(ResponseNode twin) {
        judge(twin.foretold, twin.worth);
    }

    double worth() {
        return worth;
    }

    /** The most that was found on the way or on any way on from it. */
    double best() {
        return best;
    }

    boolean isOpen() {
        return !after.isEmpty();
    }

    /** How many positions were reached from here on, this one included. */
    long nodes() {
        return nodes;
    }

    /** The moves to where the best was found from here on; of several places the nearest of the first. */
    ResponseNode bestEnd(List<Move> line) {
        ResponseNode way = this;
        while (way.foretold != way.best) {
            double most = way.best;
            way = way.after.stream()
                    .filter(next -> next.best == most)
                    .findFirst()
                    .orElseThrow();
            line.add(way.move);
        }
        return way;
    }

    /** The tree up to a number of nodes, those that are nearest. */
    Trace trace(int limit) {
        Set<ResponseNode> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<ResponseNode> next = new ArrayDeque<>(List.of(this));
        while (!next.isEmpty() && shown.size() < limit) {
            ResponseNode way = next.remove();
            shown.add(way);
            next.addAll(way.after);
        }
        return new Trace(node(shown), next.isEmpty());
    }

    private SearchNode node(Set<ResponseNode> shown) {
        List<SearchNode> children = new ArrayList<>();
        int depth = 0;
        for (ResponseNode way : after) {
            if (!shown.contains(way)) continue;
            SearchNode child = way.node(shown);
            children.add(child);
            depth = Math.max(depth, child.depth() + 1);
        }
        NodeEnding ending = isOpen() ? NodeEnding.SEARCHED : reached.isOver() ? NodeEnding.GAME_OVER : NodeEnding.LEAF;
        return new SearchNode(
                move,
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY,
                depth,
                best,
                Bound.EXACT,
                ending,
                null,
                0,
                nodes,
                0,
                children);
    }
}
