package lectern.telling;

import java.util.Optional;
import lectern.game.Phrase;
import lectern.play.GameRecord;
import lectern.play.GameResult;

/** What a record says of a game's end that its last position does not. */
public final class ResultTelling {
    private ResultTelling() {}

    /** Empty if the rules ended the game, or it was left where it stands. */
    public static Optional<Phrase> of(GameRecord record) {
        if (record.result() instanceof GameResult.Forfeit forfeit) {
            Phrase winner = record.match().mainEnd().view().name(forfeit.loser().other());
            return Optional.of(
                    forfeit.why().isEmpty()
                            ? Phrase.of("play.forfeited", winner)
                            : Phrase.of("play.forfeited-because", winner, forfeit.why()));
        }
        if (record.result() instanceof GameResult.PlyLimit)
            return Optional.of(
                    Phrase.of("play.broken-off", record.match().mainLine().size()));
        return Optional.empty();
    }
}
