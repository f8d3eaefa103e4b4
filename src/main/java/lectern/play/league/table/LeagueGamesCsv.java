package lectern.play.league.table;

import java.util.List;
import java.util.Locale;
import lectern.game.Seat;
import lectern.play.CsvLine;
import lectern.play.league.Fixture;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;

/** A line for every game of a league that came to its end. */
public final class LeagueGamesCsv {
    private static final List<String> COLUMNS = List.of(
            "fixture",
            "game",
            "first",
            "second",
            "winner",
            "result",
            "failure",
            "plies",
            "first_nodes",
            "second_nodes",
            "first_fouls",
            "second_fouls",
            "first_overruns",
            "second_overruns");

    private LeagueGamesCsv() {}

    public static String csv(LeagueStanding standing) {
        StringBuilder csv = new StringBuilder(CsvLine.of(COLUMNS));
        for (PlayedGame game : standing.games()) csv.append(CsvLine.of(fields(game, standing)));
        return csv.toString();
    }

    private static List<String> fields(PlayedGame game, LeagueStanding standing) {
        LeaguePlan plan = standing.plan();
        Fixture fixture = standing.fixtures().get(game.fixture() - 1);
        boolean oneFirst = game.seatOfOne() == Seat.FIRST;
        String one = plan.one(fixture).name();
        String two = plan.two(fixture).name();
        String first = oneFirst ? one : two;
        String second = oneFirst ? two : one;
        return List.of(
                String.valueOf(game.fixture()),
                String.valueOf(game.number()),
                first,
                second,
                game.result()
                        .winner()
                        .map(seat -> seat == Seat.FIRST ? first : second)
                        .orElse(""),
                game.result().text(),
                game.failure()
                        .map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .orElse(""),
                String.valueOf(game.plies()),
                String.valueOf(game.first().nodes()),
                String.valueOf(game.second().nodes()),
                String.valueOf(game.first().fouls()),
                String.valueOf(game.second().fouls()),
                String.valueOf(game.first().overruns()),
                String.valueOf(game.second().overruns()));
    }
}
