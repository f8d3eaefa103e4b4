package lectern.gui.league.standing;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import lectern.play.league.EntrantStanding;

/** What is told of an entrant; what matters most stands first. */
enum LeagueColumn {
    RANK("leaguewindow.number", EntrantStanding::rank),
    NAME("", row -> 0),
    RATING("leaguewindow.elo", row -> row.rating().elo()),
    INTERVAL("leaguewindow.elo", row -> row.rating().elo()),
    SCORE("leaguewindow.percent", row -> 100 * row.score().value()),
    GAMES("leaguewindow.number", EntrantStanding::games),
    WON("leaguewindow.number", EntrantStanding::wins),
    DRAWN("leaguewindow.number", EntrantStanding::draws),
    LOST("leaguewindow.number", EntrantStanding::losses),
    LIMIT("leaguewindow.number", EntrantStanding::brokenOff),
    FORFEITS("leaguewindow.number", EntrantStanding::allForfeits),
    NODES("leaguewindow.mean", row -> row.effort().nodesPerMove()),
    PLIES("leaguewindow.mean", EntrantStanding::plies);

    private final String format;
    private final transient Function<EntrantStanding, Number> number;

    LeagueColumn(String format, Function<EntrantStanding, Number> number) {
        this.format = format;
        this.number = number;
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What stands above it. */
    String head() {
        return "leaguewindow.column." + word();
    }

    /** What that means. */
    String tip() {
        return "leaguewindow.column-tip." + word();
    }

    /** How its numbers are written. */
    String format() {
        return format;
    }

    boolean isNumber() {
        return this != NAME;
    }

    /** Its number; empty if there is none, as of one who has not played. */
    Optional<Number> number(EntrantStanding row) {
        // Before any games, a rating is only what is taken for granted of everyone.
        if ((this == RATING || this == INTERVAL) && row.games() == 0) return Optional.empty();
        return Optional.of(number.apply(row)).filter(found -> !Double.isNaN(found.doubleValue()));
    }
}
