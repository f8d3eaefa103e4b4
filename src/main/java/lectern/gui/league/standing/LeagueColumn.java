package lectern.gui.league.standing;

import java.util.Locale;
import java.util.Optional;
import lectern.play.league.EntrantStanding;

/** What is told of an entrant; what matters most stands first. */
enum LeagueColumn {
    RANK("leaguewindow.number"),
    NAME(""),
    RATING("leaguewindow.elo"),
    INTERVAL("leaguewindow.elo"),
    SCORE("leaguewindow.percent"),
    GAMES("leaguewindow.number"),
    WON("leaguewindow.number"),
    DRAWN("leaguewindow.number"),
    LOST("leaguewindow.number"),
    LIMIT("leaguewindow.number"),
    FORFEITS("leaguewindow.number"),
    NODES("leaguewindow.mean"),
    PLIES("leaguewindow.mean");

    private final String format;

    LeagueColumn(String format) {
        this.format = format;
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
        return Optional.of(figure(row)).filter(found -> !Double.isNaN(found.doubleValue()));
    }

    private Number figure(EntrantStanding row) {
        return switch (this) {
            case RANK -> row.rank();
            case NAME -> Double.NaN;
            case RATING, INTERVAL -> row.rating().elo();
            case SCORE -> 100 * row.score().value();
            case GAMES -> row.games();
            case WON -> row.wins();
            case DRAWN -> row.draws();
            case LOST -> row.losses();
            case LIMIT -> row.brokenOff();
            case FORFEITS -> row.allForfeits();
            case NODES -> row.effort().nodesPerMove();
            case PLIES -> row.plies();
        };
    }
}
