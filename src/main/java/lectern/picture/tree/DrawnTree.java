package lectern.picture.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Seat;

/**
 * A tree to be drawn. Its nodes are numbered from 0, each before its children and these in their order, so that a search
 * entered them in the order of their numbers. Immutable.
 */
public final class DrawnTree {
    static final int NONE = -1;

    private final DrawnNode[] nodes;
    private final int[] parents;

    /** How many nodes there are from each on, itself included: the next sibling's number is that much higher. */
    private final int[] sizes;

    private final BitSet principal = new BitSet();

    private DrawnTree(List<DrawnNode> inOrder, List<Integer> parentsInOrder) {
        nodes = inOrder.toArray(DrawnNode[]::new);
        parents = parentsInOrder.stream().mapToInt(Integer::intValue).toArray();
        sizes = new int[nodes.length];
        for (int i = nodes.length - 1; i >= 0; i--) {
            sizes[i]++;
            if (i > 0) sizes[parents[i]] += sizes[i];
        }
        for (int node = 0; node != NONE; node = best(node)) principal.set(node);
    }

    public static DrawnTree of(DrawnNode root) {
        List<DrawnNode> inOrder = new ArrayList<>();
        List<Integer> parents = new ArrayList<>();
        Deque<DrawnNode> open = new ArrayDeque<>(List.of(root));
        Deque<Integer> above = new ArrayDeque<>(List.of(NONE));
        while (!open.isEmpty()) {
            DrawnNode node = open.pop();
            int number = inOrder.size();
            inOrder.add(node);
            parents.add(above.pop());
            for (int i = node.children().size() - 1; i >= 0; i--) {
                open.push(node.children().get(i));
                above.push(number);
            }
        }
        return new DrawnTree(inOrder, parents);
    }

    public int size() {
        return nodes.length;
    }

    public DrawnNode node(int number) {
        return nodes[number];
    }

    /** The number of the node above; none at the root. */
    public Optional<Integer> above(int number) {
        return number == 0 ? Optional.empty() : Optional.of(parents[number]);
    }

    int parent(int number) {
        return parents[number];
    }

    /** How many nodes there are below it. */
    public int below(int number) {
        return sizes[number] - 1;
    }

    /** The numbers of its children. */
    public List<Integer> children(int number) {
        List<Integer> children = new ArrayList<>();
        int end = number + sizes[number];
        for (int child = number + 1; child < end; child += sizes[child]) children.add(child);
        return children;
    }

    boolean isInner(int number) {
        return sizes[number] > 1;
    }

    /** Whether it is a node of a side's that takes the highest value: the root's side is the one. */
    boolean isMax(int number) {
        Optional<Seat> mover = nodes[number].mover();
        return mover.isPresent() && mover.equals(nodes[0].mover());
    }

    boolean isMin(int number) {
        return nodes[number].mover().isPresent() && !isMax(number);
    }

    /** Whether it is on the line that the root's value comes from. */
    public boolean isPrincipal(int number) {
        return principal.get(number);
    }

    /** Whether a node is another one or lies below it. */
    boolean isWithin(int number, int ancestor) {
        return number >= ancestor && number < ancestor + sizes[ancestor];
    }

    int depth(int number) {
        int depth = 0;
        for (int node = number; parents[node] != NONE; node = parents[node]) depth++;
        return depth;
    }

    /** A node's ancestor at a depth, or the node itself. */
    int ancestorAt(int number, int depth) {
        int node = number;
        for (int up = depth(number) - depth; up > 0; up--) node = parents[node];
        return node;
    }

    /** The moves from the root to a node. */
    public List<Move> line(int number) {
        List<Move> line = new ArrayList<>();
        for (int node = number; parents[node] != NONE; node = parents[node])
            line.add(nodes[node].move().orElseThrow());
        Collections.reverse(line);
        return line;
    }

    /** The node at the end of a line; of several visits to one move the last that was made among the first nodes. */
    public Optional<Integer> at(List<Move> line, int entered) {
        int node = 0;
        for (Move move : line) {
            int next = NONE;
            for (int child : children(node)) {
                if (child < entered && nodes[child].move().filter(move::equals).isPresent()) next = child;
            }
            if (next == NONE) return Optional.empty();
            node = next;
        }
        return Optional.of(node);
    }

    private int best(int number) {
        if (nodes[number].best().isEmpty()) return NONE;
        int child = number + 1;
        for (int i = nodes[number].best().getAsInt(); i > 0; i--) child += sizes[child];
        return child;
    }
}
