package lectern.grade.requirement;

import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.reading.Excerpt;
import lectern.play.GameRecord;
import lectern.play.RecordHead;
import lectern.play.SeatedPlayer;
import lectern.play.Turn;
import lectern.play.player.Contender;
import lectern.search.Decision;
import lectern.search.PlayerFailure;
import lectern.search.Stop;

/**
 * The player that a game had to be played against. A record only says who played; a player whose decisions follow from its
 * seed can be asked again.
 *
 * @param replayed whether each of its moves has to be the one that it chooses again
 */
public record Opponent(Contender player, boolean replayed) {
    /** What is not so, if anything. */
    Optional<Phrase> lacking(GameRecord record, Optional<Seat> student, Stop stop) {
        Optional<Seat> seat = student.map(Seat::other).or(() -> named(record));
        String sitting = seat.flatMap(each -> record.head().value(RecordHead.player(each)))
                .orElse("");
        if (!sitting.equals(player.text())) {
            return Optional.of(Phrase.of("grade.other-opponent", Excerpt.of(sitting), player.text()));
        }
        return replayed ? unlike(record, seat.orElseThrow(), stop) : Optional.empty();
    }

    private Optional<Seat> named(GameRecord record) {
        for (Seat seat : Seat.values()) {
            if (record.head().value(RecordHead.player(seat)).equals(Optional.of(player.text())))
                return Optional.of(seat);
        }
        return Optional.empty();
    }

    /** The first move that it does not choose again. */
    private Optional<Phrase> unlike(GameRecord record, Seat seat, Stop stop) {
        Optional<String> seed = record.head().value(RecordHead.seed(seat));
        if (seed.isEmpty()) return Optional.of(Phrase.of("grade.no-seed", RecordHead.seed(seat)));
        try (SeatedPlayer again = new SeatedPlayer(player, Long.parseLong(seed.get()))) {
            for (Turn turn : record.match().mainLine()) {
                if (turn.before().toMove() != seat) continue;
                Decision decision = again.decide(
                        turn.before(), again.thinking(turn.ply() - 1).stoppedBy(stop));
                if (decision.move().equals(turn.move())) continue;
                return Optional.of(Phrase.of(
                        "grade.not-replayed",
                        String.valueOf(turn.ply()),
                        turn.move().text(),
                        player.text(),
                        decision.move().text()));
            }
            return Optional.empty();
        } catch (PlayerFailure failure) {
            return Optional.of(failure.reason());
        }
    }
}
