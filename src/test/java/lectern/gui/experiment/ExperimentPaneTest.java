package lectern.gui.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.MouseEvent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JProgressBar;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicYaml;
import lectern.play.FinishedGame;
import lectern.search.Stop;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentPaneTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-18T12:00:00Z"), ZoneOffset.UTC);
    private static final Game INFECTION = Games.read("infection");

    private final Wording wording = new Wording(Language.EN);
    private final Background background = new Background();
    private final List<FinishedGame> opened = new ArrayList<>();

    @TempDir
    Path folder;

    @AfterEach
    void close() {
        background.close();
    }

    @Test
    void aSweepIsPlayedAndEachOfItsPointsAndGamesOpensByAClick() {
        ExperimentPane pane = pane(new SweepExperiment(contestants(), wording.sentences()::of, CLOCK));
        fill(pane, "experiment.sweep.games", "4");
        fill(pane, "experiment.sweep.steps", "1");

        press(pane, "experiment.sweep.start");
        Waiting.until(
                "the sweep is over",
                () -> part(pane, JButton.class, "experiment.sweep.start").isEnabled());

        JTextArea said = part(pane, JTextArea.class, "experiment.sweep.said");
        assertThat(said.getText()).startsWith("Most points: ");
        assertThat(part(pane, JProgressBar.class, "experiment.sweep.progress").getString())
                .isEqualTo("8 of 8 games, 0:00 left");
        GamesOfPoint games = part(pane, GamesOfPoint.class, "experiment.games");
        Waiting.onEventThread(() -> {
            RateCanvas canvas = part(pane, RateCanvas.class, "experiment.curve");
            canvas.setSize(400, 300);
            mouse(canvas, MouseEvent.MOUSE_PRESSED, 395 - 14, 100);
            games.setSize(400, 300);
            return canvas;
        });
        assertThat(games.getModel().getSize()).isEqualTo(4);
        assertThat(games.getModel().getElementAt(0)).startsWith("Game 1: ");
        Waiting.onEventThread(() -> {
            mouse(games, MouseEvent.MOUSE_CLICKED, 5, 5);
            return games;
        });
        assertThat(opened).hasSize(1).first().extracting(FinishedGame::number).isEqualTo(1);
    }

    @Test
    void aSweepThatGoesOnKeepsThePointsThatItHad() throws IOException {
        Experiment.Ready ready = new SweepExperiment(contestants(), wording.sentences()::of, CLOCK)
                .ready(new FilledFields(Map.ofEntries(
                        Map.entry("heuristic", "report"),
                        Map.entry("player", "greedy"),
                        Map.entry("against", "medium"),
                        Map.entry("games", "4"),
                        Map.entry("seed", "1"),
                        Map.entry("opening", "4"),
                        Map.entry("term", "edge"),
                        Map.entry("from", "0"),
                        Map.entry("to", "1"),
                        Map.entry("steps", "1"))));
        Stop stop = new Stop();
        List<Integer> told = new ArrayList<>();

        Findings part = ready.run(1, stop, found -> {
            if (found.finished() == 6) stop.ask();
        });
        Findings rest = ready.run(1, new Stop(), found -> told.add(found.finished()));

        assertThat(part.finished()).isEqualTo(6);
        assertThat(told).containsExactly(7, 8);
        assertThat(rest.points()).hasSize(2);
    }

    @Test
    void whatIsStoppedGoesOn() {
        Stepwise stepwise = new Stepwise();
        ExperimentPane pane = pane(stepwise);

        press(pane, "experiment.tournament.start");
        Waiting.until(
                "it runs",
                () -> part(pane, JProgressBar.class, "experiment.tournament.progress")
                                .getValue()
                        == 1);
        press(pane, "experiment.tournament.stop");
        JButton start = part(pane, JButton.class, "experiment.tournament.start");
        Waiting.until("it was stopped", start::isEnabled);

        assertThat(start.getText()).isEqualTo("Go on");
        stepwise.wholly = true;
        press(pane, "experiment.tournament.start");
        Waiting.until("it is over", () -> start.isEnabled() && start.getText().equals("Start"));
        assertThat(part(pane, JProgressBar.class, "experiment.tournament.progress")
                        .getValue())
                .isEqualTo(2);
        assertThat(stepwise.made)
                .as("experiments: one to see whether it is possible, and one that was run")
                .isEqualTo(2);
    }

    @Test
    void whatIsWrongIsSaidAndCannotBeStarted() {
        ExperimentPane pane = pane(new SweepExperiment(contestants(), wording.sentences()::of, CLOCK));
        JTextArea said = part(pane, JTextArea.class, "experiment.sweep.said");

        fill(pane, "experiment.sweep.games", "three");
        assertThat(said.getText()).isEqualTo("“Games” must be a number, not “three”.");
        assertThat(part(pane, JButton.class, "experiment.sweep.start").isEnabled())
                .isFalse();

        fill(pane, "experiment.sweep.games", "4");
        assertThat(said.getText()).isEmpty();
        assertThat(part(pane, JButton.class, "experiment.sweep.start").isEnabled())
                .isTrue();

        fill(pane, "experiment.sweep.to", "1,5");
        assertThat(said.getText()).isEmpty();
    }

    @Test
    void aTuningAgainstItselfIsPlayedToItsVerdict() {
        ExperimentPane pane = pane(new TuningExperiment(contestants(), wording.sentences()::of, CLOCK));
        fill(pane, "experiment.tune.games", "16");
        fill(pane, "experiment.tune.terms", "count, edge");
        fill(pane, "experiment.tune.check", "2");
        fill(pane, "experiment.tune.held-out", "8");

        press(pane, "experiment.tune.start");
        Waiting.until(
                "the tuning is over",
                () -> part(pane, JButton.class, "experiment.tune.start").isEnabled());

        assertThat(part(pane, JTextArea.class, "experiment.tune.said").getText())
                .contains("Best weights so far: count = ", "Against its beginning, on openings that were held out: ");
    }

    @Test
    void aTournamentShowsItsPointsWhileItGoes() {
        ExperimentPane pane = pane(new TournamentExperiment(contestants(), wording.sentences()::of, CLOCK));
        fill(pane, "experiment.tournament.games", "6");

        press(pane, "experiment.tournament.start");
        Waiting.until(
                "the tournament is over",
                () -> part(pane, JButton.class, "experiment.tournament.start").isEnabled());

        assertThat(part(pane, JTextArea.class, "experiment.tournament.said").getText())
                .startsWith("After 6 games: ")
                .contains("Elo difference: ");
    }

    @Test
    void aTournamentWithATestIsOverWhenThatIsDecided() {
        ExperimentPane pane = pane(new TournamentExperiment(contestants(), wording.sentences()::of, CLOCK));
        fill(pane, "experiment.tournament.sprt", "0,200");

        press(pane, "experiment.tournament.start");
        JButton start = part(pane, JButton.class, "experiment.tournament.start");
        Waiting.until("the tournament is over", start::isEnabled);

        assertThat(start.getText()).isEqualTo("Start");
        assertThat(part(pane, JTextArea.class, "experiment.tournament.said").getText())
                .containsPattern("Decided by pair [0-9]+: 200 Elo points rather than 0 ");
        assertThat(part(pane, JProgressBar.class, "experiment.tournament.progress")
                        .getMaximum())
                .isLessThan(200);
    }

    @Test
    void aTestThatCannotBeIsSaidAndCannotBeStarted() {
        ExperimentPane pane = pane(new TournamentExperiment(contestants(), wording.sentences()::of, CLOCK));
        fill(pane, "experiment.tournament.sprt", "10");

        assertThat(part(pane, JTextArea.class, "experiment.tournament.said").getText())
                .startsWith("“10” is no test: ");
        assertThat(part(pane, JButton.class, "experiment.tournament.start").isEnabled())
                .isFalse();
    }

    @Test
    void theHeuristicThatTheWindowWasOpenedForIsOfferedFirst() {
        Heuristic own = Heuristic.of("mine", INFECTION.kind(), INFECTION.kind().report());
        ExperimentPane pane =
                pane(new SweepExperiment(new Contestants(INFECTION, Optional.of(own)), wording.sentences()::of, CLOCK));

        JComboBox<?> offered = part(pane, JComboBox.class, "experiment.sweep.heuristic");
        assertThat(offered.getSelectedItem()).isEqualTo("@mine");
        assertThat(shown(offered)).isEqualTo("mine");
        assertThat(part(pane, JButton.class, "experiment.sweep.start").isEnabled())
                .isTrue();
    }

    private static <T> String shown(JComboBox<T> box) {
        T first = box.getItemAt(0);
        JLabel label = (JLabel) box.getRenderer().getListCellRendererComponent(new JList<>(), first, 0, false, false);
        return label.getText();
    }

    @Test
    void whatWasFoundIsWrittenAsItsFileEnds() throws IOException {
        Experiment.Ready ready = new TuningExperiment(contestants(), wording.sentences()::of, CLOCK)
                .ready(new FilledFields(Map.of(
                        "heuristic",
                        "report",
                        "player",
                        "greedy",
                        "games",
                        "16",
                        "seed",
                        "1",
                        "opening",
                        "4",
                        "terms",
                        "count,edge",
                        "check",
                        "2",
                        "held-out",
                        "8")));
        Findings found = ready.run(2, new Stop(), findings -> {});
        SaveFindings saving =
                new SaveFindings(null, wording, INFECTION.kind(), background, UserSettings.in(new DataFolder(folder)));

        Heuristic written = HeuristicYaml.read(text(saving, found, "edges.heuristic.yaml"));
        assertThat(written.name()).isEqualTo("edges");
        assertThat(written.terms()).extracting(term -> term.name()).containsExactly("count", "edge");
        assertThat(text(saving, found, "edges.csv")).startsWith("games,count,edge,pairs,");
        assertThat(text(saving, found, "edges.svg")).contains("Games trained by");
        assertThat(saving.content(found, Path.of("edges.PNG"))).startsWith(0x89, 'P', 'N', 'G');
    }

    private static String text(SaveFindings saving, Findings found, String name) {
        return new String(saving.content(found, Path.of(name)), StandardCharsets.UTF_8);
    }

    /** Plays one game of two, and the other when it may. */
    private static final class Stepwise implements Experiment {
        private volatile boolean wholly;
        private int made;

        @Override
        public String word() {
            return "tournament";
        }

        @Override
        public List<InputField> fields() {
            return List.of();
        }

        @Override
        public Ready ready(FilledFields entries) {
            made++;
            return new Ready() {
                @Override
                public int planned() {
                    return 2;
                }

                @Override
                public Findings run(int threads, Stop stop, Consumer<Findings> told) {
                    told.accept(findings(1));
                    while (!wholly && !stop.isAsked()) Thread.onSpinWait();
                    return findings(wholly ? 2 : 1);
                }
            };
        }

        private static Findings findings(int finished) {
            return new Findings(finished, List.of(), style -> null, List.of(), () -> "", Optional.empty());
        }
    }

    private static Contestants contestants() {
        return new Contestants(INFECTION, Optional.empty());
    }

    private ExperimentPane pane(Experiment experiment) {
        return Waiting.onEventThread(() -> {
            UserSettings memory = UserSettings.in(new DataFolder(folder));
            SaveFindings saving = new SaveFindings(null, wording, INFECTION.kind(), background, memory);
            return new ExperimentPane(experiment, wording, INFECTION.kind(), saving, opened::add, () -> 0);
        });
    }

    private static void fill(ExperimentPane pane, String name, String text) {
        Waiting.onEventThread(() -> {
            part(pane, JTextField.class, name).setText(text);
            return name;
        });
    }

    private static void press(ExperimentPane pane, String name) {
        Waiting.onEventThread(() -> {
            part(pane, JButton.class, name).doClick();
            return name;
        });
    }

    /** Only what is listened to: without a screen a list cannot be pressed, since it asks the screen for a key. */
    private static void mouse(Component part, int id, int x, int y) {
        part.dispatchEvent(new MouseEvent(part, id, 0, 0, x, y, 1, false, MouseEvent.BUTTON1));
    }

    private static <T extends Component> T part(Container pane, Class<T> type, String name) {
        return parts(pane)
                .filter(part -> type.isInstance(part) && name.equals(part.getName()))
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Component> parts(Container container) {
        return Stream.of(container.getComponents())
                .flatMap(part -> part instanceof Container inner
                        ? Stream.concat(Stream.of(part), parts(inner))
                        : Stream.of(part));
    }
}
