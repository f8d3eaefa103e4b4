package lectern.gui.league;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.look.Placing;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.play.GameRecord;

/** Opens the window of leagues. It stays open while games that were played in it are looked at. On the event thread. */
public final class LeagueWindow {
    private static final double PART = 0.9;

    private final Component owner;
    private final Wording wording;
    private final Desk desk;
    private final DataFolder data;
    private final UserSettings memory;
    private final Function<GameKind, NamedHeuristics> known;
    private final Consumer<GameRecord> opened;
    private Optional<JDialog> shown = Optional.empty();

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
        this.owner = owner;
        this.wording = wording;
        this.desk = desk;
        this.data = data;
        this.memory = memory;
        this.known = known;
        this.opened = opened;
    }

    /** About the game that is on the desk; a window that is open comes to the front. */
    public void open() {
        if (shown.isPresent()) {
            shown.get().toFront();
            return;
        }
        Game game = desk.game();
        Window window = owner == null ? null : SwingUtilities.getWindowAncestor(owner);
        JDialog dialog = new JDialog(window, title(game.kind().name()), Dialog.ModalityType.MODELESS);
        dialog.setName("league");
        dialog.setLocale(wording.language().locale());
        dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
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
        dialog.setContentPane(view);
        view.registerKeyboardAction(
                event -> dialog.dispose(),
                KeyStroke.getKeyStroke("ESCAPE"),
                JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                view.leave();
                background.close();
                shown = shown.filter(other -> other != dialog);
            }
        });
        shown = Optional.of(dialog);
        Rectangle room = Placing.room(dialog.getGraphicsConfiguration());
        dialog.setBounds(Placing.centred((int) (room.width * PART), (int) (room.height * PART), room));
        dialog.setBounds(Placing.inside(dialog.getBounds(), List.of(room)));
        dialog.setVisible(true);
    }

    /** Shows the league in a folder. Nothing is played before the user goes on with it. */
    public void look(Path folder) {
        open();
        if (shown.map(JDialog::getContentPane).orElseThrow() instanceof LeagueView view) view.look(folder);
    }

    private String title(Phrase game) {
        return wording.of("leaguewindow.title", game);
    }

    /** What is played ends. */
    public void close() {
        shown.ifPresent(Window::dispose);
    }
}
