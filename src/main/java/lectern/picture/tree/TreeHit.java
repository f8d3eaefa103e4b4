package lectern.picture.tree;

/**
 * What is at a place of a drawn tree.
 *
 * @param node the node's number, or that of the node whose children a bunch or a stub stands for
 */
public record TreeHit(UnfoldedTree.Kind kind, int node) {
    public boolean isNode() {
        return kind == UnfoldedTree.Kind.NODE;
    }
}
