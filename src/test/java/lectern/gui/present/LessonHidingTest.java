package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import lectern.gui.OnEventThread;
import lectern.gui.Sights;
import lectern.gui.lesson.OpenedLesson;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.shelf.Source;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** While a class is asked, neither the panel of a lesson nor what is before the class tells what the lesson knows. */
@ExtendWith({OnEventThread.class, RestoredLook.class})
class LessonHidingTest {
    private static final String TEXT = """
            ---
            id: tells-it-all
            title: A lesson
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: Author
            ---

            # Why f6

            Red clones into f6 at once.

            ```lectern
            start: 1
            ```

            It is f6 that the count likes.

            ```lectern
            claim: Then b6 makes the count even.
            measure: {evaluator: report, side: first}
            is: 0
            ```

            ```lectern
            decide: greedy
            ```

            ```lectern
            think: minimax
            depth: 1
            ```

            ```lectern
            play: f6 b6
            ```

            After f6 and b6 both sides have three.

            ---

            # Two of them

            ```lectern
            position: o5x/7/3oo2/4x2/7/7/x5o x 0 5
            ```

            Two can be infected.

            ```lectern
            light: d4
            ```

            ```lectern
            claim: Only d4 touches both.
            measure: {moves: {at-least: {infected: 2}}}
            is: 2
            ```

            ```lectern
            ask: move
            question: Which clone infects both?
            accept: d4
            hints: [Look at d4.]
            right: That is d4.
            ```

            It is d4, as the light said.
            """;

    private static final String QUESTION = "Which clone infects both?";
    private static final String CONTEXT = "Two can be infected.";

    @TempDir
    Path folder;

    private PresentedDesk presented;

    @BeforeEach
    void open() throws IOException {
        Source source = new Source.OfFile(Files.writeString(folder.resolve("all.md"), TEXT));
        Lesson lesson = source.read().lesson().orElseThrow();
        Waiting.onEventThread(() -> {
            new Looks(Theme.LIGHT, Scale.USUAL);
            presented = new PresentedDesk("infection", Language.EN);
            OpenedLesson.open(presented.room, source, lesson);
            return presented;
        });
    }

    @AfterEach
    void close() {
        Waiting.onEventThread(() -> {
            presented.close();
            return presented;
        });
    }

    /** Everything that can be read in the panel, and everything that can be read before the class. */
    private List<String> sights() {
        PresentedDesk.layOut(presented.panel, 700, 2000);
        presented.stage.refreshLesson();
        presented.on(1600, 2000);
        return List.of(Sights.of(presented.panel), Sights.of(presented.stage));
    }

    private void goTo(Class<? extends Block> kind) {
        while (presented
                .room
                .study()
                .orElseThrow()
                .block()
                .filter(kind::isInstance)
                .isEmpty()) presented.room.next();
    }

    private static boolean names(String sight, String word) {
        return Pattern.compile("(?<!\\w)" + word + "(?!\\w)").matcher(sight).find();
    }

    private void assertNothingNames(String... words) {
        List<String> lines = sights().stream().flatMap(String::lines).toList();
        for (String word : words)
            assertThat(lines).filteredOn(line -> names(line, word)).isEmpty();
    }

    private void assertAllName(String word) {
        assertThat(sights()).allMatch(sight -> names(sight, word));
    }

    @Test
    void beforeTheMovesOfALessonNeitherTextNorClaimNorDecisionNorTitleNamesThem() {
        for (Class<? extends Block> kind :
                List.of(Block.Place.class, Block.Claim.class, Block.Decide.class, Block.Think.class)) {
            goTo(kind);
            assertThat(names(sights().get(0), "f6")).isTrue();
            presented.desk.hide();
            assertNothingNames("f6", "b6", "d4");
            assertAllName("Hidden until revealed");
            presented.desk.reveal();
        }
        assertAllName("Why f6");
    }

    @Test
    void amongTheMovesOfALessonThoseThatWerePlayedAreSeen() {
        goTo(Block.Play.class);
        presented.desk.hide();
        assertThat(names(sights().get(0), "f6")).isTrue();
        assertNothingNames("b6", "d4");
    }

    @Test
    void whatIsMarkedAndClaimedBeforeAQuestionIsHiddenAndWhatItTellsThoseWhoAnswerIsNot() {
        goTo(Block.Ask.class);
        presented.desk.hide();
        assertNothingNames("d4");
        assertAllName(Pattern.quote(QUESTION));
        assertAllName(Pattern.quote(CONTEXT));
    }

    @Test
    void hintsAndWhatWasAnsweredAreHiddenUntilTheyAreRevealed() {
        goTo(Block.Ask.class);
        presented.room.lecture().orElseThrow().hint();
        assertThat(names(sights().get(0), Pattern.quote("Look at d4"))).isTrue();
        presented.desk.hide();
        assertNothingNames("d4");
        presented.desk.reveal();
        assertThat(names(sights().get(0), Pattern.quote("Look at d4"))).isTrue();
    }
}
