package lectern.play.league;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.Seat;
import lectern.play.pairs.PairedRate;

/**
 * All games of a league together, as far as their pairs are whole.
 *
 * @param games how many there are; where there are none, means are no numbers
 * @param firstSeat points per game of those who sat first, from pairs
 * @param effort what all entrants did
 * @param plies the mean length of a game
 * @param shortest the least number of plies
 * @param longest the greatest number of plies
 */
public record LeagueTotals(int games, PairedRate firstSeat, Workload effort, double plies, int shortest, int longest) {
    static LeagueTotals of(List<PlayedPair> pairs) {
        List<PlayedGame> games = pairs.stream()
                .flatMap(pair -> Stream.of(pair.first(), pair.second()))
                .toList();
        Workload effort = Workload.NONE;
        for (PlayedGame game : games) effort = effort.plus(game.first()).plus(game.second());
        return new LeagueTotals(
                games.size(),
                PairedRate.of(pairs.stream().map(LeagueTotals::ofFirstSeat).toList()),
                effort,
                games.stream().mapToInt(PlayedGame::plies).average().orElse(Double.NaN),
                games.stream().mapToInt(PlayedGame::plies).min().orElse(0),
                games.stream().mapToInt(PlayedGame::plies).max().orElse(0));
    }

    private static double ofFirstSeat(PlayedPair pair) {
        return (pair.first().halfPoints(Seat.FIRST) + pair.second().halfPoints(Seat.FIRST)) / 4.0;
    }
}
