package lectern.play;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import lectern.game.Seat;
import lectern.play.pairs.EloDifference;
import lectern.play.pairs.PairedRate;
import lectern.play.pairs.Pentanomial;
import lectern.play.pairs.SequentialTest;
import lectern.play.pairs.SequentialVerdict;

/**
 * How a tournament stands. Counts are those of all games. Points, rates and the Elo difference come from pairs of which
 * both games are over; a game that was broken off at the ply limit is over, and half a point to either side.
 *
 * @param planned how many games it is to have
 * @param games those that have come to their end, by number; where a test has decided, those up to the pair that did
 * @param trouble why finished games could no longer be kept, if so: the last of them are in no file
 * @param verdict how its sequential test stands, if it has one
 * @param beyond how many games have come to their end behind the pair that decided: they are kept, and told nowhere
 */
public record TournamentStanding(
        TournamentPlan plan,
        int planned,
        List<FinishedGame> games,
        Optional<IOException> trouble,
        Optional<SequentialVerdict> verdict,
        int beyond) {
    public TournamentStanding {
        games = List.copyOf(games);
    }

    /** Without a test. */
    public TournamentStanding(
            TournamentPlan plan, int planned, List<FinishedGame> games, Optional<IOException> trouble) {
        this(plan, planned, games, trouble, Optional.empty(), 0);
    }

    public boolean isComplete() {
        return (games.size() == planned || isDecided()) && trouble.isEmpty();
    }

    /** Whether its test has decided, so that no more is to be played. */
    public boolean isDecided() {
        return verdict.filter(SequentialVerdict::isDecided).isPresent();
    }

    /** The same as a test has judged it: what came to its end behind the pair that decided is told nowhere. */
    public TournamentStanding judgedBy(SequentialTest test) {
        SequentialVerdict found = test.verdict(pointsOfPairs());
        List<FinishedGame> told = games.stream()
                .filter(game -> !found.isDecided() || game.pair() <= found.pair())
                .toList();
        return new TournamentStanding(plan, planned, told, trouble, Optional.of(found), games.size() - told.size());
    }

    /** How the games went for the contender {@code one}. */
    public ResultCount tally() {
        return ResultCount.of(games);
    }

    /** How those went in which {@code one} sat in a seat. */
    public ResultCount tally(Seat seatOfOne) {
        return ResultCount.of(games, seatOfOne);
    }

    /** The games that no rate counts, since their partner with the seats swapped is not over, or not planned. */
    public List<FinishedGame> unpaired() {
        NavigableMap<Integer, Double> pairs = pointsOfPairs();
        return games.stream().filter(game -> !pairs.containsKey(game.pair())).toList();
    }

    /** Points per game for {@code one}. */
    public PairedRate pairedScore() {
        return PairedRate.of(pointsOfPairs().values());
    }

    /** The same of those games alone in which it sat in a seat: one of each pair. */
    public PairedRate pairedScore(Seat seatOfOne) {
        return rate(FinishedGame.Score::points, seatOfOne);
    }

    /** How many of the games were won. */
    PairedRate winRate() {
        return PairedRate.of(perPair(TournamentStanding::won).values());
    }

    PairedRate winRate(Seat seatOfOne) {
        return rate(TournamentStanding::won, seatOfOne);
    }

    private static double won(FinishedGame.Score score) {
        return score == FinishedGame.Score.WIN ? 1 : 0;
    }

    /** What each pair brought {@code one} a game, by the number of the pair. */
    public NavigableMap<Integer, Double> pointsOfPairs() {
        return perPair(FinishedGame.Score::points);
    }

    public Pentanomial pentanomial() {
        return Pentanomial.of(pointsOfPairs().values());
    }

    /** How much stronger {@code one} is; empty if there is no pair that could tell. */
    public Optional<EloDifference> elo() {
        PairedRate score = pairedScore();
        return score.pairs() == 0 ? Optional.empty() : Optional.of(EloDifference.of(score));
    }

    private NavigableMap<Integer, Double> perPair(ToDoubleFunction<FinishedGame.Score> worth) {
        Map<Integer, FinishedGame> byNumber = new HashMap<>();
        for (FinishedGame game : games) byNumber.put(game.number(), game);
        NavigableMap<Integer, Double> pairs = new TreeMap<>();
        for (FinishedGame game : games) {
            FinishedGame swapped = byNumber.get(game.number() + 1);
            if (game.number() % 2 == 0 || swapped == null) continue;
            double both = worth.applyAsDouble(game.scoreOfOne()) + worth.applyAsDouble(swapped.scoreOfOne());
            pairs.put(game.pair(), both / 2);
        }
        return pairs;
    }

    private PairedRate rate(ToDoubleFunction<FinishedGame.Score> worth, Seat seatOfOne) {
        NavigableMap<Integer, Double> pairs = pointsOfPairs();
        return PairedRate.of(games.stream()
                .filter(game -> game.seatOfOne() == seatOfOne && pairs.containsKey(game.pair()))
                .map(game -> worth.applyAsDouble(game.scoreOfOne()))
                .toList());
    }
}
