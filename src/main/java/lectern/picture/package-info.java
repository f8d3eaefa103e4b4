/**
 * How boards look: skins of the games, palettes and marks. The package may use {@code java.awt} and works without a
 * display; it knows no {@code javax.swing}.
 *
 * <p>Begin with {@link lectern.picture.Scene} (all that is to be seen of a board at one moment) and
 * {@link lectern.picture.BoardPainting}, which paints it and knows what stands where. {@link lectern.picture.Skin} is
 * how one game looks, {@link lectern.picture.Skins} lists them, {@code PlainSkin} serves a game without one.
 * {@link lectern.picture.export.BoardExport} makes files (PNG, SVG, PDF).
 */
package lectern.picture;
