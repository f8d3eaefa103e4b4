package lectern.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lessons that mean harm end in a finding, and cost neither time nor memory. */
class HostileLessonsTest {
    private static final String HEAD = """
            ---
            id: hostile
            title: A hostile lesson
            game: infection
            language: en
            level: beginner
            minutes: 10
            author: Nobody
            ---

            """;

    @Test
    void listsNestedWithoutEnd() {
        assertThat(keys(block("light: " + "[".repeat(8_000)))).containsExactly("written.bad-yaml");
    }

    @Test
    void mapsNestedWithoutEnd() {
        assertThat(keys(block("light: " + "{a: ".repeat(3_000)))).containsExactly("written.bad-yaml");
    }

    @Test
    void aHeadNestedWithoutEnd() {
        assertThat(keys("---\nid: " + "[".repeat(100_000) + "\n---\n")).containsExactly("lesson.block-long");
    }

    @Test
    void aliasesThatGrow() {
        String laughs = IntStream.range(1, 9)
                .mapToObj(i -> "a" + i + ": &a" + i + " [*a" + (i - 1) + ", *a" + (i - 1) + ", *a" + (i - 1) + "]")
                .collect(Collectors.joining("\n"));

        assertThat(keys(block("a0: &a0 [x, x, x]\n" + laughs))).containsExactly("written.bad-yaml");
    }

    @Test
    void anAliasOfItself() {
        assertThat(keys(block("light: &a [*a]"))).containsExactly("written.bad-yaml");
    }

    @Test
    void keysThatAreMaps() {
        assertThat(keys(block("? {a: b}\n: c"))).containsExactly("written.no-key");
    }

    @Test
    void aTagThatNamesAClass() {
        assertThat(keys(block("light: !!javax.script.ScriptEngineManager [a1]")))
                .containsExactly("written.bad-yaml");
    }

    @Test
    void twoDocumentsInABlock() {
        assertThat(keys(block("start: 1\n--- \nstart: 2"))).containsExactly("written.bad-yaml");
    }

    @Test
    void aTextThatIsTooLong() {
        assertThat(keys("x".repeat(Limits.FILE + 1))).containsExactly("lesson.file-large");
    }

    @Test
    void tenThousandPages() {
        assertThat(keys(HEAD + "page\n\n---\n\n".repeat(10_000))).containsExactly("lesson.pages");
    }

    @Test
    void tenThousandBlocks() {
        assertThat(keys(HEAD + "```lectern\nstart: 1\n```\n".repeat(10_000))).containsExactly("lesson.blocks");
    }

    @Test
    void quotationsAndEmphasisWithoutEnd() {
        String text = ">".repeat(10_000) + " a\n\n" + "*a **b ".repeat(5_000) + "\n\n" + "[".repeat(20_000) + "\n";

        assertThat(LessonReader.read("hostile.md", HEAD + text).lesson()).isPresent();
    }

    @Test
    void aThousandMistakes() {
        assertThat(keys(HEAD + "<b>x</b>\n\n".repeat(1_000))).hasSize(Limits.FINDINGS);
    }

    @Test
    void anEmptyFile() {
        assertThat(keys("")).containsExactly("lesson.no-head");
    }

    private static String block(String yaml) {
        return HEAD + "```lectern\n" + yaml + "\n```\n";
    }

    private static List<String> keys(String text) {
        return LessonReader.read("hostile.md", text).findings().stream()
                .map(finding -> finding.reason().key())
                .toList();
    }
}
