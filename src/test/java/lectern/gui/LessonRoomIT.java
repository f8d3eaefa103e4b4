package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import lectern.game.Position;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.lesson.Answer;
import lectern.lesson.Page;
import lectern.lesson.RightAnswers;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.study.LessonScore;
import lectern.lesson.study.Spot;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.play.Match;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is around a lesson in the window: the game that waits for its end, its author, and what is remembered of it. */
@RobotTest
class LessonRoomIT {
    private static final String LESSON = """
            ---
            id: being-written
            title: Being written
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: Somebody
            ---

            # The first page

            ```lectern
            start: 1
            ```

            ---

            # The second page

            It says %s.

            ```lectern
            play: %s
            ```
            """;

    private final Path folder = Journey.folder();
    private Journey journey = Journey.begin(folder);
    private Pupil pupil = new Pupil(journey);

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void theGameWaitsForTheEndOfTheLesson() {
        journey.with("pushee:pieces=2", 1);
        journey.playByMouse("vc1");
        Match played = Waiting.onEventThread(() -> journey.desk().match());
        pupil.open("infection", "infection-rules");
        String title = pupil.study().lesson().title() + " – 7th Guest: Infection – Lectern";
        Waiting.until("the title is the lesson's", title, journey::title);
        pupil.turnTo(4);
        pupil.next();

        Waiting.until(
                "only the game is kept",
                () -> running().contains("pushee") && !running().contains("infection"));
        journey.click("lesson.close");

        Waiting.until(
                "the game is back", played.position(), () -> journey.desk().position());
        assertThat(Waiting.onEventThread(() -> journey.desk().match().ply())).isEqualTo(played.ply());
        Waiting.until("the title is the game's", () -> journey.title().startsWith("Pushee Pieces"));
        journey.playByMouse("hb3");
        Waiting.until("it is kept again", () -> running().contains("hb3"));
    }

    @Test
    void anotherGameEndsTheLesson() {
        pupil.open("infection", "infection-rules");
        journey.with("infection", 1);

        Waiting.until("the lesson is closed", () -> !journey.panel().room().isOpen());
        journey.await("inspector", JComponent.class);
        journey.playByMouse("f6");
    }

    /** A lesson takes the place of the inspector, which then lies over it. */
    @Test
    void theLabIsOpenedOverTheLessonAndEscapeLeadsBack() {
        pupil.open("infection", "infection-heuristic");
        pupil.turnTo(2);
        Position shown = Waiting.onEventThread(() -> journey.desk().position());
        journey.press(KeyEvent.VK_F4);

        JComponent drawer = journey.await("drawer", JComponent.class);
        Waiting.until(
                "the keyboard is in the lab",
                () -> SwingUtilities.isDescendingFrom(
                        KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner(), drawer));
        journey.await("inspector.lab", JComponent.class);
        assertThat(Waiting.onEventThread(() -> journey.desk().position())).isEqualTo(shown);
        journey.press(KeyEvent.VK_ESCAPE);

        journey.untilGone("drawer");
        assertThat(journey.panel().room().isOpen()).isTrue();
    }

    @Test
    void aWrongMoveIsRefutedOnTheBoard() {
        pupil.open("infection", "infection-rules");
        journey.choose("menu.steps", "speed.fast");
        Task ending = pupil.study().tasks().stream()
                .filter(task -> task.ask().replies().particular().containsKey("e1"))
                .findFirst()
                .orElseThrow();
        List<Page> pages = pupil.study().lesson().pages();
        pupil.turnTo(1
                + pages.indexOf(pages.stream()
                        .filter(page -> page.blocks().contains(ending.ask()))
                        .findFirst()
                        .orElseThrow()));
        while (pupil.study()
                .task()
                .filter(task -> task.number() == ending.number())
                .isEmpty()) pupil.next();
        Position question = ending.ask().board();
        pupil.answer(new Answer.OneMove(question.readMove("e1")));

        Waiting.until(
                "it is judged",
                () -> pupil.study().task().orElseThrow().judgement().isPresent());
        pupil.untilVerdict();
        Waiting.until(
                "the game is played on to its end",
                () -> journey.desk().position().isOver());
        journey.untilTold("lesson.refutation", "b3");
        assertThat(Waiting.onEventThread(
                        () -> journey.desk().match().line().get(0).move().text()))
                .isEqualTo("e1");
        pupil.takeBack();
        pupil.answer(new Answer.OneMove(question.readMove("c3e1")));
        Waiting.until("it is right", () -> pupil.study().task().orElseThrow().isDone());
    }

    @Test
    void hintsAndAnswersAreGiven() {
        pupil.open("infection", "infection-rules");
        pupil.hurry();
        pupil.turnTo(5);
        pupil.next();
        journey.click("lesson.hint");
        Waiting.until(
                "a hint is given",
                () -> pupil.study().task().orElseThrow().hints().size() == 1);
        journey.await("lesson.hint.0", JComponent.class);
        journey.click("lesson.show");
        Waiting.until(
                "the answer is shown",
                () -> !pupil.study().task().orElseThrow().solution().isEmpty());
        RightAnswers.EveryPlace key = (RightAnswers.EveryPlace)
                pupil.study().task().orElseThrow().key().orElseThrow();
        Waiting.until("its cells are lit", () -> journey.aim().lights().containsValue(key.cells()));
        assertThat(pupil.study().score().shown()).isOne();
    }

    @Test
    void whoComesBackGoesOnWhereTheyWere() {
        pupil.open("infection", "infection-rules");
        pupil.hurry();
        pupil.turnTo(3);
        while (pupil.study().task().isEmpty()) pupil.next();
        Waiting.until(
                "it is known what is right",
                () -> pupil.study().task().orElseThrow().key().isPresent());
        pupil.answer(new Answer.Chosen(0));
        Waiting.until("it is right", () -> pupil.study().task().orElseThrow().isDone());
        Spot left = pupil.study().spot();
        LessonScore reached = pupil.study().score();
        String score =
                journey.panel().wording().of("lecture.score", reached.atOnce() + reached.helped(), reached.questions());
        journey.untilSaid("lesson.score", score);
        journey.close();

        journey = Journey.begin(folder);
        pupil = new Pupil(journey);
        pupil.open("infection", "infection-rules");

        assertThat(pupil.study().spot()).isEqualTo(left);
        journey.untilSaid("lesson.score", score);
    }

    @Test
    void aFileIsReadAgainWhenItIsWrittenAndThePageStays() throws IOException {
        Path file = folder.resolve("lesson.md").toAbsolutePath();
        Files.writeString(file, LESSON.formatted("one thing", "f6"));
        journey.choose("menu.lessons", "act.open-lesson");
        journey.answerFileDialog(file);
        Waiting.until("the lesson is open", () -> journey.panel().room().isOpen());
        pupil.turnTo(2);

        Files.writeString(file, LESSON.formatted("another thing", "g6"));
        Waiting.until("the page says another thing", () -> text(pupil.study()).contains("another thing"));
        assertThat(pupil.study().spot().page()).isOne();

        Files.writeString(file, LESSON.formatted("nothing", "d4"));
        journey.untilTold("lesson.fault.0", "Line 24:");
        assertThat(text(pupil.study())).contains("another thing");

        Files.writeString(file, LESSON.formatted("the last thing", "f6"));
        journey.untilGone("lesson.faults");
        Waiting.until("the page says the last thing", () -> text(pupil.study()).contains("the last thing"));
        pupil.nextByMouse();
    }

    @Test
    void theLessonGoesOnInTheOtherLanguage() {
        pupil.open("infection", "infection-rules");
        pupil.turnTo(4);
        Spot spot = pupil.study().spot();

        journey.choose("menu.view", "language.pt");

        Waiting.until(
                "the lesson is Portuguese",
                () -> pupil.study().lesson().language().code().equals("pt"));
        assertThat(pupil.study().spot()).isEqualTo(spot);
        journey.untilSaid("lesson.title", pupil.study().lesson().title());
    }

    @Test
    void theRulesLeadToTheLessonsOfTheGame() {
        journey.with("infection", 1);
        journey.press(KeyEvent.VK_F1);
        journey.click("rules.lesson.infection-rules");

        Waiting.until("the lesson is open", () -> journey.panel().room().isOpen());
        assertThat(pupil.study().lesson().id()).isEqualTo("infection-rules");
    }

    @Test
    void theInspectorIsWithinReach() {
        pupil.open("infection", "infection-rules");
        journey.untilGone("inspector");
        journey.click("lesson.inspector");
        journey.await("inspector", JComponent.class);
        JToggleButton toggle = journey.await("lesson.inspector", JToggleButton.class);
        Waiting.until("its button says so", toggle::isSelected);
        pupil.next();
        assertThat(journey.looked("inspector", JComponent.class)).isPresent();
    }

    @Test
    void aThemeThatIsChosenDuringALessonIsThereAfterwardsToo() {
        pupil.open("infection", "infection-rules");
        journey.choose("menu.view", "themes", "theme.dark");
        journey.click("lesson.close");
        JComponent inspector = journey.await("inspector", JComponent.class);
        Waiting.until("it is dark", () -> inspector.getBackground().getRed() < 100);

        journey.choose("menu.view", "themes", "theme.light");
        pupil.open("infection", "infection-rules");
        JComponent lesson = journey.await("lesson", JComponent.class);
        Waiting.until("it is light", () -> lesson.getBackground().getRed() > 200);
    }

    @Test
    void aLessonIsWrittenFromTheGame() {
        Path file = folder.resolve("mine.md").toAbsolutePath();
        journey.with("infection", 1);
        journey.playByMouse("f6");
        journey.choose("menu.lessons", "act.new-lesson");
        journey.answerFileDialog(file);

        Waiting.until("the lesson is open", () -> journey.panel().room().isOpen());
        assertThat(LessonFiles.read(file).findings()).isEmpty();
        pupil.nextByMouse();
        pupil.studyToTheEnd();
    }

    private static String text(Study study) {
        return study.page().blocks().toString();
    }

    /** What the window keeps of the game that is played. */
    private String running() {
        return KeptGames.texts(folder);
    }
}
