package lectern.picture.league;

import java.util.List;
import lectern.picture.rate.PlotFrame;
import lectern.picture.rate.RateStyle;

/** Names of entrants as a picture has room for them: on one line, and no longer than a column. */
final class NameColumn {
    private static final String MORE = "…";

    /** A name takes no more than so many times the height of a line. */
    private static final double LONGEST = 13;

    private final PlotFrame frame;
    private final double longest;

    NameColumn(RateStyle style) {
        frame = new PlotFrame(style);
        longest = LONGEST * frame.height();
    }

    /** How wide the column is. */
    double width(List<String> names) {
        return names.stream()
                .mapToDouble(name -> frame.width(shown(name)))
                .max()
                .orElse(0);
    }

    /** What is shown of a name: without what would turn the direction of letters, and shortened if it is too long. */
    String shown(String name) {
        String plain = name.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Cn}\\p{Zl}\\p{Zp}]", "")
                .strip();
        if (frame.width(plain) <= longest) return plain;
        int end = plain.length();
        while (end > 0 && frame.width(plain.substring(0, end) + MORE) > longest) {
            end = plain.offsetByCodePoints(end, -1);
        }
        return plain.substring(0, end).strip() + MORE;
    }
}
