/**
 * Pictures of what the refinements of a search save: how many positions each variant looks at, depth by depth, on a
 * logarithmic scale. They know {@code java.awt}, JFreeChart and what a comparison holds, and no windows.
 *
 * <p>Begin with {@link lectern.picture.saving.NodeCurves}, what is drawn; {@link lectern.picture.saving.NodeDrawing} draws
 * it, and {@link lectern.picture.saving.NodePicture} makes a file of it.
 */
package lectern.picture.saving;
