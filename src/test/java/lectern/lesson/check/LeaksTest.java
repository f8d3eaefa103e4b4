package lectern.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.lesson.Lesson;
import lectern.lesson.read.LessonReader;
import lectern.lesson.read.Reading;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that the sheet for students tells after it has asked. */
class LeaksTest {
    private static final String HEAD = """
            ---
            id: leaky
            title: Leaks
            game: infection
            language: en
            level: beginner
            minutes: 10
            author: Nobody
            ---

            """;
    private static final String BOARD = block("position: o5x/7/3oo2/4x2/7/7/x5o x 0 5");
    private static final String BEST = block("ask: move", "question: Which?", "accept: {at-least: {infected: 2}}");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Blue goes to `d4`.\n",
                "```lectern\nplay: d4 g1g3\n```\n",
                "```lectern\nclaim: Two ways, d4 and e4e6.\nonly: d4 e4e6\nthat: {at-least: {infected: 2}}\n```\n",
                "```lectern\nask: choice\nquestion: What does e4e6 do?\nchoices: [{text: This, right: true}, {text: That}]\n```\n",
            })
    void aRightMoveAloneOnALaterPageIsALeak(String page) {
        assertThat(leaks(HEAD + BOARD + BEST + "---\n\n# Next\n\n" + page)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Beside others it says little.
                "Blue could go to `d4`, `f6` or `e4e6`.\n",
                "```lectern\nplay: f6\n```\n\n```lectern\nplay: d4\n```\n",
                // Another board has moves with the same names.
                "Now `d4`.\n\n```lectern\nposition: x6/7/7/7/7/7/oo5 x 0 1\n```\n",
                "Nothing of the kind.\n",
            })
    void whatWouldStandThereAnywayIsNone(String page) {
        assertThat(leaks(HEAD + BOARD + BEST + "---\n\n# Next\n\n" + page)).isEmpty();
    }

    @Test
    void whatTheKeyTellsIsNone() {
        assertThat(leaks(HEAD + BOARD + BEST + "Blue goes to `d4`.\n\n" + block("play: d4")))
                .isEmpty();
        assertThat(leaks(HEAD + BOARD + "Blue can go to `d4`.\n\n" + BEST)).isEmpty();
    }

    @Test
    void allCellsTogetherAreALeak() {
        String asked = HEAD + BOARD + block("ask: cells", "question: Which?", "accept: d4 e6") + "---\n\n";

        assertThat(leaks(asked + "Look at d4 and e6.\n")).hasSize(1);
        assertThat(leaks(asked + "Look at d4.\n")).isEmpty();
    }

    @Test
    void aNumberIsALeakIfItIsLargeOrBroken() {
        assertThat(leaks(number("12") + "That makes 12.\n")).hasSize(1);
        assertThat(leaks(number("-0.25") + "It is worth −0.25, or −0,25.\n")).hasSize(1);
        assertThat(leaks(number("1500") + "It looks at 1,500 positions.\n")).hasSize(1);
        assertThat(leaks(number("0.125") + "Half of that is 0.125.\n")).hasSize(1);
        assertThat(leaks(number("4") + "That makes 4.\n")).isEmpty();
        assertThat(leaks(number("10") + "Now 10,000 or 10 000 positions, on a10.\n"))
                .isEmpty();
    }

    private static String number(String answer) {
        return HEAD + BOARD + block("ask: number", "question: How many?", "answer: " + answer) + "---\n\n";
    }

    private static String block(String... lines) {
        return "```lectern\n" + String.join("\n", lines) + "\n```\n\n";
    }

    private static List<String> leaks(String text) {
        Reading reading = LessonReader.read("leaky.md", text);
        assertThat(reading.findings()).isEmpty();
        Lesson lesson = reading.lesson().orElseThrow();
        return Leaks.findings("leaky.md", lesson, new Stop()).stream()
                .map(finding -> finding.line() + " " + finding.reason().arguments())
                .toList();
    }
}
