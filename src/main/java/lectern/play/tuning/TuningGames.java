package lectern.play.tuning;

import java.time.Clock;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import lectern.game.Phrase;
import lectern.play.FinishedGames;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.search.Stop;

/**
 * Plays the games by which weights are compared, and keeps of them only their points.
 *
 * @param stop asked for to leave: what was not finished is not answered
 * @param words what a forfeit's reason is put into words by
 * @param played told of each game that comes to its end
 */
record TuningGames(int threads, Stop stop, Function<Phrase, String> words, Clock clock, IntConsumer played) {
    /** What each pair brought the first contender a game; empty if it was stopped. */
    Optional<NavigableMap<Integer, Double>> points(TournamentPlan plan, int games) {
        if (stop.isAsked()) return Optional.empty();
        TournamentStanding standing = new Tournament(plan, games, FinishedGames.inMemory(), stop, words, clock)
                .run(Math.min(threads, games), (game, finished) -> played.accept(1));
        return standing.isComplete() ? Optional.of(standing.pointsOfPairs()) : Optional.empty();
    }
}
