package lectern.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.lesson.read.Finding;
import lectern.lesson.read.LessonReader;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mistake hides no other that can be told apart from it. */
class ManyMistakesTest {
    private static final String HEAD = """
            ---
            id: many
            title: Many mistakes
            game: infection
            language: en
            level: beginner
            minutes: 10
            author: Nobody
            ---

            """;
    private static final String BOARD = block("position: o5x/7/3oo2/4x2/7/7/x5o x 0 5");
    private static final String FALSE = block("claim: Five.", "measure: {fact: count.second}", "is: 5");

    @Test
    void aBlockThatCannotBeReadHidesNoFalseClaimOfAnother() {
        assertThat(keys(HEAD
                        + BOARD
                        + block("light: z9")
                        + FALSE
                        + block("ask: move", "question: Which?", "accept: legal")))
                .containsExactly("lesson.no-cell", "lesson.false", "lesson.every-answer");
        assertThat(keys(HEAD + BOARD + block("light: [a1") + FALSE))
                .containsExactly("written.bad-yaml", "lesson.false");
        assertThat(keys(HEAD + BOARD + "<b>bold</b>\n\n" + FALSE)).contains("lesson.html", "lesson.false");
    }

    @Test
    void aMistakeInTheHeadHidesNothingInTheBody() {
        String wrong =
                HEAD.replace("id: many", "id: Many").replace("beginner", "easy").replace("minutes: 10", "minutes: 999");

        assertThat(keys(wrong + BOARD + FALSE))
                .containsExactly("lesson.bad-id", "lesson.unknown", "lesson.no-whole", "lesson.false");
        assertThat(keys(HEAD.replace("title: Many", "title: a: b") + BOARD + FALSE))
                .containsExactly("written.bad-yaml", "lesson.false");
    }

    @Test
    void inOneQuestionEverythingIsTold() {
        assertThat(keys(HEAD
                        + BOARD
                        + block(
                                "ask: move",
                                "question: <i>Which?</i>",
                                "accept: a9 b9",
                                "hints: [{a: b}, {c: d}]",
                                "wrong: {e: f}",
                                "answers: {c9: No., d4: [x]}",
                                "refute: nobody",
                                "colour: red")))
                .containsExactlyInAnyOrder(
                        "lesson.unknown",
                        "lesson.html",
                        "lesson.illegal",
                        "lesson.illegal",
                        "lesson.hints",
                        "lesson.hints",
                        "lesson.map-for-text",
                        "lesson.illegal",
                        "lesson.no-text",
                        "reading.in-column");
        assertThat(keys(HEAD
                        + BOARD
                        + block("claim: ''", "only: d4 a9 b9", "that: {best-at-depth: 99, starts-on: z1}")))
                .hasSize(5);
    }

    @Test
    void aMisspeltKeyIsNotMissedAsWell() {
        assertThat(keys(HEAD + BOARD + block("ask: move", "qestion: Which?", "accept: d4")))
                .containsExactly("reading.meant");
        assertThat(keys(HEAD + BOARD + block("claim: Yes.", "wort: win"))).containsExactly("reading.meant");
    }

    @Test
    void aBoardThatIsKnownStaysKnown() {
        assertThat(keys(HEAD + block("position: o5x/7/3oo2/4x2/7/7/x5o x 0 5", "colour: red") + FALSE))
                .containsExactly("lesson.unknown", "lesson.false");
        assertThat(keys(HEAD + BOARD + block("ask: [") + FALSE)).containsExactly("written.bad-yaml", "lesson.false");
        assertThat(keys(HEAD + BOARD + block("play: [") + FALSE)).containsExactly("written.bad-yaml");
    }

    @Test
    void invisibleSignsAreTheLinesOwnMistake() {
        assertThat(keys(HEAD + "One.\u0007\n\n" + BOARD + FALSE + "Two.\u202E\n"))
                .containsExactly("lesson.control", "lesson.false", "lesson.control");
    }

    @ParameterizedTest
    @CsvSource({
        "One.ENDED---ENDEDTwo.",
        "One.ENDED  ---ENDEDTwo.",
        "One.ENDED----ENDEDTwo.",
        "One.ENDED    ---ENDEDTwo.",
        "- OneENDED  ---ENDED  Two.",
        "1. OneENDED   ---ENDED   Two.",
        "One.ENDEDENDED----ENDEDTwo."
    })
    void aBreakThatEndsNoPageIsAnError(String text) {
        assertThat(keys(HEAD + text.replace("ENDED", "\n"))).containsExactly("lesson.break");
    }

    @ParameterizedTest
    @CsvSource({"lecturn", "Lectern", "lectren", "lectern2"})
    void aBlockWhoseNameIsMisspeltIsNamedAndReadAllTheSame(String name) {
        String text = HEAD + BOARD.replace("lectern", name) + FALSE;

        assertThat(keys(text)).containsExactly("lesson.fence-name", "lesson.false");
        assertThat(keys(HEAD + "```java\nint i;\n```\n")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "claim: One: two        | a text with a colon and a space in it needs quotes.",
                "ask: 'open             | a quotation mark is opened and not closed.",
                "light: [a1, b1         | a list or map in brackets is not closed, or lacks a comma.",
                "ask: `move`            | a text that begins with a sign such as @, % or ` needs quotes.",
                "ask: @move             | a text that begins with a sign such as @, % or ` needs quotes.",
                "ask: \"\\q\"           | in double quotes a backslash needs another one before it.",
                "ask: *move             | a text that begins with *, & or ! needs quotes.",
                "ask: 'a' b             | this line is not indented as those that it belongs to,",
                "ask: moveENDEDwhat     | a key lacks its colon, or something lacks its quotes.",
                "ask:ENDED\thints: x    | lines are indented with spaces, not with tabs.",
                "ask: moveENDED  hints: x | a text with a colon and a space in it needs quotes.",
                "ask: [[[[[[[[[[a]]]]]]]]]] | lists and maps are nested too deeply.",
            })
    void yamlIsToldInOurWords(String yaml, String sentence) {
        List<Finding> findings = findings(HEAD + BOARD + block(yaml.replace("ENDED", "\n")));

        assertThat(findings).hasSize(1);
        assertThat(new Sentences(Language.EN).of(findings.get(0).reason()))
                .startsWith("This is not YAML as it is read here: " + sentence);
    }

    private static String block(String... lines) {
        return "```lectern\n" + String.join("\n", lines) + "\n```\n\n";
    }

    private static List<String> keys(String text) {
        return findings(text).stream().map(finding -> finding.reason().key()).toList();
    }

    private static List<Finding> findings(String text) {
        return LessonCheck.check(LessonReader.read("many.md", text), new Stop());
    }
}
