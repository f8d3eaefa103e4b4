package lectern.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import lectern.game.Move;
import lectern.game.Position;

/** A way on from a position, in a tree of ways that grows: where one move leads, and the best that was found from there. */
final class Way {
    final Way before;
    final Move move;
    final Position reached;
    final List<Way> after = new ArrayList<>();
    private double worth;
    private double best = Double.NEGATIVE_INFINITY;
    private boolean judged;
    private long nodes;

    /** The beginning of all ways. */
    Way(Position root) {
        this(null, null, root);
    }

    private Way(Way before, Move move, Position reached) {
        this.before = before;
        this.move = move;
        this.reached = reached;
        for (Way way = this; way != null; way = way.before) way.nodes++;
    }

    /** One move further. */
    Way on(Move next, Position position) {
        Way way = new Way(this, next, position);
        after.add(way);
        return way;
    }

    /** What the position reached is worth at first sight. */
    void judge(double value) {
        worth = value;
        judged = true;
        for (Way way = this; way != null && value > way.best; way = way.before) way.best = value;
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

    /** Where the best was found from here on; of several places the nearest of the first. Adds the moves there. */
    Way bestEnd(List<Move> line) {
        Way way = this;
        while (!(way.judged && way.worth == way.best)) {
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
        Set<Way> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Way> next = new ArrayDeque<>(List.of(this));
        while (!next.isEmpty() && shown.size() < limit) {
            Way way = next.remove();
            shown.add(way);
            next.addAll(way.after);
        }
        return new Trace(node(shown), List.of(), next.isEmpty());
    }

    private SearchNode node(Set<Way> shown) {
        List<SearchNode> children = new ArrayList<>();
        int depth = 0;
        for (Way way : after) {
            if (!shown.contains(way)) continue;
            SearchNode child = way.node(shown);
            children.add(child);
            depth = Math.max(depth, child.depth() + 1);
        }
        Ending ending = isOpen() ? Ending.SEARCHED : reached.isOver() ? Ending.GAME_OVER : Ending.LEAF;
        return new SearchNode(
                move,
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY,
                depth,
                best,
                Bound.EXACT,
                ending,
                null,
                nodes,
                0,
                children);
    }
}
