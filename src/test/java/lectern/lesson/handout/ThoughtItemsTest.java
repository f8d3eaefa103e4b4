package lectern.lesson.handout;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.lesson.Lesson;
import lectern.lesson.read.LessonReader;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;

class ThoughtItemsTest {
    private static final String BEFORE = """
            ---
            id: small
            title: Small
            game: catsdogs:size=4,specials=off
            language: LANGUAGE
            level: advanced
            minutes: 15
            author: Author
            ---

            ```lectern
            position: d#2/d1d1/4/cc1c c 7 -
            ```

            ```lectern
            BLOCK
            ```
            """;

    private static String sheet(String language, String... lines) {
        String text = BEFORE.replace("LANGUAGE", language).replace("BLOCK", String.join("\n", lines));
        Lesson lesson = LessonReader.read("small.md", text).lesson().orElseThrow();
        return new Handout(lesson, false).html(new Stop());
    }

    @Test
    void aTreeIsPrintedWithItsMovesItsCutsAndWhatCameOfIt() {
        String page = sheet("en", "think: alpha-beta", "depth: 2", "evaluator: mobility");

        assertThat(page)
                .contains("Alpha-beta, 2 plies deep: 13 positions are looked at besides the present one.")
                .contains("The search chooses d3, worth 0.")
                .contains(">≤ −1</text>", ">c3</text>")
                .contains("Cut off, and how many moves were never searched")
                .doesNotContain("Folded");
    }

    @Test
    void pseudocodeIsPrintedLineByLineAndTellsNothingOfTheResult() {
        String page = sheet("pt", "think: minimax", "depth: 2", "show: pseudocode");

        assertThat(page)
                .contains("Minimax, com profundidade 2</p><pre>valor(posição, profundidade)\n")
                .contains("\n            melhor ← máx(melhor, v)\n")
                .doesNotContain("escolhe");
    }

    @Test
    void trialsArePrintedWithTheirNumbersAndTheNextTrialsPhases() {
        String page = sheet("en", "think: uct", "trials: 30");

        assertThat(page)
                .contains("UCT after 30 trials: ", ">Move</th>", ">Bound</th>")
                .contains("Trial 31 comes next:", "Selection:", "Playout:", "Back-up:");
    }

    @Test
    void aTreeOfTrialsCanBePrinted() {
        assertThat(sheet("en", "think: ucb1", "trials: 12", "show: tree"))
                .contains("UCB1 after 12 trials", ">d3</text>");
    }
}
