package lectern.gui.experiment;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JTabbedPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.look.Placing;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.play.FinishedGame;
import lectern.play.GameRecord;

/**
 * The window of experiments: a sweep, a tuning, and a tournament, beside each other. It stays open while games that it
 * played are looked at. On the event thread.
 */
public final class Experiments {
    private final Component owner;
    private final Wording wording;
    private final Desk desk;
    private final Background background;
    private final UserSettings memory;
    private final Consumer<GameRecord> opened;
    private Optional<JDialog> shown = Optional.empty();

    /** @param opened is given a game that is to be shown */
    public Experiments(
            Component owner,
            Wording wording,
            Desk desk,
            Background background,
            UserSettings memory,
            Consumer<GameRecord> opened) {
        this.owner = owner;
        this.wording = wording;
        this.desk = desk;
        this.background = background;
        this.memory = memory;
        this.opened = opened;
    }

    /** With the evaluators of the game that is on the desk. */
    public void open() {
        open(Optional.empty());
    }

    /** With a heuristic of the game that is on the desk. */
    public void open(Heuristic heuristic) {
        open(Optional.of(heuristic));
    }

    private void open(Optional<Heuristic> heuristic) {
        shown.ifPresent(Window::dispose);
        Game game = desk.game();
        Window window = owner == null ? null : SwingUtilities.getWindowAncestor(owner);
        JDialog dialog =
                new JDialog(window, wording.of("experiment.title", game.kind().name()), Dialog.ModalityType.MODELESS);
        dialog.setName("experiment");
        dialog.setLocale(wording.language().locale());
        dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
        JTabbedPane tabs = tabs(game, heuristic);
        dialog.setContentPane(tabs);
        tabs.registerKeyboardAction(
                event -> dialog.dispose(),
                KeyStroke.getKeyStroke("ESCAPE"),
                JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                for (Component pane : tabs.getComponents()) {
                    if (pane instanceof ExperimentPane left) left.leave();
                }
                shown = shown.filter(other -> other != dialog);
            }
        });
        shown = Optional.of(dialog);
        place(dialog, window);
        dialog.setVisible(true);
    }

    private static void place(JDialog dialog, Window window) {
        dialog.pack();
        Rectangle room = Placing.room(dialog.getGraphicsConfiguration());
        Dimension size = dialog.getSize();
        dialog.setSize(Math.min(size.width, room.width), Math.min(size.height, room.height));
        dialog.setLocationRelativeTo(window);
        dialog.setBounds(Placing.inside(dialog.getBounds(), List.of(room)));
    }

    /** All that its window shows. */
    JTabbedPane tabs(Game game, Optional<Heuristic> heuristic) {
        Contestants contestants = new Contestants(
                game, heuristic.filter(one -> one.game().id().equals(game.kind().id())));
        Clock clock = Clock.system(ZoneId.systemDefault());
        JTabbedPane tabs = new JTabbedPane();
        tabs.setName("experiment.tabs");
        SaveFindings saving = new SaveFindings(tabs, wording, game.kind(), background, memory);
        List<Experiment> all = new ArrayList<>();
        all.add(new SweepExperiment(contestants, this::worded, clock));
        all.add(new TuningExperiment(contestants, this::worded, clock));
        all.add(new TournamentExperiment(contestants, this::worded, clock));
        for (Experiment experiment : all) {
            ExperimentPane pane =
                    new ExperimentPane(experiment, wording, game.kind(), saving, this::show, System::nanoTime);
            tabs.addTab(wording.of("experiment.tab." + experiment.word()), pane);
        }
        return tabs;
    }

    /** From any thread. */
    private String worded(Phrase phrase) {
        return wording.sentences().of(phrase);
    }

    private void show(FinishedGame game) {
        opened.accept(game.record());
    }
}
