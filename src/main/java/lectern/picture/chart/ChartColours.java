package lectern.picture.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import lectern.picture.Mark;
import lectern.picture.Palette;

/**
 * The colours of a chart.
 *
 * @param shares one after the other for the criteria, beginning again after the last
 */
public record ChartColours(Color paper, Color text, Color grid, Color line, Color now, List<Color> shares) {
    public ChartColours {
        shares = List.copyOf(shares);
    }

    /** For paper and for screens that were not told otherwise. */
    public static ChartColours onPaper(List<Color> shares) {
        return new ChartColours(
                Color.WHITE, new Color(0x333333), new Color(0xdddddd), shares.get(0), new Color(0x888888), shares);
    }

    /** The colours of groups on boards. */
    public static List<Color> shares(Palette palette) {
        List<Color> shares = new ArrayList<>();
        for (int i = 1; i <= Mark.Kind.GROUPS; i++) shares.add(palette.of("mark.group", i, Mark.Kind.GROUPS));
        return shares;
    }

    Color share(int index) {
        return shares.get(index % shares.size());
    }
}
