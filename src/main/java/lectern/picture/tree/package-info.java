/**
 * Trees of searches, trials and proofs as drawings: what there is to draw, what of it is unfolded, where it stands, and
 * how it is painted at any size. The package knows {@code java.awt} and no component; {@code lectern.gui.tree} shows its
 * drawings on the screen.
 *
 * <p>Begin with {@link lectern.picture.tree.DrawnNode}, which each kind of tree provides, and
 * {@link lectern.picture.tree.DrawnTree}. {@link lectern.picture.tree.TreeFolding} says what is open; it makes an
 * {@code UnfoldedTree}, that a {@code TreeLayout}, and {@code TreePainting} paints what a {@code TreeView} sees of it.
 */
package lectern.picture.tree;
