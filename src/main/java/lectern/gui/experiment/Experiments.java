package lectern.gui.experiment;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JDialog;
import javax.swing.JTabbedPane;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.dialog.ModelessDialog;
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
    private final Wording wording;
    private final Desk desk;
    private final Background background;
    private final UserSettings memory;
    private final Consumer<GameRecord> opened;
    private final ModelessDialog window;

    /** @param opened is given a game that is to be shown */
    public Experiments(
            Component owner,
            Wording wording,
            Desk desk,
            Background background,
            UserSettings memory,
            Consumer<GameRecord> opened) {
        window = new ModelessDialog(owner, "experiment");
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
        window.close();
        Game game = desk.game();
        JDialog dialog = window.make(wording.language());
        dialog.setTitle(wording.of("experiment.title", game.kind().name()));
        JTabbedPane tabs = tabs(game, heuristic);
        window.show(dialog, tabs, Experiments::place, () -> {
            for (Component pane : tabs.getComponents()) {
                if (pane instanceof ExperimentPane left) left.leave();
            }
        });
    }

    private static void place(JDialog dialog) {
        dialog.pack();
        Rectangle room = Placing.room(dialog.getGraphicsConfiguration());
        Dimension size = dialog.getSize();
        dialog.setSize(Math.min(size.width, room.width), Math.min(size.height, room.height));
        dialog.setLocationRelativeTo(dialog.getOwner());
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
