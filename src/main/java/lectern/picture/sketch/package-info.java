/**
 * Trees of a dozen leaves as drawings that fit beside a board on paper, or into a narrow panel. Larger trees need more
 * than a drawing: folding, and a view that moves.
 *
 * <p>Begin with {@link lectern.picture.sketch.TreeSketch}. It draws {@link lectern.picture.sketch.SketchNode}s, which hold
 * nothing but texts: what they mean is for others to say.
 */
package lectern.picture.sketch;
