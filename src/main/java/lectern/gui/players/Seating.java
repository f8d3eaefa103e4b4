package lectern.gui.players;

import java.util.Optional;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;

/** Who sits at a desk, as the head of a record says it. */
public final class Seating {
    private Seating() {}

    /**
     * The head with who sits where. A seat without a player keeps the name that a record gives to its person, and that
     * of an engine that was not let in.
     */
    public static RecordHead written(RecordHead head, Seats seats, Game game) {
        RecordHead written = head;
        for (Seat seat : Seat.values()) {
            String key = RecordHead.player(seat);
            Optional<Contender> player = seats.at(seat);
            Optional<String> told = head.value(key);
            if (player.isPresent()) {
                written = written.with(seat, player.get()).with(RecordHead.seed(seat), seats.seed(seat));
            } else if (told.isEmpty() || head.contender(seat, game).isPresent()) {
                written = written.with(key, PlayerDraft.HUMAN);
            }
        }
        return written;
    }

    /** Others sit down at a desk, and its record says so. */
    public static void change(Desk desk, Seats seats) {
        if (seats.equals(desk.seats())) return;
        RecordHead head = desk.head();
        for (Seat seat : Seat.values()) {
            if (seats.isPerson(seat) && !desk.seats().isPerson(seat)) {
                head = head.with(RecordHead.player(seat), PlayerDraft.HUMAN);
            }
        }
        desk.seat(seats);
        desk.describe(written(head, seats, desk.game()));
    }

    /**
     * Who sits where, as a head says. What is not a player is a person, and so is an engine: a record starts nothing.
     */
    public static Seats read(RecordHead head, Game game) {
        return new Seats(
                head.contender(Seat.FIRST, game),
                head.contender(Seat.SECOND, game),
                seed(head, Seat.FIRST),
                seed(head, Seat.SECOND));
    }

    /** The engine that a head names for a seat; whether it may be started is for the user to say. */
    public static Optional<Contender> engine(RecordHead head, Seat seat, Game game) {
        return head.value(RecordHead.player(seat))
                .filter(PlayerText::isEngine)
                .flatMap(text -> PlayerText.findOrEngine(text, game, head.heuristics()));
    }

    private static long seed(RecordHead head, Seat seat) {
        return head.value(RecordHead.seed(seat)).map(Long::parseLong).orElse(seat.ordinal() + 1L);
    }
}
