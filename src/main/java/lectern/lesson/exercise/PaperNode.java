package lectern.lesson.exercise;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Position;

/**
 * A position of a tree that fits on paper.
 *
 * @param move the move that leads here; null at the root
 * @param highest whether the root's side is to move, and so takes the highest value; the other side takes the lowest
 * @param value what it is worth to the root's side: an evaluation at a leaf, backed up elsewhere
 * @param children in the order in which they are drawn; none at a leaf
 */
public record PaperNode(Move move, Position position, boolean highest, double value, List<PaperNode> children) {
    public PaperNode {
        children = List.copyOf(children);
    }

    static PaperNode leaf(Move move, Position position, boolean highest, double value) {
        return new PaperNode(move, position, highest, value, List.of());
    }

    /** A position with what it is worth by minimax. Who moves decides, since a side may move twice in a row. */
    static PaperNode inner(Move move, Position position, boolean highest, List<PaperNode> children) {
        double best = children.get(0).value();
        for (PaperNode child : children) {
            best = highest ? Math.max(best, child.value()) : Math.min(best, child.value());
        }
        return new PaperNode(move, position, highest, best, children);
    }

    public boolean isLeaf() {
        return children.isEmpty();
    }

    /** From left to right. */
    public Stream<PaperNode> leaves() {
        return isLeaf() ? Stream.of(this) : children.stream().flatMap(PaperNode::leaves);
    }

    /** How many plies it looks ahead. */
    public int depth() {
        return children.stream().mapToInt(child -> 1 + child.depth()).max().orElse(0);
    }
}
