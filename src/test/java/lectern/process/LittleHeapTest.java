package lectern.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However large the task, a heap that is too small for it ends no command with a stack trace. */
@Timeout(240)
class LittleHeapTest {
    private static final int MEGABYTES = 64;
    private static final String SYRTIS = "2Csc2/1SCSCc1/csscCSc/ScS1cSc/ScsSCCS/1Sscsc1/2SCs2 t - 0,0 -";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "syrtis | " + SYRTIS + " | mcts | 400000 | The tree is full",
                "infection | o5x/7/7/7/7/7/x5o x 0 1 | mcts | 1000000 | The tree is full",
                "infection | o5x/7/7/7/7/7/x5o x 0 1 | solver | 2500000 | The memory is full",
                "infection | o5x/7/7/7/7/7/x5o x 0 1 | search | 2000000 | The memory is full",
            })
    void aPlayerAtItsBoundAnswersAndSaysSo(String game, String position, String player, String nodes, String note)
            throws Exception {
        String request = "{\"do\":\"choose\",\"game\":\"%s\",\"position\":\"%s\",\"player\":\"%s\",\"nodes\":%s}"
                .formatted(game, position, player, nodes);
        try (Child child = Child.lecternWithin(MEGABYTES, "query").say(request).endInput()) {
            String answer = child.answer().orElseThrow();

            assertThat(answer).startsWith("{\"move\"").contains(note);
            assertThat(child.end().complaints()).isEmpty();
            assertThat(child.exitCode()).isZero();
        }
    }

    @Test
    void aLessonMayAskForALargeTree(@TempDir Path folder) throws Exception {
        Path lesson = Files.writeString(folder.resolve("large.en.md"), """
                ---
                id: large
                title: A large tree
                game: infection
                language: en
                level: beginner
                minutes: 1
                author: Tester
                ---

                What would it play?

                ```lectern
                position: o5x/7/7/7/7/7/x5o x 0 1
                ```

                ```lectern
                decide: mcts:nodes=1000000
                ```
                """);
        try (Child child = Child.lecternWithin(
                MEGABYTES,
                "lesson",
                "export",
                lesson.toString(),
                "--to",
                "html",
                "--out",
                folder.resolve("out.html").toString())) {
            Child.Exit end = child.end();

            assertThat(end.complaints()).isEmpty();
            assertThat(end.exitCode()).isZero();
        }
    }

    @Test
    void aPictureWithTooManyPixelsIsRefusedWithTheMostThereMayBe(@TempDir Path folder) throws Exception {
        String name = folder.resolve("board.png").toString();
        try (Child child = Child.lecternWithin(MEGABYTES, "render", "shiftago", "--cell", "512", "--out", name)) {
            Child.Exit end = child.end();

            assertThat(end.exitCode()).isEqualTo(2);
            assertThat(end.complaints()).singleElement().asString().contains("--cell cannot be 512", "may have up to ");
            String widest = end.complaints().get(0).replaceFirst(".* up to ([0-9]+) pixels.*", "$1");
            try (Child again = Child.lecternWithin(MEGABYTES, "render", "shiftago", "--cell", widest, "--out", name)) {
                assertThat(again.end()).isEqualTo(new Child.Exit(0, List.of()));
            }
        }
    }

    @Test
    void aTournamentOfManyThreadsDividesTheMemory(@TempDir Path folder) throws Exception {
        try (Child child = Child.lecternWithin(
                MEGABYTES,
                "tournament",
                "infection",
                "mcts:nodes=150000",
                "easy",
                "--games",
                "8",
                "--plies",
                "10",
                "--threads",
                "8",
                "--out",
                folder.toString())) {
            assertThat(child.end().exitCode()).isZero();
        }
    }
}
