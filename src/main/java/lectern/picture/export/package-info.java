/**
 * Pictures as files of other programs: PNG, SVG and PDF, the same bytes each time. It knows how {@code lectern.picture}
 * paints a board, and {@code java.awt}; no display is needed.
 *
 * <p>Begin with {@link lectern.picture.export.BoardExport} (a board as a file) and
 * {@link lectern.picture.export.VectorPicture} (any drawing as a document that stays sharp).
 */
package lectern.picture.export;
