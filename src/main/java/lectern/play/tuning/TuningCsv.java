package lectern.play.tuning;

import java.util.ArrayList;
import java.util.List;
import lectern.play.CsvLine;
import lectern.play.player.SettingValues;
import lectern.play.sweep.SweepCsv;

/** A line for every point of a tuning's progress, with commas between its fields. */
public final class TuningCsv {
    private TuningCsv() {}

    public static String csv(TuningStanding standing) {
        List<String> columns = new ArrayList<>(List.of("games"));
        columns.addAll(standing.plan().tuned());
        columns.addAll(List.of("pairs", "score", "low", "high"));
        StringBuilder table = new StringBuilder(CsvLine.of(columns));
        for (TuningPoint point : standing.progress()) {
            List<String> fields = new ArrayList<>(List.of(String.valueOf(point.games())));
            point.weights().values().forEach(weight -> fields.add(SettingValues.plain(weight)));
            fields.addAll(SweepCsv.rate(point.score()));
            table.append(CsvLine.of(fields));
        }
        return table.toString();
    }
}
