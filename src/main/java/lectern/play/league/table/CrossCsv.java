package lectern.play.league.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lectern.play.CsvLine;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeagueStanding;
import lectern.play.pairs.PairedRate;

/** What each entrant scored against each other, points per game; empty where they did not meet. */
public final class CrossCsv {
    private CrossCsv() {}

    public static String csv(LeagueStanding standing) {
        List<EntrantStanding> table = standing.table();
        List<String> heading = new ArrayList<>(List.of("name"));
        for (EntrantStanding row : table) heading.add(name(row, standing));
        StringBuilder csv = new StringBuilder(CsvLine.of(heading));
        for (EntrantStanding row : table) {
            Map<Integer, PairedRate> scores = standing.scoresOf(row.entrant());
            List<String> fields = new ArrayList<>(List.of(name(row, standing)));
            for (EntrantStanding other : table) {
                PairedRate score = scores.get(other.entrant());
                fields.add(score == null ? "" : PlainNumbers.share(score.value()));
            }
            csv.append(CsvLine.of(fields));
        }
        return csv.toString();
    }

    private static String name(EntrantStanding row, LeagueStanding standing) {
        return standing.plan().entrants().get(row.entrant()).name();
    }
}
