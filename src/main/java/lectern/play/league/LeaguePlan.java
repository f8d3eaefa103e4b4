package lectern.play.league;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.play.TournamentPlan;
import lectern.play.TournamentRefused;
import lectern.play.pairs.SequentialTest;

/**
 * All that decides the games of a league, and nothing of when and where they are played. Two entrants that meet play a
 * {@link TournamentPlan tournament}, whose seed follows from the league's and from their names: a league with an entrant
 * more has the same games among the others.
 *
 * @param games how many two play that meet, an even number
 * @param opening how many moves are drawn at random before a player thinks
 * @param plies at how many moves a game is broken off
 * @param fouls whether entrants that do not keep the rules may take part
 * @param test ends the games of a fixture when it has decided; otherwise all of them are played
 */
public record LeaguePlan(
        Game game,
        List<Entrant> entrants,
        Schedule schedule,
        int games,
        long seed,
        int opening,
        int plies,
        MoveLimit limit,
        boolean fouls,
        Optional<SequentialTest> test) {
    /** More could not be shown in a cross table, nor be played. */
    public static final int MOST_ENTRANTS = 2_000;

    private static final int SEEDS = 1_000_000_000;

    /** @throws TournamentRefused if such games are not to be played */
    public LeaguePlan {
        entrants = List.copyOf(entrants);
        if (entrants.size() < 2) throw refused("league.few-entrants", entrants.size());
        if (entrants.size() > MOST_ENTRANTS) throw refused("league.many-entrants", entrants.size(), MOST_ENTRANTS);
        Set<String> names = new HashSet<>();
        for (Entrant entrant : entrants) {
            if (!names.add(entrant.name())) throw refused("league.same-name", entrant.name());
            if (!entrant.contender().isHonest() && !fouls) {
                throw refused("play.dishonest", entrant.contender().text());
            }
        }
        if (games < 2 || games % 2 != 0) throw refused("league.odd-games", String.valueOf(games));
        if (opening < 0 || opening >= plies) throw refused("play.long-opening", opening, plies);
        if (test.isPresent() && !schedule.isFixed()) throw refused("league.sprt-swiss");
        schedule.refusal(entrants.size()).ifPresent(why -> {
            throw new TournamentRefused(why);
        });
    }

    /** A plan in which all games are played. */
    public LeaguePlan(
            Game game,
            List<Entrant> entrants,
            Schedule schedule,
            int games,
            long seed,
            int opening,
            int plies,
            MoveLimit limit,
            boolean fouls) {
        this(game, entrants, schedule, games, seed, opening, plies, limit, fouls, Optional.empty());
    }

    /** The same plan with a test that ends the games of a fixture. */
    public LeaguePlan endedBy(Optional<SequentialTest> other) {
        return new LeaguePlan(game, entrants, schedule, games, seed, opening, plies, limit, fouls, other);
    }

    private static TournamentRefused refused(String key, Object... arguments) {
        return new TournamentRefused(Phrase.of(key, arguments));
    }

    /** How many games there are at the end; with a test, at most. */
    public long planned() {
        return (long) schedule.planned(entrants.size()) * games;
    }

    public Entrant one(Fixture fixture) {
        return entrants.get(fixture.one());
    }

    public Entrant two(Fixture fixture) {
        return entrants.get(fixture.two());
    }

    /** The games of a fixture. */
    public TournamentPlan tournament(Fixture fixture) {
        String names = one(fixture).name() + "\n" + two(fixture).name();
        long own = Draws.of(seed, "league: " + names).below(SEEDS);
        return new TournamentPlan(game, one(fixture).contender(), two(fixture).contender(), own, opening, plies, fouls);
    }

    /** The place of a pair of games among all, from 0: what a {@link Share} is dealt by. */
    long place(Fixture fixture, int pair) {
        return (fixture.number() - 1L) * (games / 2) + pair - 1;
    }
}
