package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import lectern.game.Phrase;
import lectern.game.Step;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.lesson.study.Spot;
import lectern.lesson.study.Study;
import lectern.play.Turn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A game and a lesson are walked on a screen by nothing but the keys of a remote control. Nothing is skipped, and all
 * that comes up on the way can be read from the last row.
 */
@RobotTest
@NotUnderCacio
abstract class RemoteControlWalk {
    private static final int[] ON = {KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_SPACE, KeyEvent.VK_RIGHT, KeyEvent.VK_DOWN};
    private static final int[] BACK = {KeyEvent.VK_PAGE_UP, KeyEvent.VK_LEFT, KeyEvent.VK_UP};

    /** What the keys 1 to 8 lay over the board. */
    private static final List<String> PANES = List.of(
            "inspector.move",
            "inspector.moves",
            "inspector.connectivity",
            "decision",
            "inspector.lab",
            "inspector.class",
            "inspector.rules",
            "chart",
            "inspector.review");

    private final Journey journey = Journey.begin();
    private final Lecturer lecturer = new Lecturer(journey);

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void aGameIsWalkedStepByStepAndEachCanBeReadFromTheLastRow() {
        journey.with("pushee", "6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14");
        play("he4");
        for (int ply = 1; ply < 4; ply++) play(journey.desk().position().move(0).text());
        present();
        List<String> told = told();
        lecturer.assertReadable();
        List<String> backwards = new ArrayList<>(List.of(lecturer.caption()));
        for (int i = 1; i < told.size(); i++) {
            lecturer.pressOn(BACK[i % BACK.length], lecturer::state);
            backwards.add(0, lecturer.caption());
        }
        assertThat(backwards).isEqualTo(told);
        lecturer.pressOn(KeyEvent.VK_PAGE_UP, lecturer::state);
        assertThat(journey.desk().match().ply()).isZero();
        lecturer.assertReadable();

        List<String> forwards = new ArrayList<>();
        while (forwards.size() < told.size()) {
            lecturer.pressOn(ON[forwards.size() % ON.length], lecturer::state);
            forwards.add(lecturer.caption());
            lecturer.assertReadable();
        }
        assertThat(forwards).isEqualTo(told);
        darkenAndBrighten();
        lecturer.leave();
    }

    /** What is to be said of the game, step by step. */
    private List<String> told() {
        return Waiting.onEventThread(() -> {
            List<String> all = new ArrayList<>();
            for (Turn turn : journey.desk().match().line()) {
                for (Step step : Step.of(turn.effects()))
                    all.add(journey.panel()
                            .wording()
                            .of(Phrase.of("present.step", turn.move().text(), step.told())));
            }
            return all;
        });
    }

    private void darkenAndBrighten() {
        String before = lecturer.state();
        for (int key : new int[] {KeyEvent.VK_B, KeyEvent.VK_PERIOD, KeyEvent.VK_W}) {
            press(key, true);
            press(key == KeyEvent.VK_W ? KeyEvent.VK_ESCAPE : key, false);
        }
        press(KeyEvent.VK_B, true);
        press(KeyEvent.VK_PAGE_DOWN, false);
        assertThat(lecturer.state()).isEqualTo(before);
    }

    private void press(int key, boolean covers) {
        lecturer.press(key);
        Waiting.until(
                "the board is covered: " + covers,
                covers,
                () -> lecturer.part("present.curtain").isVisible());
    }

    @Test
    void aLessonIsWalkedWithoutSkippingTextOrQuestions() {
        Pupil pupil = new Pupil(journey);
        pupil.open("infection", "infection-rules");
        pupil.hurry();
        Set<Spot> route = route(pupil.study());
        present();
        String over = journey.panel().wording().of("present.lesson-over");
        String open = journey.panel().wording().of("present.question-open");
        Set<Integer> named = new TreeSet<>();
        Set<Spot> spots = new LinkedHashSet<>();
        Map<Integer, Integer> unseen = new HashMap<>();
        Map<Integer, Integer> seen = new HashMap<>();
        int presses = 0;
        while (!lecturer.caption().equals(over)) {
            lecturer.assertReadable();
            Spot spot = pupil.study().spot();
            spots.add(spot);
            if (lecturer.caption().equals(open))
                named.add(pupil.study().task().orElseThrow().number());
            Rectangle view = lecturer.view();
            if (view.y <= seen.getOrDefault(spot.page(), 0)) seen.merge(spot.page(), view.y + view.height, Math::max);
            unseen.put(spot.page(), lecturer.endOfText() - seen.getOrDefault(spot.page(), 0));
            lecturer.pressOn(ON[presses++ % ON.length], lecturer::lessonState);
        }

        assertThat(spots).containsExactlyElementsOf(route);
        assertThat(named).hasSameSizeAs(pupil.study().tasks());
        assertThat(unseen)
                .allSatisfy((page, pixels) ->
                        assertThat(pixels).as("text of page " + page).isNotPositive());
        lecturer.leave();
    }

    /** All that a lesson shows, in its order. */
    private static Set<Spot> route(Study begun) {
        Set<Spot> spots = new LinkedHashSet<>(List.of(begun.spot()));
        for (Study study = begun; study.hasNext(); ) {
            study = study.next();
            spots.add(study.spot());
        }
        return spots;
    }

    @Test
    void whatIsLaidOverTheBoardCanBeReadFromTheLastRow() {
        journey.with("infection", 1);
        for (String move : List.of("f6", "b6", "f5")) play(move);
        present();
        for (int key = KeyEvent.VK_1; key <= KeyEvent.VK_9; key++) {
            lecturer.press(key);
            String pane = PANES.get(key - KeyEvent.VK_1);
            Waiting.until(pane + " is there", () -> lecturer.shows(pane));
            lecturer.assertReadable();
        }
        lecturer.press(KeyEvent.VK_ESCAPE);
        Waiting.until("the board is alone", () -> !lecturer.shows("chart"));
        lecturer.press(KeyEvent.VK_F3);
        Waiting.until(
                "the scores are there",
                () -> !lecturer.board().scene().marks().moves().heat().isEmpty());
        lecturer.assertReadable();
    }

    private void play(String move) {
        Waiting.onEventThread(() -> {
            journey.desk().play(journey.desk().position().readMove(move));
            return move;
        });
    }

    /** The class sees a screen that is filled. */
    private void present() {
        lecturer.present();
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment()
                .getDefaultScreenDevice()
                .getDefaultConfiguration()
                .getBounds();
        Waiting.until("the screen is filled", screen, lecturer::place);
    }
}
