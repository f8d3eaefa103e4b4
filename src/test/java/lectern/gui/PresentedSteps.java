package lectern.gui;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.gui.robot.RobotScreen;
import lectern.gui.robot.Waiting;

/**
 * The longest that the event thread works at a time while a class is shown step after step, with the window beneath, once
 * Java is warm. A program to run, no test: machines differ. The screen is that of {@code -Dlectern.robots.screens}.
 */
public final class PresentedSteps {
    private static final int ROUNDS = 3;
    private static final int PLIES = 8;

    private final TimedQueue queue;
    private final Journey journey = Journey.begin();
    private final Lecturer lecturer = new Lecturer(journey);

    private PresentedSteps(TimedQueue queue) {
        this.queue = queue;
    }

    /** @param args games with their options, and lessons as {@code lesson=catsdogs/catsdogs-evaluation} */
    public static void main(String[] args) {
        RobotScreen.open();
        TimedQueue queue = TimedQueue.inPlace();
        for (String arg : args) {
            PresentedSteps steps = new PresentedSteps(queue);
            TimedQueue.Phase worked = arg.startsWith("lesson=")
                    ? steps.ofLesson(arg.substring("lesson=".length()).split("/", -1))
                    : steps.ofGame(arg);
            System.out.printf(Locale.ROOT, "%s: %s%n", arg, worked);
            steps.lecturer.leave();
            steps.journey.close();
        }
        System.exit(0);
    }

    private TimedQueue.Phase ofGame(String game) {
        journey.with(game, 5);
        Waiting.onEventThread(() -> {
            Draws draws = Draws.of(5, "a game before a class");
            for (int ply = 0; ply < PLIES && !journey.desk().position().isOver(); ply++) {
                List<Move> moves = journey.desk().position().moves();
                journey.desk().play(draws.from(moves));
            }
            return null;
        });
        lecturer.present();
        TimedQueue.Phase worked = queue.begin();
        for (int round = 0; round < ROUNDS; round++) {
            Waiting.onEventThread(() -> {
                journey.desk().goTo(0);
                return null;
            });
            worked = queue.begin();
            while (Waiting.onEventThread(
                    () -> journey.desk().canRedo() || !journey.desk().steps().isAtEnd())) step(lecturer::state);
        }
        return worked;
    }

    private TimedQueue.Phase ofLesson(String[] place) {
        Pupil pupil = new Pupil(journey);
        pupil.open(place[0], place[1]);
        pupil.hurry();
        lecturer.present();
        String over = journey.panel().wording().of("present.lesson-over");
        TimedQueue.Phase worked = queue.begin();
        for (int round = 0; round < ROUNDS; round++) {
            pupil.turnTo(1);
            worked = queue.begin();
            while (!lecturer.caption().equals(over)) step(lecturer::lessonState);
        }
        return worked;
    }

    private void step(Supplier<String> told) {
        lecturer.pressOn(KeyEvent.VK_PAGE_DOWN, told);
        journey.robot().waitForIdle();
    }
}
