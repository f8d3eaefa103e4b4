package lectern.gui.inspector.decision;

import java.awt.Component;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JPanel;
import lectern.game.Game;
import lectern.games.Players;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.PlayerKind;
import lectern.telling.PlayerName;
import net.miginfocom.swing.MigLayout;

/** Asks any player what it would do in the position on the board; while it thinks, the same button stops it. */
final class AskBar extends JPanel {
    private final transient Desk desk;
    private final transient Playing playing;
    private final transient Wording wording;
    private final JComboBox<Contender> players = new JComboBox<>();
    private final JButton ask = new JButton();
    private transient List<Contender> offered = List.of();

    AskBar(Desk desk, Playing playing, Wording wording) {
        super(new MigLayout("insets 0, fillx", "[grow, fill][]"));
        this.desk = desk;
        this.playing = playing;
        this.wording = wording;
        players.setName("ask.player");
        players.setRenderer(new NameRenderer());
        ask.setName("ask.ask");
        ask.addActionListener(event -> askOrStop());
        add(players, "wmin 0");
        add(ask);
        wording.write(this::rewrite);
        desk.follow(this::offer, Topic.MATCH, Topic.SEATS);
        desk.follow(this::rewrite, Topic.THINKING, Topic.LOOKAHEAD, Topic.MATCH, Topic.HIDING);
    }

    /** Who is chosen to be asked. */
    Contender chosen() {
        return (Contender) players.getSelectedItem();
    }

    /** Names the player that is asked, or whose decision is shown. */
    void choose(Contender contender) {
        if (!offered.contains(contender)) {
            offered = Stream.concat(Stream.of(contender), offered.stream()).toList();
            players.insertItemAt(contender, 0);
        }
        players.setSelectedItem(contender);
    }

    /** The players of a game that keep its rules, as they come; then those that do not. */
    static List<Contender> usual(Game game) {
        return Players.of(game.kind()).stream()
                .sorted(Comparator.comparing(kind -> !kind.honest()))
                .map(PlayerKind::id)
                .map(id -> PlayerText.read(id, game))
                .toList();
    }

    /** Those who sit at the board, in the way that they are set, and then the usual ones. */
    private void offer() {
        List<Contender> all = new ArrayList<>();
        desk.seats().first().ifPresent(all::add);
        desk.seats().second().filter(other -> !all.contains(other)).ifPresent(all::add);
        usual(desk.game()).stream().filter(other -> !all.contains(other)).forEach(all::add);
        if (all.equals(offered)) return;
        offered = all;
        Optional<Contender> before = Optional.ofNullable(chosen()).filter(all::contains);
        players.removeAllItems();
        all.forEach(players::addItem);
        players.setSelectedItem(before.orElseGet(() -> first(all)));
    }

    /** The most there is to see of a decision is to be seen of a search. */
    private static Contender first(List<Contender> all) {
        return all.stream()
                .filter(contender -> contender.text().equals("search"))
                .findFirst()
                .orElse(all.get(0));
    }

    private void rewrite() {
        ask.setText(wording.of(playing.isThinking() ? "decision.stop" : "decision.ask"));
        ask.setToolTipText(wording.of("decision.ask.tip"));
        players.getAccessibleContext().setAccessibleName(wording.of("decision.ask.tip"));
        ask.setEnabled(playing.isThinking()
                || (!desk.shown().isOver() && !desk.hiding().isOn()));
        players.repaint();
    }

    private void askOrStop() {
        if (playing.isThinking()) playing.stop();
        else playing.ask(chosen());
    }

    private final class NameRenderer extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focus) {
            Object shown = value;
            if (value instanceof Contender contender) {
                String name = wording.of(PlayerName.of(contender.text()));
                shown = contender.isHonest() ? name : wording.of("decision.cheats", name);
            }
            return super.getListCellRendererComponent(list, shown, index, selected, focus);
        }
    }
}
