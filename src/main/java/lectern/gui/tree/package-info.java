/**
 * Drawn trees on the screen. What there is to draw, and how, is in {@code lectern.picture.tree}; here it is dragged,
 * zoomed, walked through, searched and written to files.
 *
 * <p>Begin with {@link lectern.gui.tree.DrawnTreePane}, which puts tools and a legend around a {@code TreeCanvas}, and
 * {@link lectern.gui.tree.LeafPane}, which says what there is to say of the selected node.
 */
package lectern.gui.tree;
