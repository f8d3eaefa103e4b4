package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JProgressBar;
import javax.swing.JSlider;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.games.Games;
import lectern.gui.act.Act;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Tabs;
import lectern.gui.robot.Waiting;
import lectern.play.FinishedGames;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.league.GeneratedHeuristics;
import lectern.play.player.PlayerText;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The window answers while a player thinks, while a tournament is played beside it, and in a very long game. */
@RobotTest
class EventThreadIT {
    private static final int LONG = 400;

    /** Moves that are walked through one by one, in each direction: enough for every pane of the inspector. */
    private static final int WALKED = 100;

    /** Half of a slider's thumb. */
    private static final int MARGIN = 8;

    private static TimedQueue queue;

    private Journey journey;

    @BeforeAll
    static void time() {
        queue = TimedQueue.inPlace();
    }

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    @Timeout(value = 8, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void neverSearchesNorReadsFilesNorReplaysGames() throws Exception {
        try (EventThreadWatch watch = new EventThreadWatch(queue)) {
            watch.during("a player thinks");
            playAgainst("search:millis=1500", 2);
            watch.during("a tournament is played beside it");
            playBesideTournament();
            watch.during("a game of %s moves is opened".formatted(LONG));
            openLongGame();
            watch.during("it is walked through with every pane of the inspector");
            walkThrough();
            System.out.println(watch.report());
            assertThat(watch.misdeeds()).isEmpty();
        }
    }

    @Test
    void neitherWhenALessonIsStudied() throws Exception {
        try (EventThreadWatch watch = new EventThreadWatch(queue)) {
            Pupil pupil = new Pupil(journey);
            watch.during("a lesson is opened");
            pupil.open("infection", "infection-rules");
            pupil.hurry();
            watch.during("it is studied to its end");
            pupil.studyToTheEnd();
            watch.during("it is translated");
            journey.choose("menu.view", "language.pt");
            Waiting.until(
                    "it is Portuguese",
                    Language.PT,
                    () -> pupil.study().lesson().language());
            System.out.println(watch.report());
            assertThat(watch.misdeeds()).isEmpty();
        }
    }

    /** Each event of a drag ranks all moves anew; searches run beside it, and nothing is measured on the event thread. */
    @Test
    void norWhenASliderIsDraggedInTheLab() throws Exception {
        try (EventThreadWatch watch = new EventThreadWatch(queue)) {
            for (String game : List.of("catsdogs:size=12", "syrtis:board=major")) {
                watch.during("the lab is opened in " + game);
                journey.with(game, WidestPosition.of(game).text());
                journey.openTab("Lab");
                JTable moves = journey.await("lab.ranking", JTable.class);
                Waiting.until(
                        "the moves are ranked",
                        () -> moves.getRowCount() == journey.desk().position().moveCount());
                JComboBox<?> depth = journey.find("lab.depth", JComboBox.class);
                watch.during("a slider is dragged in " + game);
                drag(journey.panel().lab().heuristic().terms().get(0).name());
                watch.during("a search looks for weights, and the slider is dragged on");
                Waiting.onEventThread(() -> {
                    depth.setSelectedItem(2);
                    return null;
                });
                drag(journey.panel().lab().heuristic().terms().get(0).name());
                Waiting.onEventThread(() -> {
                    depth.setSelectedItem(1);
                    return null;
                });
            }
            System.out.println(watch.report());
            assertThat(watch.misdeeds()).isEmpty();
        }
    }

    /** All cores play, the table, the cross table and the curves follow, and a game is played on the board meanwhile. */
    @Test
    void norWhileALeagueFillsItsTable() throws Exception {
        Path handIns = Journey.folder().resolve("hand-ins").toAbsolutePath();
        GeneratedHeuristics.write(GeneratedHeuristics.of(Games.read("infection").kind(), 60, 1), handIns);
        try (EventThreadWatch watch = new EventThreadWatch(queue)) {
            watch.during("the hand-ins of 60 students are read");
            journey.with("infection", 1);
            journey.choose("menu.play", "act.league");
            journey.settled(SwingUtilities.getWindowAncestor(journey.await("league.from", JComponent.class)));
            journey.click("league.from");
            journey.answerFileDialog(handIns);
            JTable entrants = journey.await("league.entrants", JTable.class);
            Waiting.until("the hand-ins are read", 60, entrants::getRowCount);
            journey.untilTold("league.setup.said", "60 entrants");
            watch.during("their league fills its table");
            journey.click("league.start");
            JTable table = journey.await("league.table", JTable.class);
            Waiting.until("all are in the table", 60, table::getRowCount);
            JProgressBar progress = journey.await("league.progress", JProgressBar.class);
            for (int column = 0; column < table.getColumnCount(); column++) {
                String before = Waiting.onEventThread(progress::getString);
                sort(table, column);
                Waiting.until("games come to their end", () -> !before.equals(progress.getString()));
            }
            watch.during("its curves are shown");
            JTabbedPane parts = journey.find("league.tabs", JTabbedPane.class);
            Tabs.open(journey.robot(), parts, "Rating curves");
            Waiting.onEventThread(() -> {
                table.selectAll();
                return table;
            });
            String before = Waiting.onEventThread(progress::getString);
            Waiting.until("games come to their end", () -> !before.equals(progress.getString()));
            watch.during("it is stopped");
            journey.click("league.stop");
            Waiting.until("it is stopped", () -> progress.getString().startsWith("Stopped: "));
            System.out.println(watch.report());
            assertThat(watch.misdeeds()).isEmpty();
        }
    }

    private void sort(JTable table, int column) {
        Rectangle head = Waiting.onEventThread(() -> table.getTableHeader().getHeaderRect(column));
        journey.robot().click(table.getTableHeader(), new Point((int) head.getCenterX(), (int) head.getCenterY()));
    }

    private void drag(String term) {
        JSlider slider = journey.await("lab.slider." + term, JSlider.class);
        journey.scrollTo(slider);
        double before = weight(term);
        Point thumb = Waiting.onEventThread(() -> {
            int share = slider.getValue() - slider.getMinimum();
            int all = slider.getMaximum() - slider.getMinimum();
            return new Point(MARGIN + (slider.getWidth() - 2 * MARGIN) * share / all, slider.getHeight() / 2);
        });
        journey.robot().pressMouse(slider, thumb);
        for (int x = thumb.x; x > thumb.x / 2; x -= 3) journey.robot().moveMouse(slider, new Point(x, thumb.y));
        journey.robot().releaseMouseButtons();
        Waiting.until("it weighs something else", () -> weight(term) != before);
        Waiting.until("it is let go", () -> !slider.getValueIsAdjusting());
    }

    private double weight(String term) {
        return Waiting.onEventThread(
                () -> journey.panel().lab().heuristic().term(term).orElseThrow().weight());
    }

    /** Waits for the answer to each move with a pane of its own in front. */
    private void playAgainst(String player, int moves) {
        journey.with("infection", 1);
        journey.seatSecond(player);
        for (int i = 0; i < moves; i++) {
            int ply = Waiting.onEventThread(() -> journey.desk().match().ply());
            journey.playByMouse(Waiting.onEventThread(
                    () -> journey.desk().position().move(0).text()));
            for (int tab = 0; tab < tabs().getTabCount(); tab++) showTab(tab);
            Waiting.until(
                    "there is an answer", ply + 2, () -> journey.desk().match().ply());
        }
    }

    private void playBesideTournament() throws InterruptedException {
        Game game = Games.read("shiftago");
        Stop stop = new Stop();
        TournamentPlan plan = new TournamentPlan(
                game, PlayerText.read("search:nodes=20000", game), PlayerText.read("greedy", game), 1, 2, 200, false);
        Sentences words = new Sentences(Language.EN);
        Tournament tournament =
                new Tournament(plan, 1000, FinishedGames.inMemory(), stop, words::of, Clock.systemUTC());
        Thread beside = new Thread(() -> tournament.run(2, (finished, count) -> {}), "tournament");
        beside.start();
        playAgainst("greedy", 3);
        stop.ask();
        beside.join();
    }

    private void openLongGame() throws IOException {
        Path file = Journey.folder().resolve("long.lectern").toAbsolutePath();
        Files.writeString(file, GameRecord.of(longMatch(), RecordHead.EMPTY).text());
        journey.click("toolbar.OPEN");
        journey.answerFileDialog(file);
        Waiting.until("the game is there", LONG, () -> journey.desk().match().ply());
    }

    /** Jumps alone would fill no board, and go on for ever. */
    private static Match longMatch() {
        Match match = Match.from(Games.read("infection").start(1).position());
        Draws draws = Draws.of(1, "a long game");
        while (match.ply() < LONG) {
            List<Move> moves = match.position().moves();
            List<Move> jumps =
                    moves.stream().filter(move -> move.text().length() == 4).toList();
            match = match.play(draws.from(jumps.isEmpty() ? moves : jumps));
        }
        return match;
    }

    /** On from the start and back from the end, where most has been played. */
    private void walkThrough() {
        act(Act.START);
        walk(Act.REDO);
        Waiting.until("so far it is shown", WALKED, () -> journey.desk().match().ply());
        act(Act.END);
        walk(Act.UNDO);
        Waiting.until(
                "so far from the end it is shown",
                LONG - WALKED,
                () -> journey.desk().match().ply());
    }

    /** With another pane in front every ten moves. */
    private void walk(Act step) {
        for (int moves = 1; moves <= WALKED; moves++) {
            act(step);
            if (moves % 10 == 0) showTab(moves / 10 % tabs().getTabCount());
        }
    }

    /** What a key or a menu does, as fast as one can press it. */
    private void act(Act act) {
        Waiting.onEventThread(() -> {
            journey.panel().getActionMap().get(act).actionPerformed(new ActionEvent(this, 0, act.name()));
            return null;
        });
    }

    private void showTab(int tab) {
        JTabbedPane tabs = tabs();
        Waiting.onEventThread(() -> {
            tabs.setSelectedIndex(tab);
            return null;
        });
    }

    private JTabbedPane tabs() {
        return journey.find("inspector", JTabbedPane.class);
    }
}
