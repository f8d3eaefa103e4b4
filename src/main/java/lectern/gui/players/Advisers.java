package lectern.gui.players;

import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.games.Players;
import lectern.gui.desk.Desk;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicSource;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.PlayerKind;

/**
 * Who is asked what to do, and who steps in for a person: the player whose turn it is, or else the one that was asked
 * last in this game, or else a search.
 */
public final class Advisers {
    private static final String USUAL = "search";

    private final Desk desk;
    private final UserSettings memory;

    public Advisers(Desk desk, UserSettings memory) {
        this.desk = desk;
        this.memory = memory;
    }

    public Contender adviser() {
        Seat seat = desk.shown().toMove();
        return desk.seats().at(seat).orElseGet(this::standIn);
    }

    /** For a person's turn. */
    public Contender standIn() {
        Game game = desk.game();
        return memory.text(key())
                .flatMap(text -> PlayerText.find(text, game, HeuristicSource.NONE))
                .orElseGet(() -> PlayerText.read(USUAL, game));
    }

    /** The players that can be asked; the one that is chosen is asked from now on. */
    public JPopupMenu menu(Wording wording, Consumer<Contender> asked) {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("advisers");
        for (PlayerKind kind : Players.of(desk.game().kind())) {
            JMenuItem item = new JMenuItem(wording.of("players.name." + kind.id()));
            item.setName("advisers." + kind.id());
            item.setToolTipText(wording.of(kind.summary()));
            item.addActionListener(event -> {
                memory.remember(key(), kind.id());
                asked.accept(PlayerText.read(kind.id(), desk.game()));
            });
            menu.add(item);
        }
        return menu;
    }

    private String key() {
        return "adviser." + desk.game().kind().id();
    }
}
