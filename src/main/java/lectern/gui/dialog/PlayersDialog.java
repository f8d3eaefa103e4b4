package lectern.gui.dialog;

import java.awt.Component;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.players.PlayerDraft;
import lectern.gui.players.SeatDraft;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.play.player.Contender;
import net.miginfocom.swing.MigLayout;

/** Asks who is to go on playing a game that has begun. */
final class PlayersDialog {
    private final Position position;
    private final Wording wording;
    private final NamedHeuristics known;
    private final Form form;
    private final Map<Seat, SeatForm> seatForms = new EnumMap<>(Seat.class);
    private final Map<Seat, SeatDraft> seatDrafts = new EnumMap<>(Seat.class);

    PlayersDialog(Component owner, Wording wording, Desk desk, LongSupplier seeds, NamedHeuristics known) {
        this.wording = wording;
        this.known = known;
        position = desk.position();
        form = new Form(owner, wording, "dialog.players");
        form.content().setLayout(new MigLayout("insets 0, fillx, wrap 1, gapy 14", "[grow, fill]"));
        for (Seat seat : Seat.values()) {
            SeatDraft seatDraft = new SeatDraft(
                    PlayerDraft.of(desk.seats().at(seat)),
                    String.valueOf(desk.seats().seed(seat)));
            seatDrafts.put(seat, seatDraft);
            seatForms.put(seat, seatForm(seat, seatDraft, seeds));
            form.content().add(seatForms.get(seat), "wmin 0");
        }
        change();
    }

    private SeatForm seatForm(Seat seat, SeatDraft seatDraft, LongSupplier seeds) {
        SeatForm[] made = new SeatForm[1];
        Runnable draw = () -> {
            seatDrafts.computeIfPresent(seat, (place, before) -> before.withSeed(String.valueOf(seeds.getAsLong())));
            made[0].show(position, seatDrafts.get(seat), known);
        };
        made[0] = new SeatForm(wording, seat, draw, changed -> {
            seatDrafts.put(seat, changed);
            change();
        });
        made[0].show(position, seatDraft, known);
        return made[0];
    }

    Form form() {
        return form;
    }

    /** Who is to play, if that was confirmed. */
    Optional<Seats> ask() {
        if (!form.ask(seatForms.get(Seat.FIRST).first())) return Optional.empty();
        return Optional.of(new Seats(
                player(Seat.FIRST),
                player(Seat.SECOND),
                seatDrafts.get(Seat.FIRST).seed(Seat.FIRST),
                seatDrafts.get(Seat.SECOND).seed(Seat.SECOND)));
    }

    private Optional<Contender> player(Seat seat) {
        return seatDrafts.get(seat).player().contender(position.game());
    }

    private void change() {
        form.complain(seatDrafts.entrySet().stream()
                .flatMap(entry ->
                        entry
                                .getValue()
                                .trouble(position.game(), position.view().name(entry.getKey()))
                                .stream())
                .findFirst()
                .map(wording::of));
        form.refit();
    }
}
