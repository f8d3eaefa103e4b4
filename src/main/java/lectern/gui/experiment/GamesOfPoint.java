package lectern.gui.experiment;

import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import lectern.game.Seat;
import lectern.gui.wording.Wording;
import lectern.play.FinishedGame;

/** The games of a point: a click, or the enter key, opens one on the desk. */
final class GamesOfPoint extends JList<String> {
    private final transient Wording wording;
    private final DefaultListModel<String> lines = new DefaultListModel<>();
    private transient List<FinishedGame> games = List.of();

    /** @param opened is told which game */
    GamesOfPoint(Wording wording, Consumer<FinishedGame> opened) {
        this.wording = wording;
        setModel(lines);
        setName("experiment.games");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setVisibleRowCount(5);
        getAccessibleContext().setAccessibleName(wording.of("experiment.games-of-point"));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                int index = locationToIndex(event.getPoint());
                if (index >= 0 && getCellBounds(index, index).contains(event.getPoint()))
                    opened.accept(games.get(index));
            }
        });
        registerKeyboardAction(
                event -> {
                    if (getSelectedIndex() >= 0) opened.accept(games.get(getSelectedIndex()));
                },
                KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0),
                WHEN_FOCUSED);
    }

    void show(List<FinishedGame> shown) {
        games = shown.stream()
                .sorted(Comparator.comparingInt(FinishedGame::number))
                .toList();
        lines.clear();
        games.forEach(game -> lines.addElement(line(game)));
    }

    private String line(FinishedGame game) {
        String key = "experiment.game."
                + game.score(game.seatOfOne()).name().toLowerCase(Locale.ROOT).replace('_', '-');
        int seat = game.seatOfOne() == Seat.FIRST ? 1 : 2;
        return wording.of(
                key, String.valueOf(game.number()), seat, game.record().match().ply());
    }
}
