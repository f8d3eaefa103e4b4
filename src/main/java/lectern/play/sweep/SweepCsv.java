package lectern.play.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lectern.play.CsvLine;
import lectern.play.ResultCount;
import lectern.play.pairs.PairedRate;
import lectern.play.player.SettingValues;

/** A line for every value of a sweep, with commas between its fields. */
public final class SweepCsv {
    private static final List<String> COUNTS = List.of(
            "games", "won", "drawn", "lost", "limit", "pairs", "score", "low", "high", "forfeits_won", "forfeits_lost");

    private SweepCsv() {}

    public static String csv(SweepStanding standing) {
        List<String> columns = new ArrayList<>();
        standing.plan().ranges().forEach(range -> columns.add(range.term()));
        columns.addAll(COUNTS);
        StringBuilder table = new StringBuilder(CsvLine.of(columns));
        for (SweepPoint point : standing.points()) table.append(CsvLine.of(fields(point)));
        return table.toString();
    }

    private static List<String> fields(SweepPoint point) {
        List<String> fields = new ArrayList<>();
        point.weights().forEach(weight -> fields.add(SettingValues.plain(weight)));
        ResultCount tally = point.standing().tally();
        for (int count : List.of(tally.games(), tally.wins(), tally.draws(), tally.losses(), tally.limits())) {
            fields.add(String.valueOf(count));
        }
        fields.addAll(rate(point.score()));
        fields.add(String.valueOf(tally.forfeitsWon()));
        fields.add(String.valueOf(tally.forfeitsLost()));
        return fields;
    }

    /** How many pairs, and what they amount to; nothing where there is none. */
    public static List<String> rate(PairedRate rate) {
        if (rate.pairs() == 0) return List.of("0", "", "", "");
        return List.of(String.valueOf(rate.pairs()), number(rate.value()), number(rate.low()), number(rate.high()));
    }

    private static String number(double share) {
        return String.format(Locale.ROOT, "%.4f", share);
    }
}
