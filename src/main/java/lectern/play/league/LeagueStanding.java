package lectern.play.league;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import lectern.play.pairs.PairedRate;
import lectern.play.pairs.SequentialVerdict;
import lectern.play.rating.RatedPair;
import lectern.play.rating.Rating;
import lectern.play.rating.Ratings;

/**
 * How a league stands. Every figure counts whole pairs of games only: a game whose pair is not finished counts nowhere
 * yet, and one that was broken off at the ply limit is half a point for both. Immutable; what takes time is worked out
 * when it is first asked for.
 */
public final class LeagueStanding {
    private final LeaguePlan plan;
    private final List<PlayedGame> games;
    private List<Fixture> fixtures;
    private List<PlayedPair> pairs;
    private Map<Integer, NavigableMap<Integer, Double>> points;
    private Ratings ratings;
    private List<EntrantStanding> table;

    /** @param games those that came to their end, in any order */
    public LeagueStanding(LeaguePlan plan, List<PlayedGame> games) {
        this.plan = plan;
        this.games = games.stream().sorted(PlayedGame.BY_NUMBER).toList();
    }

    public LeaguePlan plan() {
        return plan;
    }

    /** All games that came to their end, by number; those too whose pair is not whole. */
    public List<PlayedGame> games() {
        return games;
    }

    /** Whether no game is missing; where a test has decided between two, none is. */
    public boolean isComplete() {
        if (plan.test().isEmpty() || games.size() == plan.planned()) return games.size() == plan.planned();
        Map<Integer, Integer> played = new HashMap<>();
        for (PlayedPair pair : pairs()) played.merge(pair.fixture().number(), 2, Integer::sum);
        return fixtures().size() == plan.schedule().planned(plan.entrants().size())
                && fixtures().stream()
                        .allMatch(fixture ->
                                isDecided(fixture) || played.getOrDefault(fixture.number(), 0) == plan.games());
    }

    /** What the test says of two that have met; empty without a test, or before their first pair. */
    public Optional<SequentialVerdict> verdict(Fixture fixture) {
        return plan.test().map(test -> test.verdict(pointsOfPairs().getOrDefault(fixture.number(), new TreeMap<>())));
    }

    /** Whether the test has decided between two that have met. */
    public boolean isDecided(Fixture fixture) {
        return verdict(fixture).filter(SequentialVerdict::isDecided).isPresent();
    }

    private synchronized Map<Integer, NavigableMap<Integer, Double>> pointsOfPairs() {
        if (points == null) {
            points = new HashMap<>();
            for (PlayedPair pair : pairs()) {
                points.computeIfAbsent(pair.fixture().number(), unused -> new TreeMap<>())
                        .put(pair.first().pair(), pair.pointsOfOne());
            }
        }
        return points;
    }

    /** Who meets whom, as far as that is known. */
    public synchronized List<Fixture> fixtures() {
        if (fixtures == null) {
            fixtures = List.copyOf(plan.schedule().known(plan.entrants().size(), this));
        }
        return fixtures;
    }

    /** The pairs of which both games came to their end, by number. */
    public synchronized List<PlayedPair> pairs() {
        if (pairs == null) pairs = wholePairs(games, fixtures());
        return pairs;
    }

    static List<PlayedPair> wholePairs(List<PlayedGame> games, List<Fixture> fixtures) {
        List<PlayedPair> whole = new ArrayList<>();
        for (int i = 0; i + 1 < games.size(); i++) {
            PlayedGame first = games.get(i);
            PlayedGame second = games.get(i + 1);
            boolean pair = first.fixture() == second.fixture()
                    && first.number() % 2 == 1
                    && second.number() == first.number() + 1;
            if (pair && first.fixture() <= fixtures.size()) {
                whole.add(new PlayedPair(fixtures.get(first.fixture() - 1), first, second));
            }
        }
        return List.copyOf(whole);
    }

    public synchronized Ratings ratings() {
        if (ratings == null) {
            List<RatedPair> rated = pairs().stream().map(PlayedPair::rated).toList();
            ratings = Ratings.of(plan.entrants().size(), rated);
        }
        return ratings;
    }

    /** All entrants, the strongest first; of equally strong ones, in the order of the plan. */
    public synchronized List<EntrantStanding> table() {
        if (table == null) table = List.copyOf(ranked());
        return table;
    }

    private List<EntrantStanding> ranked() {
        List<EntrantTally> tallies = new ArrayList<>();
        for (int i = 0; i < plan.entrants().size(); i++) tallies.add(new EntrantTally(i));
        for (PlayedPair pair : pairs()) {
            tallies.get(pair.fixture().one()).add(pair);
            tallies.get(pair.fixture().two()).add(pair);
        }
        List<EntrantStanding> rows = new ArrayList<>();
        for (EntrantTally tally : tallies) rows.add(tally.standing(ratings().of(rows.size())));
        rows.sort(
                Comparator.comparingDouble((EntrantStanding row) -> row.rating().elo())
                        .reversed()
                        .thenComparing(EntrantStanding::entrant));
        List<EntrantStanding> ranked = new ArrayList<>();
        for (EntrantStanding row : rows) ranked.add(row.ranked(ranked.size() + 1));
        return ranked;
    }

    /** What one entrant scored against each other that it met, by their places, points per game from pairs. */
    public Map<Integer, PairedRate> scoresOf(int entrant) {
        Map<Integer, List<Double>> points = new HashMap<>();
        for (PlayedPair pair : pairs()) {
            int one = pair.fixture().one();
            int two = pair.fixture().two();
            double ofOne = pair.pointsOfOne();
            if (one == entrant)
                points.computeIfAbsent(two, unused -> new ArrayList<>()).add(ofOne);
            if (two == entrant)
                points.computeIfAbsent(one, unused -> new ArrayList<>()).add(1 - ofOne);
        }
        Map<Integer, PairedRate> scores = new HashMap<>();
        points.forEach((other, each) -> scores.put(other, PairedRate.of(each)));
        return scores;
    }

    /** All games of whole pairs together. */
    public LeagueTotals totals() {
        return LeagueTotals.of(pairs());
    }

    /** By how much it is stronger to sit first. */
    public Rating firstSeat() {
        return ratings().firstSeat();
    }

    /** The fixture in which two entrants meet, if they do. */
    public Optional<Fixture> fixture(int entrant, int other) {
        return fixtures().stream()
                .filter(fixture -> (fixture.one() == entrant && fixture.two() == other)
                        || (fixture.one() == other && fixture.two() == entrant))
                .findFirst();
    }

    /** The games of a fixture that came to their end, by number. */
    public List<PlayedGame> games(Fixture fixture) {
        return games.stream().filter(game -> game.fixture() == fixture.number()).toList();
    }
}
