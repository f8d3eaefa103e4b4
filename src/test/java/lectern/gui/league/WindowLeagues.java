package lectern.gui.league;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.league.standing.LeagueTidings;
import lectern.play.league.Entrant;
import lectern.play.league.GameTimes;
import lectern.play.league.GeneratedHeuristics;
import lectern.play.league.League;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeagueGames;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.MoveLimit;
import lectern.play.league.PlayedGame;
import lectern.play.league.RatingProgress;
import lectern.play.league.Schedule;
import lectern.play.league.Share;
import lectern.play.sweep.WeightedPlayer;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;

/** Small leagues of generated heuristics. */
public final class WindowLeagues {
    public static final Game INFECTION = Games.read("infection");

    private WindowLeagues() {}

    /** @param games how many two play that meet */
    public static LeaguePlan plan(int entrants, int games) {
        List<Entrant> all = GeneratedHeuristics.of(INFECTION.kind(), entrants, 1).stream()
                .map(written -> new Entrant(
                        written.name(),
                        WeightedPlayer.of(INFECTION, "greedy", written).asItIs()))
                .toList();
        return new LeaguePlan(INFECTION, all, new Schedule.RoundRobin(), games, 1, 4, 400, MoveLimit.NONE, false);
    }

    public static LeagueStanding played(LeaguePlan plan) throws IOException {
        return new League(plan, Share.WHOLE, LeagueGames.inMemory(), new Stop(), new Sentences(Language.EN)::of)
                .run(1, (game, finished) -> {});
    }

    /** A small one that was played to its end, in a folder. */
    static void keep(Path league) throws IOException {
        LeaguePlan plan = plan(3, 2);
        try (LeagueFolder kept = LeagueFolder.open(league, plan, Share.WHOLE, false)) {
            for (PlayedGame game : played(plan).games()) kept.add(game, new GameTimes(0, 0, 0));
        }
    }

    public static LeagueTidings tidings(LeagueStanding standing) {
        return LeagueTidings.of(standing, RatingProgress.of(standing));
    }
}
