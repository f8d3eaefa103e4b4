package lectern.play.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.play.GameResult;
import lectern.play.player.PlayerText;
import lectern.search.PlayerFailure;

/** Leagues whose games were never played, so that their figures can be reckoned by hand. */
public final class MadeUpLeague {
    /** Of these, the last one breaks off its last game, and the one before forfeits one. */
    public static final List<String> NAMES = List.of("Ana", "Bruno & Eva", "<script>alert(1)</script>", "Zé");

    private static final Game GAME = Games.read("infection");

    private MadeUpLeague() {}

    /** Everyone against everyone, two games each; the earlier named wins, but for what {@link #NAMES} says. */
    public static LeagueStanding standing() {
        return standing(NAMES, 2);
    }

    /** @param games how many two play that meet */
    public static LeagueStanding standing(List<String> names, int games) {
        LeaguePlan plan = plan(names, games);
        List<PlayedGame> played = new ArrayList<>();
        int last = names.size() - 1;
        for (Fixture fixture : plan.schedule().known(names.size(), null)) {
            for (int number = 1; number <= games; number++) {
                boolean lastOne = fixture.two() == last && number == games;
                boolean brokenOff = lastOne && fixture.one() == last - 1;
                boolean forfeit = lastOne && fixture.one() == 0 && last > 2;
                played.add(game(fixture, number, brokenOff, forfeit));
            }
        }
        return new LeagueStanding(plan, played);
    }

    public static LeaguePlan plan(List<String> names, int games) {
        List<Entrant> entrants = IntStream.range(0, names.size())
                .mapToObj(i -> new Entrant(names.get(i), PlayerText.read("greedy", GAME)))
                .toList();
        return new LeaguePlan(GAME, entrants, new Schedule.RoundRobin(), games, 7, 4, 400, MoveLimit.NONE, false);
    }

    private static PlayedGame game(Fixture fixture, int number, boolean brokenOff, boolean forfeit) {
        Seat one = number % 2 == 1 ? Seat.FIRST : Seat.SECOND;
        GameResult result = new GameResult.ByRule(Optional.of(one), "most-stones");
        if (brokenOff) result = new GameResult.PlyLimit();
        if (forfeit) result = new GameResult.Forfeit(one, "It wrote “<b>” & hung up.");
        Workload more = new Workload(20, 1_000, brokenOff ? 3 : 0, 0);
        Workload less = new Workload(20, 500, 0, 0);
        return new PlayedGame(
                fixture.number(),
                number,
                result,
                forfeit ? Optional.of(PlayerFailure.Kind.CRASHED) : Optional.empty(),
                brokenOff ? 400 : 40 + 2 * (fixture.number() % 10),
                one == Seat.FIRST ? more : less,
                one == Seat.FIRST ? less : more,
                "");
    }
}
