package lectern.gui.league.standing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.play.league.Fixture;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;
import lectern.play.league.PlayedPair;

/** Who met whom in a league, and how it went: looked up at once, whatever the size of the league. Immutable. */
public final class Encounters {
    private final Map<Long, Fixture> fixtures = new HashMap<>();
    private final Map<Integer, List<Fixture>> ofEntrant = new HashMap<>();
    private final Map<Integer, List<PlayedGame>> games = new HashMap<>();
    private final Map<Integer, Score> scores = new HashMap<>();

    /**
     * What whole pairs of games brought.
     *
     * @param points of a fixture's entrant {@code one}, the sum of what each pair brought a game
     */
    public record Score(int pairs, double points) {
        /** From 0 to 1. */
        public double value() {
            return points / pairs;
        }

        private Score plus(double more) {
            return new Score(pairs + 1, points + more);
        }

        private Score ofOther() {
            return new Score(pairs, pairs - points);
        }
    }

    public Encounters(LeagueStanding standing) {
        for (PlayedGame game : standing.games()) {
            games.computeIfAbsent(game.fixture(), unused -> new ArrayList<>()).add(game);
        }
        for (Fixture fixture : standing.fixtures()) {
            fixtures.put(key(fixture.one(), fixture.two()), fixture);
            ofEntrant
                    .computeIfAbsent(fixture.one(), unused -> new ArrayList<>())
                    .add(fixture);
            ofEntrant
                    .computeIfAbsent(fixture.two(), unused -> new ArrayList<>())
                    .add(fixture);
        }
        for (PlayedPair pair : standing.pairs()) {
            Score before = scores.getOrDefault(pair.fixture().number(), new Score(0, 0));
            scores.put(pair.fixture().number(), before.plus(pair.pointsOfOne()));
        }
    }

    private static long key(int one, int other) {
        return (long) Math.min(one, other) << 32 | Math.max(one, other);
    }

    /** The fixture in which two entrants meet, if they do. */
    public Optional<Fixture> fixture(int one, int other) {
        return Optional.ofNullable(fixtures.get(key(one, other)));
    }

    /** What an entrant scored against another; empty as long as no pair of games is whole. */
    public Optional<Score> score(int entrant, int other) {
        return fixture(entrant, other)
                .flatMap(fixture -> Optional.ofNullable(scores.get(fixture.number()))
                        .map(score -> fixture.one() == entrant ? score : score.ofOther()));
    }

    /** The games of a fixture that came to their end, by number. */
    public List<PlayedGame> games(Fixture fixture) {
        return games.getOrDefault(fixture.number(), List.of());
    }

    /** All of an entrant's games that came to their end, by fixture and number. */
    public List<PlayedGame> gamesOf(int entrant) {
        return ofEntrant.getOrDefault(entrant, List.of()).stream()
                .flatMap(fixture -> games(fixture).stream())
                .toList();
    }
}
