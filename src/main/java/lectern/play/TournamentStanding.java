package lectern.play;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import lectern.game.Seat;
import lectern.play.pairs.PairedRate;

/**
 * How a tournament stands.
 *
 * @param planned how many games it is to have
 * @param games those that have come to their end, by number
 * @param trouble why finished games could no longer be kept, if so: the last of them are in no file
 */
public record TournamentStanding(
        TournamentPlan plan, int planned, List<FinishedGame> games, Optional<IOException> trouble) {
    public TournamentStanding {
        games = List.copyOf(games);
    }

    public boolean isComplete() {
        return games.size() == planned && trouble.isEmpty();
    }

    /** How the games went for the contender {@code one}. */
    public ResultCount tally() {
        return ResultCount.of(games);
    }

    /** How those went in which {@code one} sat in a seat. */
    public ResultCount tally(Seat seatOfOne) {
        return ResultCount.of(games, seatOfOne);
    }

    /** The last of an odd number of games: rates leave it out, since it was not played with the seats swapped. */
    public Optional<FinishedGame> unpaired() {
        return games.stream()
                .filter(game -> game.number() == planned && planned % 2 == 1)
                .findFirst();
    }

    /** How those games went for {@code one} that rates are worked out from. */
    public ResultCount paired() {
        return ResultCount.of(pairs());
    }

    /** How those of them went in which {@code one} sat in a seat. */
    public ResultCount paired(Seat seatOfOne) {
        return ResultCount.of(pairs(), seatOfOne);
    }

    private List<FinishedGame> pairs() {
        Optional<FinishedGame> last = unpaired();
        return games.stream()
                .filter(game -> last.filter(game::equals).isEmpty())
                .toList();
    }

    /** Points per game for {@code one}, of those pairs of which both games have come to their end. */
    public PairedRate pairedScore() {
        return PairedRate.of(pointsOfPairs().values());
    }

    /** What each such pair brought {@code one} a game, by the number of the pair. */
    public NavigableMap<Integer, Double> pointsOfPairs() {
        Map<Integer, FinishedGame> byNumber = new HashMap<>();
        for (FinishedGame game : games) byNumber.put(game.number(), game);
        NavigableMap<Integer, Double> points = new TreeMap<>();
        for (FinishedGame game : games) {
            FinishedGame swapped = byNumber.get(game.number() + 1);
            if (game.number() % 2 == 0 || swapped == null) continue;
            points.put((game.number() + 1) / 2, (points(game) + points(swapped)) / 2);
        }
        return points;
    }

    private static double points(FinishedGame game) {
        return switch (game.score(game.seatOfOne())) {
            case WIN -> 1;
            case LOSS -> 0;
            case DRAW, PLY_LIMIT -> 0.5;
        };
    }

    /** How much stronger {@code one} is. */
    public EloDifference elo() {
        return EloDifference.of(paired().score());
    }
}
