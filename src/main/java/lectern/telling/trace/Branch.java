package lectern.telling.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.trace.SearchNode;

/**
 * A node of a search tree in its place, with the way that leads there. Its children and its position are made when they
 * are first wanted. Two branches are never equal: a search may look at one move twice.
 */
public final class Branch {
    private final SearchNode node;
    private final Branch parent;
    private List<Branch> children;
    private Position position;

    private Branch(SearchNode node, Branch parent, Position position) {
        this.node = node;
        this.parent = parent;
        this.position = position;
    }

    public static Branch root(SearchNode node, Position position) {
        return new Branch(node, null, position);
    }

    public SearchNode node() {
        return node;
    }

    public boolean isRoot() {
        return parent == null;
    }

    public Branch parent() {
        return parent;
    }

    /** In the order in which they were searched; where trials were counted, the most tried first. */
    public List<Branch> children() {
        if (children == null) {
            List<Branch> made = new ArrayList<>();
            node.children().forEach(child -> made.add(new Branch(child, this, null)));
            made.sort(Comparator.comparingLong((Branch branch) -> branch.node.visits())
                    .reversed());
            children = List.copyOf(made);
        }
        return children;
    }

    Position position() {
        if (position == null) position = parent.position().play(node.move(), Narrator.SILENT);
        return position;
    }

    /** The moves from the root to here. */
    public List<Move> line() {
        List<Move> line = new ArrayList<>();
        for (Branch branch = this; !branch.isRoot(); branch = branch.parent) line.add(branch.node.move());
        Collections.reverse(line);
        return line;
    }

    /** How many nodes of the tree were kept, from here on. */
    public long kept() {
        return kept(node);
    }

    private static long kept(SearchNode node) {
        long sum = 1;
        for (SearchNode child : node.children()) sum += kept(child);
        return sum;
    }
}
