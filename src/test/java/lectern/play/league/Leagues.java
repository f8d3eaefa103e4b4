package lectern.play.league;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.play.player.PlayerText;
import lectern.play.sweep.WeightedPlayer;
import lectern.search.Stop;

/** Leagues of Infection that are soon over. */
final class Leagues {
    static final Game INFECTION = Games.read("infection");

    private Leagues() {}

    /** Entrants that are players of the game, called as they are spelt. */
    static List<Entrant> players(String... texts) {
        return Stream.of(texts)
                .map(text -> new Entrant(text, PlayerText.readOrEngine(text, INFECTION)))
                .toList();
    }

    /** So many heuristics that play at one ply. */
    static List<Entrant> heuristics(int count) {
        List<Entrant> entrants = new ArrayList<>();
        for (Heuristic heuristic : GeneratedHeuristics.of(INFECTION.kind(), count, 1)) {
            WeightedPlayer player = WeightedPlayer.of(INFECTION, "greedy", heuristic);
            entrants.add(new Entrant(heuristic.name(), player.asItIs()));
        }
        return entrants;
    }

    static LeaguePlan plan(List<Entrant> entrants, Schedule schedule, int games) {
        return plan(entrants, schedule, games, MoveLimit.NONE);
    }

    static LeaguePlan plan(List<Entrant> entrants, Schedule schedule, int games, MoveLimit limit) {
        return new LeaguePlan(INFECTION, entrants, schedule, games, 1, 4, 60, limit, false);
    }

    static LeaguePlan everyoneAgainstEveryone(int entrants, int games) {
        return plan(heuristics(entrants), new Schedule.RoundRobin(), games);
    }

    static LeagueStanding played(LeaguePlan plan) throws IOException {
        return played(plan, Share.WHOLE, LeagueGames.inMemory());
    }

    static LeagueStanding played(LeaguePlan plan, Share share, LeagueGames kept) throws IOException {
        return new League(plan, share, kept, new Stop(), Phrase::key).run(2, (game, finished) -> {});
    }

    /** Plays until so many games have come to their end, and is stopped. */
    static void playedInPart(LeaguePlan plan, LeagueGames kept, int games) throws IOException {
        Stop stop = new Stop();
        new League(plan, Share.WHOLE, kept, stop, Phrase::key).run(1, (game, finished) -> {
            if (finished >= games) stop.ask();
        });
    }
}
