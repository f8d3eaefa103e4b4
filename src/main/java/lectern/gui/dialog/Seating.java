package lectern.gui.dialog;

import java.util.Optional;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.play.Contender;
import lectern.play.RecordHead;

/** Who sits at a desk, as the head of a record says it. */
public final class Seating {
    /** What a text is called that makes Lectern start another program. */
    private static final String ENGINE = "engine";

    private Seating() {}

    /**
     * The head with who sits where. A seat without a player keeps whatever name somebody gave to its person, and that of
     * an engine that was not let in.
     */
    public static RecordHead written(RecordHead head, Seats seats, Game game) {
        RecordHead written = head;
        for (Seat seat : Seat.values()) {
            String key = RecordHead.player(seat);
            Optional<Contender> player = seats.at(seat);
            Optional<String> told = head.value(key);
            if (player.isPresent()) {
                written = written.with(key, player.get().text()).with(RecordHead.seed(seat), seats.seed(seat));
            } else if (told.isEmpty()
                    || (!isEngine(told.get()) && read(told.get(), game).isPresent())) {
                written = written.with(key, PlayerDraft.HUMAN);
            }
        }
        return written;
    }

    /** Others sit down at a desk, and its record says so. */
    static void change(Desk desk, Seats seats) {
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
     * Who sits where, as a head says. What is no player is a person.
     *
     * @param trusted whether engines may be seated too; a file from somewhere else must not start programs
     */
    public static Seats read(RecordHead head, Game game, boolean trusted) {
        return new Seats(
                player(head, Seat.FIRST, game, trusted),
                player(head, Seat.SECOND, game, trusted),
                seed(head, Seat.FIRST),
                seed(head, Seat.SECOND));
    }

    private static Optional<Contender> player(RecordHead head, Seat seat, Game game, boolean trusted) {
        return head.value(RecordHead.player(seat))
                .filter(text -> trusted || !isEngine(text))
                .flatMap(text -> read(text, game));
    }

    private static boolean isEngine(String text) {
        return new PlayerDraft(text).id().equals(ENGINE);
    }

    private static long seed(RecordHead head, Seat seat) {
        return head.value(RecordHead.seed(seat)).map(Long::parseLong).orElse(seat.ordinal() + 1L);
    }

    private static Optional<Contender> read(String text, Game game) {
        try {
            return new PlayerDraft(text).contender(game);
        } catch (UnreadableText name) {
            return Optional.empty();
        }
    }
}
