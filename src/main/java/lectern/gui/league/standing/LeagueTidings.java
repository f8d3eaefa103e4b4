package lectern.gui.league.standing;

import java.util.List;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.RatingProgress;

/**
 * How a league stands, worked out beside the event thread: nothing in it takes time any more. Immutable.
 *
 * @param table all entrants, the strongest first
 * @param progress how the ratings came about; it may lag behind the rest
 */
public record LeagueTidings(
        LeagueStanding standing, List<EntrantStanding> table, Encounters encounters, RatingProgress progress) {
    public static LeagueTidings of(LeagueStanding standing, RatingProgress progress) {
        return new LeagueTidings(standing, standing.table(), new Encounters(standing), progress);
    }

    public LeagueTidings with(RatingProgress later) {
        return new LeagueTidings(standing, table, encounters, later);
    }

    public LeaguePlan plan() {
        return standing.plan();
    }

    public String name(int entrant) {
        return plan().entrants().get(entrant).name();
    }
}
