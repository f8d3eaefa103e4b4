package lectern.gui.keeping;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JTextArea;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.reading.Excerpt;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.dialog.Form;
import lectern.gui.players.Seating;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;

/**
 * A record may name programs that played. None is started because a record says so: the user is asked, and sees the
 * whole command line before it runs. On the event thread.
 */
final class EngineOffers {
    private final Desk desk;
    private final Offers offers;
    private final Wording wording;
    private final Component owner;
    private final List<Offer> offered = new ArrayList<>();

    /** Of the game that the offers belong to. */
    private Position start;

    EngineOffers(Desk desk, Offers offers, Wording wording, Component owner) {
        this.desk = desk;
        this.offers = offers;
        this.wording = wording;
        this.owner = owner;
        desk.follow(this::forgetWithTheirGame, Topic.MATCH);
    }

    /** A game has just begun whose head may name engines. */
    void offer() {
        if (desk.match().last().isOver()) return;
        for (Seat seat : Seat.values()) {
            if (!desk.seats().isPerson(seat)) continue;
            Seating.engine(desk.head(), seat, desk.game()).ifPresent(engine -> offer(seat, engine));
        }
    }

    private void offer(Seat seat, Contender engine) {
        start = desk.match().start();
        Phrase side = start.view().name(seat);
        Offer[] made = new Offer[1];
        made[0] = Offer.of(
                Phrase.of("keeping.engine", side, Excerpt.of(engine.text())),
                Offer.choice("offer.start-engine", "keeping.engine.start", () -> ask(seat, engine, made[0])),
                Offer.choice("offer.leave-engine", "keeping.engine.later", () -> offers.remove(made[0])));
        offered.add(made[0]);
        offers.add(made[0]);
    }

    private void forgetWithTheirGame() {
        if (desk.match().start() == start) return;
        offered.forEach(offers::remove);
        offered.clear();
    }

    private void ask(Seat seat, Contender engine, Offer offer) {
        Form form = new Form(owner, wording, "keeping.engine.title");
        JTextArea command = Form.sentence(wording.of("keeping.engine.ask", engine.text()));
        command.setName("engine.command");
        form.content().add(command, "growx, wmin 0, push");
        form.confirmAs(wording.of("keeping.engine.confirm"));
        form.leaveByEnter();
        if (!form.ask(form.content())) return;
        offers.remove(offer);
        Seating.change(desk, desk.seats().with(seat, Optional.of(engine)));
    }
}
