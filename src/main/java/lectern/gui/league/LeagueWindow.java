package lectern.gui.league;

import java.awt.Component;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JDialog;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.dialog.ModelessDialog;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.play.GameRecord;

/** Opens the window of leagues. It stays open while games that were played in it are looked at. On the event thread. */
public final class LeagueWindow {
    private static final double PART = 0.9;

    private final Wording wording;
    private final Desk desk;
    private final DataFolder data;
    private final UserSettings memory;
    private final Function<GameKind, NamedHeuristics> known;
    private final Consumer<GameRecord> opened;
    private final ModelessDialog window;

    /**
     * @param data where leagues are kept that are to be kept nowhere else
     * @param known heuristics that have been saved
     * @param opened is given a game that is to be shown
     */
    public LeagueWindow(
            Component owner,
            Wording wording,
            Desk desk,
            DataFolder data,
            UserSettings memory,
            Function<GameKind, NamedHeuristics> known,
            Consumer<GameRecord> opened) {
        window = new ModelessDialog(owner, "league");
        this.wording = wording;
        this.desk = desk;
        this.data = data;
        this.memory = memory;
        this.known = known;
        this.opened = opened;
    }

    /** About the game that is on the desk; a window that is open comes to the front. */
    public void open() {
        if (window.shown().isPresent()) {
            window.shown().get().toFront();
            return;
        }
        Game game = desk.game();
        JDialog dialog = window.make(wording.language());
        dialog.setTitle(title(game.kind().name()));
        Background background = new Background();
        LeagueView view = new LeagueView(
                wording,
                game,
                known.apply(game.kind()),
                data,
                memory,
                background,
                name -> dialog.setTitle(title(name)),
                opened);
        window.show(dialog, view, made -> ModelessDialog.fill(made, PART), () -> {
            view.leave();
            background.close();
        });
    }

    /** Shows the league in a folder. Nothing is played before the user goes on with it. */
    public void look(Path folder) {
        open();
        if (window.shown().map(JDialog::getContentPane).orElseThrow() instanceof LeagueView view) view.look(folder);
    }

    private String title(Phrase game) {
        return wording.of("leaguewindow.title", game);
    }

    /** What is played ends. */
    public void close() {
        window.close();
    }
}
