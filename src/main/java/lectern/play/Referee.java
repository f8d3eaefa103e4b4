package lectern.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.search.Decision;
import lectern.search.PlayerFailure;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * Lets two contenders play a game to its end, to a number of plies, or until one of them fails to answer as a player
 * must: then it has lost, and the result says why.
 */
final class Referee {
    private final int plyLimit;
    private final Stop stop;
    private final Function<Phrase, String> words;
    private final int games;

    /**
     * @param games how many are played at the same time, this one included
     * @param stop asked for to leave a game in the middle
     * @param words what a forfeit's reason is put into words by
     */
    Referee(int plyLimit, int games, Stop stop, Function<Phrase, String> words) {
        this.games = games;
        this.plyLimit = plyLimit;
        this.stop = stop;
        this.words = words;
    }

    /** What came of a game. */
    record Ended(Match match, GameResult result) {}

    /** Plays on from the end of a match; empty if it was stopped before anything was decided. */
    Optional<Ended> play(Match opening, SeatedPlayer first, SeatedPlayer second) {
        Match match = opening;
        while (!match.position().isOver()) {
            if (match.ply() >= plyLimit) return Optional.of(new Ended(match, new GameResult.PlyLimit()));
            Seat seat = match.position().toMove();
            SeatedPlayer mover = seat == Seat.FIRST ? first : second;
            try {
                Thinking thinking = mover.thinking(match.ply()).stoppedBy(stop).amongOthers(games);
                Decision decision = mover.decide(match.position(), thinking);
                if (stop.isAsked()) return Optional.empty();
                match = noted(match.play(decision), decision);
            } catch (PlayerFailure failure) {
                if (stop.isAsked()) return Optional.empty();
                return Optional.of(new Ended(match, new GameResult.Forfeit(seat, words.apply(failure.reason()))));
            }
        }
        return Optional.of(new Ended(match, GameResult.of(match.position())));
    }

    private static Match noted(Match match, Decision decision) {
        Turn turn = match.current().orElseThrow();
        return Note.of(decision)
                .map(note -> match.noted(turn.number(), List.of(note)))
                .orElse(match);
    }
}
