package lectern.picture.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** The nodes of a tree that a move leads to. */
public final class MoveHits {
    private final List<Integer> nodes;

    private MoveHits(List<Integer> nodes) {
        this.nodes = nodes;
    }

    /** Those whose move begins with a text; none for an empty one. */
    public static MoveHits of(DrawnTree tree, TreeLabels labels, String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        List<Integer> nodes = new ArrayList<>();
        for (int node = 1; node < tree.size() && !wanted.isEmpty(); node++) {
            if (labels.move(node).toLowerCase(Locale.ROOT).startsWith(wanted)) nodes.add(node);
        }
        return new MoveHits(nodes);
    }

    public int count() {
        return nodes.size();
    }

    /** Which of them a node is, from 1; 0 if it is none. */
    public int place(int node) {
        return nodes.indexOf(node) + 1;
    }

    /** The next one behind a node or, with a negative step, before it; after the last comes the first. */
    public OptionalInt from(int node, int step) {
        if (nodes.isEmpty()) return OptionalInt.empty();
        if (step > 0) {
            for (int hit : nodes) {
                if (hit > node) return OptionalInt.of(hit);
            }
            return OptionalInt.of(nodes.get(0));
        }
        int before = nodes.get(nodes.size() - 1);
        for (int i = nodes.size() - 1; i >= 0; i--) {
            if (nodes.get(i) < node) return OptionalInt.of(nodes.get(i));
        }
        return OptionalInt.of(before);
    }
}
