package lectern.gui.players;

import java.util.Optional;
import java.util.function.LongSupplier;
import javax.swing.ButtonGroup;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import lectern.game.Seat;
import lectern.games.Players;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.wording.Literal;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;
import lectern.search.PlayerKind;
import lectern.telling.PlayerName;

/**
 * Who is to play for a side, chosen with one click: a person, any player as it usually is, or a player with settings.
 */
public final class SeatMenu {
    private final Desk desk;
    private final Wording wording;
    private final Seat seat;
    private final LongSupplier seeds;
    private final JPopupMenu menu = new JPopupMenu();
    private final ButtonGroup one = new ButtonGroup();

    private SeatMenu(Desk desk, Wording wording, Seat seat, LongSupplier seeds) {
        this.desk = desk;
        this.wording = wording;
        this.seat = seat;
        this.seeds = seeds;
    }

    /** @param more opens the dialog that has all the settings */
    public static JPopupMenu of(Desk desk, Wording wording, Seat seat, LongSupplier seeds, Runnable more) {
        return new SeatMenu(desk, wording, seat, seeds).filled(more);
    }

    private JPopupMenu filled(Runnable more) {
        menu.setName("seat-menu");
        PlayerDraft sitting = PlayerDraft.of(desk.seats().at(seat));
        add(wording.of("dialog.person"), PlayerDraft.PERSON, sitting);
        menu.addSeparator();
        for (PlayerKind kind : Players.of(desk.game().kind())) {
            if (kind.honest()) add(wording.of("players.name." + kind.id()), PlayerDraft.named(kind.id()), sitting);
        }
        for (PlayerKind kind : Players.of(desk.game().kind())) {
            if (!kind.honest()) add(cheat(kind), PlayerDraft.named(kind.id()), sitting);
        }
        menu.addSeparator();
        JMenuItem settings = new JMenuItem(wording.of("dialog.more-players"));
        settings.setName("seat-menu.more");
        settings.addActionListener(event -> more.run());
        menu.add(settings);
        return menu;
    }

    private String cheat(PlayerKind kind) {
        return wording.of("dialog.cheats", wording.of("players.name." + kind.id()));
    }

    private String asSet(PlayerDraft sitting) {
        return Literal.of(wording.of(PlayerName.of(sitting.text())));
    }

    private void add(String name, PlayerDraft player, PlayerDraft sitting) {
        boolean sits = player.id().equals(sitting.id());
        boolean asUsual = player.equals(sitting);
        JRadioButtonMenuItem item = new JRadioButtonMenuItem(sits && !asUsual ? asSet(sitting) : name, sits);
        item.setName("seat-menu." + player.named());
        item.addActionListener(event -> {
            if (!sits) seat(player);
        });
        one.add(item);
        menu.add(item);
    }

    private void seat(PlayerDraft player) {
        Seats seats = desk.seats().with(seat, player.contender(desk.game()));
        boolean drawn = !player.isPerson() && desk.seats().isPerson(seat);
        Seating.change(desk, drawn ? reseeded(seats) : seats);
    }

    private Seats reseeded(Seats seats) {
        long seed = seeds.getAsLong();
        Optional<Contender> first = seats.first();
        return seat == Seat.FIRST
                ? new Seats(first, seats.second(), seed, seats.secondSeed())
                : new Seats(first, seats.second(), seats.firstSeed(), seed);
    }
}
