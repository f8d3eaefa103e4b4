package lectern.gui.keeping;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.dialog.Notice;
import lectern.gui.players.Seating;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;
import lectern.play.player.PlayerFields;

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
        // The last that is put before the others is the first.
        for (Seat seat : List.of(Seat.SECOND, Seat.FIRST)) {
            if (!desk.seats().isPerson(seat)) continue;
            Seating.engine(desk.head(), seat, desk.game()).ifPresent(engine -> offer(seat, engine));
        }
    }

    private void offer(Seat seat, Contender engine) {
        start = desk.match().start();
        Phrase side = start.view().name(seat);
        Offer made = Offer.ofCommand(
                Phrase.of("keeping.engine", side),
                command(engine),
                Offer.choice("offer.start-engine", "keeping.engine.start", offer -> ask(seat, engine, offer)),
                Offer.choice("offer.leave-engine", "keeping.engine.later", offers::remove));
        offered.add(made);
        offers.addFirst(made);
    }

    private static String command(Contender engine) {
        return PlayerFields.settings(engine.text()).get(PlayerFields.COMMAND);
    }

    private void forgetWithTheirGame() {
        if (desk.match().start() == start) return;
        offered.forEach(offers::remove);
        offered.clear();
    }

    private void ask(Seat seat, Contender engine, Offer offer) {
        String sentence = wording.of("keeping.engine.ask");
        boolean confirmed = Notice.askOfCommand(
                owner, wording, "keeping.engine.title", sentence, command(engine), "keeping.engine.confirm");
        if (!confirmed) return;
        offers.remove(offer);
        Seating.change(desk, desk.seats().with(seat, Optional.of(engine)));
    }
}
