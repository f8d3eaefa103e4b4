package lectern.picture.sketch;

import java.util.List;
import java.util.stream.Stream;

/**
 * A node of a small tree as it is drawn.
 *
 * @param move the move that leads here; empty at the root
 * @param value what is written into it; empty to leave room for it
 * @param name what is written below a leaf; may be empty
 * @param cut whether it was never looked at
 */
public record SketchNode(Shape shape, String move, String value, String name, boolean cut, List<SketchNode> children) {
    /** How a node is drawn: what it takes of its children's values can be seen. */
    public enum Shape {
        /** With a roof: the highest. */
        HIGHEST,
        /** With a point below: the lowest. */
        LOWEST,
        LEAF
    }

    public SketchNode {
        children = List.copyOf(children);
    }

    int leaves() {
        return children.isEmpty()
                ? 1
                : children.stream().mapToInt(SketchNode::leaves).sum();
    }

    int levels() {
        return 1 + children.stream().mapToInt(SketchNode::levels).max().orElse(0);
    }

    Stream<SketchNode> all() {
        return Stream.concat(Stream.of(this), children.stream().flatMap(SketchNode::all));
    }
}
