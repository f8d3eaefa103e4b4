package lectern.play.league.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lectern.play.CsvLine;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeagueStanding;
import lectern.search.PlayerFailure;

/** A line for every entrant, the strongest first. */
public final class RatingsCsv {
    private static final List<String> COLUMNS = List.of(
            "rank",
            "name",
            "player",
            "elo",
            "elo_low",
            "elo_high",
            "score",
            "score_low",
            "score_high",
            "pairs",
            "games",
            "won",
            "drawn",
            "lost",
            "limit");

    private static final List<String> CONDUCT = List.of("fouls", "overruns", "nodes_per_move", "plies_per_game");

    private RatingsCsv() {}

    public static String csv(LeagueStanding standing) {
        List<String> columns = new ArrayList<>(COLUMNS);
        for (PlayerFailure.Kind kind : PlayerFailure.Kind.values()) {
            columns.add("forfeits_" + kind.name().toLowerCase(Locale.ROOT));
        }
        columns.addAll(CONDUCT);
        StringBuilder table = new StringBuilder(CsvLine.of(columns));
        for (EntrantStanding row : standing.table()) table.append(CsvLine.of(fields(row, standing)));
        return table.toString();
    }

    private static List<String> fields(EntrantStanding row, LeagueStanding standing) {
        List<String> fields = new ArrayList<>();
        fields.add(String.valueOf(row.rank()));
        fields.add(standing.plan().entrants().get(row.entrant()).name());
        fields.add(standing.plan().entrants().get(row.entrant()).contender().text());
        fields.add(PlainNumbers.tenths(row.rating().elo()));
        fields.add(PlainNumbers.tenths(row.rating().low()));
        fields.add(PlainNumbers.tenths(row.rating().high()));
        fields.add(PlainNumbers.share(row.score().value()));
        fields.add(PlainNumbers.share(row.score().low()));
        fields.add(PlainNumbers.share(row.score().high()));
        int[] counts = {row.score().pairs(), row.games(), row.wins(), row.draws(), row.losses(), row.brokenOff()};
        for (int count : counts) fields.add(String.valueOf(count));
        for (PlayerFailure.Kind kind : PlayerFailure.Kind.values()) fields.add(String.valueOf(row.forfeits(kind)));
        fields.add(String.valueOf(row.effort().fouls()));
        fields.add(String.valueOf(row.effort().overruns()));
        fields.add(PlainNumbers.tenths(row.effort().nodesPerMove()));
        fields.add(PlainNumbers.tenths(row.plies()));
        return fields;
    }
}
