package lectern.lesson.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import lectern.lesson.Lesson;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.read.LessonReader;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;

/** What a class gets to see, and what only its teacher does. */
class SheetsTest {
    private static final String HEAD = """
            ---
            id: try
            title: "A < B & \\"C\\": 100 %"
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: Somebody
            ---

            """;

    private static final String PAGES = """
            # First

            Before the question.

            ```lectern
            position: o5x/7/3oo2/4x2/7/7/x5o x 0 5
            ```

            ```lectern
            light: d5 e5
            ```

            ```lectern
            ask: move
            question: Which move infects both?
            accept: {at-least: {infected: 2}}
            hints:
              - Look around.
            answers:
              e4e6: It jumps.
            ```

            ```lectern
            claim: Two moves do.
            only: d4 e4e6
            that: {at-least: {infected: 2}}
            ```

            ```lectern
            play: d4
            ```

            After the question.

            ---

            # Second

            ```lectern
            ask: number
            question: How many moves has Blue?
            measure: {moves: legal}
            ```
            """;

    private final Lesson lesson =
            LessonReader.read("try.md", HEAD + PAGES).lesson().orElseThrow();
    private final String sheet = new Handout(lesson, false).html(new Stop());
    private final String keyed = new Handout(lesson, true).html(new Stop());

    @Test
    void nothingThatFollowsAQuestionOnItsPageIsGivenAway() {
        assertThat(sheet)
                .contains("Before the question.", "Which move infects both?", "Board 1.")
                .doesNotContain("After the question.", "Two moves do.", "d4", "It jumps.", "Look around.");
    }

    @Test
    void theKeyHasTheAnswersTheRepliesAndWhatWasLeftOut() {
        assertThat(keyed.substring(keyed.indexOf("Answer key")))
                .contains("Any of: d4 and e4e6", "It jumps.", "Look around.", "Two moves do.", "After the question.")
                .contains("Board A.", "Red plays d4.");
    }

    @Test
    void aPositionThatIsLitAtOnceIsShownOnce() {
        assertThat(sheet).contains("Board 1.</b> Marked: d5 and e5. Red to move.");
    }

    @Test
    void eachGroupOfAnOverlayHasItsLookOnTheBoardBeforeItsName() {
        Lesson shown = LessonReader.read("try.md", HEAD + """
                        # First

                        ```lectern
                        position: o5x/7/3oo2/4x2/7/7/x5o x 0 5
                        ```

                        ```lectern
                        overlay: frontier
                        ```
                        """).lesson().orElseThrow();
        String page = new Handout(shown, false).html(new Stop());
        assertThat(page)
                .containsPattern("<span class=\"look\"><svg[^>]*>(?s:.*?)</svg></span> Red \\(3\\)")
                .containsPattern("<span class=\"look\"><svg[^>]*>(?s:.*?)</svg></span> Blue \\(4\\)");
    }

    /** Otherwise the key would be the key of another sheet. */
    @Test
    void boardsHaveTheSameNumbersWithAKeyAndWithout() {
        assertThat(sheet).contains("Board 2.</b> Blue to move.").doesNotContain("Board 3.");
        assertThat(keyed).contains("Board 2.</b> Blue to move.").doesNotContain("Board 3.");
    }

    @Test
    void aTitleIsTextAndNothingElse() {
        assertThat(sheet)
                .contains("<h1>A &lt; B &amp; &quot;C&quot;: 100 %</h1>")
                .contains("content: \"A \\3c  B \\26  \\22 C\\22 \\3a  100 \\25 \"");
    }

    @Test
    void optionsStandUnderTheTitleInTheWordsOfTheLanguage() {
        String minor = (HEAD + PAGES.substring(0, PAGES.indexOf("```lectern")))
                .replace("game: infection", "game: syrtis:board=minor")
                .replace("language: en", "language: pt");
        Lesson portuguese = LessonReader.read("try.md", minor).lesson().orElseThrow();
        assertThat(new Handout(portuguese, false).html(new Stop()))
                .contains("Syrtis · Tabuleiro: Minor (16 peças) · iniciação · 5 minutos")
                .doesNotContain("board=minor");
    }

    @Test
    void theSameLessonGivesTheSameBytes() {
        assertThat(new Handout(lesson, true).html(new Stop())).isEqualTo(keyed);
        assertThat(new Handout(lesson, true).pdf(new Stop())).isEqualTo(new Handout(lesson, true).pdf(new Stop()));
    }

    @Test
    void numbersAreWrittenAlikeWhateverTheLocale() {
        Locale before = Locale.getDefault();
        Lesson model = LessonFiles.read(Path.of("lessons/infection/rules.pt.md"))
                .lesson()
                .orElseThrow();
        String usual = new Handout(model, true).html(new Stop());
        Locale.setDefault(Locale.forLanguageTag("ar-EG"));
        try {
            assertThat(new Handout(model, true).html(new Stop())).isEqualTo(usual);
        } finally {
            Locale.setDefault(before);
        }
    }
}
