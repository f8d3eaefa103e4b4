package lectern.picture.rate;

import java.awt.Color;
import java.awt.Font;
import java.util.function.DoubleFunction;
import lectern.picture.chart.ChartColours;

/**
 * How rates are drawn.
 *
 * @param font of axes and cells, in the size in which they are read
 * @param numbers how weights are written
 */
public record RateStyle(Color paper, Color text, Color grid, Color line, Font font, DoubleFunction<String> numbers) {
    public static RateStyle of(ChartColours colours, Font font, DoubleFunction<String> numbers) {
        return new RateStyle(colours.paper(), colours.text(), colours.grid(), colours.line(), font, numbers);
    }

    /** What a length is at this size of letters, which is 1 where these are 10 high. */
    public double scale() {
        return font.getSize2D() / 10;
    }
}
