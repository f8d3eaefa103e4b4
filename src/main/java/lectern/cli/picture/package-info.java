/**
 * Pictures of kept games, without a window. Begin with {@link lectern.cli.picture.RecordRendering}, which draws the
 * positions that {@link lectern.cli.picture.FrameOptions} choose.
 */
package lectern.cli.picture;
