package lectern.picture.chart;

import java.awt.Color;
import lectern.game.GameKind;
import lectern.picture.Palette;
import lectern.picture.Swatches;

/**
 * The colours of a game's charts.
 *
 * @param swatches what its criteria look like
 */
public record ChartColours(Color paper, Color text, Color grid, Color now, GameKind game, Swatches swatches) {
    /** For paper and for screens that were not told otherwise. */
    public static ChartColours onPaper(GameKind game) {
        return new ChartColours(
                Color.WHITE,
                new Color(0x333333),
                new Color(0xdddddd),
                new Color(0x888888),
                game,
                Swatches.of(game, Palette.read("light")));
    }

    /** A total belongs to no side: it is only seen from one. */
    public Color line() {
        return swatches.of(1).colour();
    }
}
