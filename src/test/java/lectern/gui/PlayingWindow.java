package lectern.gui;

import java.awt.EventQueue;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import javax.swing.JMenuItem;
import javax.swing.Timer;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.act.Act;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Speed;
import lectern.gui.desk.Topic;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.text.Language;

/**
 * The whole tool without a screen, in which games are played until the process is killed: by a person who makes twenty
 * moves a second, or by two computers. It says each move on its standard output once the event in which it was played
 * is over, as the board would show it: {@code played GAME PLY}.
 */
public final class PlayingWindow {
    /** In the head of each game: which one it is. */
    public static final String NUMBER = "number";

    private static final int PAUSE_MILLIS = 50;

    private final LecternPanel panel;
    private final Random random = new Random();
    private final boolean byComputers;
    private int games;

    private PlayingWindow(Path data, boolean byComputers) {
        this.byComputers = byComputers;
        DataFolder folder = new DataFolder(data);
        panel = new LecternPanel(Language.EN, folder, UserSettings.in(folder));
        panel.init();
        panel.menus();
        panel.start();
        panel.desk().showAt(Speed.NONE);
        panel.desk().follow(() -> EventQueue.invokeLater(this::say), Topic.PLAYED);
    }

    /** @param args the data folder, and {@code person} or {@code computers} */
    public static void main(String[] args) {
        System.setProperty("java.awt.headless", "true");
        EventQueue.invokeLater(() -> {
            PlayingWindow window = new PlayingWindow(Path.of(args[0]), args[1].equals("computers"));
            new Timer(PAUSE_MILLIS, tick -> window.goOn()).start();
        });
    }

    private void say() {
        if (games > 0)
            System.out.println("played " + games + " " + panel.desk().match().ply());
    }

    private void goOn() {
        if (games == 0 || panel.desk().position().isOver()) begin();
        else if (!byComputers) {
            int count = panel.desk().position().moves().size();
            panel.desk().play(panel.desk().position().move(random.nextInt(count)));
        }
    }

    private void begin() {
        Game game = Games.read("infection");
        Optional<Contender> computer = byComputers ? Optional.of(PlayerText.read("easy", game)) : Optional.empty();
        games++;
        panel.desk()
                .begin(
                        Match.from(game.start(games).position()),
                        RecordHead.EMPTY.with(NUMBER, games),
                        new Seats(computer, computer, games, games));
        if (byComputers) run().doClick(0);
    }

    private JMenuItem run() {
        return Stream.of(panel.menus().menu(Act.Menu.PLAY).getMenuComponents())
                .filter(JMenuItem.class::isInstance)
                .map(JMenuItem.class::cast)
                .filter(found -> "act.run".equals(found.getName()))
                .findFirst()
                .orElseThrow();
    }
}
