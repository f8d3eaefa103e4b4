package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A lecturer asks a class for moves out of a game, and keeps what it answered. */
@RobotTest
class QuizIT {
    private static final int QUESTIONS = 2;

    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
        journey.with("infection", 1);
        Waiting.onEventThread(() -> {
            Match match = journey.desk().match();
            for (String move : List.of("f6", "b6", "f5", "b5"))
                match = match.play(match.position().readMove(move));
            journey.desk().begin(match, RecordHead.EMPTY, journey.desk().seats());
            return match;
        });
    }

    @AfterEach
    void close() {
        journey.close();
    }

    private boolean isAsked() {
        return journey.desk().hiding().isOn();
    }

    private void reveal() {
        journey.click("tally.button");
        Waiting.until("it is revealed", () -> !isAsked());
    }

    @Test
    void aQuizGoesFromTheQuestionToTheTable() throws Exception {
        journey.openTab("Class");
        Waiting.onEventThread(() -> {
            journey.find("quiz.count", javax.swing.JSpinner.class).setValue(QUESTIONS);
            return null;
        });
        journey.click("quiz.begin");
        Waiting.until("the class is asked", this::isAsked);
        journey.untilSaid("quiz.question", "Question 1 of 2");
        journey.type("tally.entry", "b6, a6");
        journey.untilSaid("tally.total", "2 votes");
        journey.type("tally.entry", "A 12, B 7");
        journey.untilSaid("tally.total", "19 votes");
        journey.click("tally.more.A");
        journey.untilSaid("tally.total", "20 votes");
        reveal();
        Waiting.until(
                "the move that was played is told",
                () -> journey.find("tally.text", javax.swing.text.JTextComponent.class)
                        .getText()
                        .startsWith("Blue played b6, which 13 of 20 named."));

        journey.click("quiz.next");
        Waiting.until("the next question is asked", this::isAsked);
        journey.untilSaid("quiz.question", "Question 2 of 2");
        reveal();
        journey.click("quiz.next");
        journey.untilSaid("tally.title", "What the class answered");

        Path file = Journey.folder().toAbsolutePath().resolve("answers.csv");
        journey.click("quiz.save");
        journey.answerFileDialog(file);
        Waiting.until("the table is there", () -> Files.exists(file));
        Waiting.until("all of it is written", () -> read(file).size() == 4);
        assertThat(read(file).get(1)).startsWith("1,,1,second,").contains(",b6,13,20,b6,");
    }

    @Test
    void aQuizOutOfAFolderGivesTheGameBack() throws Exception {
        Match played = Waiting.onEventThread(() -> journey.desk().match());
        Path folder = Journey.folder().toAbsolutePath();
        for (String name : List.of("one", "two"))
            Files.writeString(
                    folder.resolve(name + ".lectern"),
                    GameRecord.of(played, RecordHead.EMPTY).text());
        Files.writeString(folder.resolve("broken.lectern"), "no record");
        journey.openTab("Class");
        Waiting.onEventThread(() -> {
            journey.find("quiz.count", javax.swing.JSpinner.class).setValue(QUESTIONS);
            return null;
        });
        journey.click("quiz.records");
        journey.answerFileDialog(folder);
        Waiting.until("the class is asked", this::isAsked);
        journey.untilSaid("quiz.question", "Question 1 of 2: one.lectern");
        journey.untilSaid("prompt", "1 file cannot be read and is left out: broken.lectern");
        reveal();
        journey.click("quiz.next");
        journey.untilSaid("quiz.question", "Question 2 of 2: two.lectern");
        journey.click("quiz.leave");
        Waiting.until("the game is back", () -> journey.desk().match() == played);
        journey.untilSaid("tally.title", "What the class answered");
    }

    @Test
    void aQuizOutOfALessonLeadsBackToIt() {
        Match played = Waiting.onEventThread(() -> journey.desk().match());
        Pupil pupil = new Pupil(journey);
        pupil.open("infection", "infection-rules");
        String title = pupil.study().lesson().title();
        journey.choose("menu.view", "act.show-inspector");
        journey.openTab("Class");
        Waiting.until(
                "the lesson is offered",
                "From this lesson",
                () -> journey.find("quiz.begin", JButton.class).getText());
        journey.click("quiz.begin");
        Waiting.until("the class is asked", this::isAsked);
        Waiting.until("the lesson is set aside", () -> !journey.panel().room().isOpen());
        journey.untilSaid("quiz.question", "Question 1 of 5: " + title);
        journey.click("quiz.leave");
        Waiting.until("the lesson is open again", () -> journey.panel().room().isOpen());
        journey.click("lesson.close");
        Waiting.until("the game is back", () -> journey.desk().match() == played);
    }

    private static List<String> read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8).lines().toList();
        } catch (java.io.IOException impossible) {
            throw new java.io.UncheckedIOException(impossible);
        }
    }
}
