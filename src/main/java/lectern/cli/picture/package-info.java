/**
 * Pictures and charts of kept games, without a window. Begin with {@link lectern.cli.picture.RecordRendering}, which draws the
 * positions that {@link lectern.cli.picture.FrameOptions} choose, or with {@link lectern.cli.picture.ChartCommand}.
 */
package lectern.cli.picture;
