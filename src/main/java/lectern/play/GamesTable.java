package lectern.play;

import java.util.List;
import lectern.game.Seat;

/** A line for every game of a tournament, with commas between its fields. */
public final class GamesTable {
    private static final List<String> COLUMNS = List.of(
            "game",
            "seat_of_one",
            "first",
            "second",
            "start_seed",
            "first_seed",
            "second_seed",
            "plies",
            "winner",
            "result");

    private GamesTable() {}

    public static String csv(TournamentStanding standing) {
        StringBuilder table = new StringBuilder(CsvLine.of(COLUMNS));
        for (FinishedGame game : standing.games()) table.append(CsvLine.of(fields(game)));
        return table.toString();
    }

    private static List<String> fields(FinishedGame game) {
        return List.of(
                String.valueOf(game.number()),
                game.seatOfOne().word(),
                head(game, RecordHead.player(Seat.FIRST)),
                head(game, RecordHead.player(Seat.SECOND)),
                head(game, RecordHead.START_SEED),
                head(game, RecordHead.seed(Seat.FIRST)),
                head(game, RecordHead.seed(Seat.SECOND)),
                String.valueOf(game.record().match().ply()),
                winner(game),
                game.record().result().text());
    }

    /** Which contender won; empty if neither did. */
    static String winner(FinishedGame game) {
        return switch (game.score(game.seatOfOne())) {
            case WIN -> "one";
            case LOSS -> "two";
            case DRAW, PLY_LIMIT -> "";
        };
    }

    private static String head(FinishedGame game, String key) {
        return game.record().head().value(key).orElse("");
    }
}
