package lectern.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A command whose answer does not arrive does not end well, and says so in one line. */
@Timeout(120)
class LostAnswersTest {
    private static final File FULL = new File("/dev/full");

    @BeforeAll
    static void thereIsADeviceThatIsAlwaysFull() {
        Assumptions.assumeTrue(FULL.canWrite());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "explain infection g7g5",
                "perft infection 2",
                "lesson check lessons/infection",
                "lesson export lessons/infection/rules.en.md --to md",
                "tournament infection easy easy --games 2 --csv",
            })
    void whatIsPrintedOntoAFullDiskIsToldAndEndsWithStatusOne(String line) throws Exception {
        try (Child child = Child.lecternInto(FULL, line.split(" "))) {
            Child.Exit end = child.end();

            assertThat(end.exitCode()).isEqualTo(1);
            assertThat(end.complaints())
                    .filteredOn(told -> !told.contains(" games, "))
                    .singleElement()
                    .asString()
                    .startsWith("lectern")
                    .endsWith(": Standard output could not be written: No space left on device");
        }
    }

    @Test
    void aQueryWhoseAnswerIsLostEnds() throws Exception {
        try (Child child = Child.lecternInto(FULL, "query").say("{\"do\":\"games\"}", "{\"do\":\"games\"}")) {
            assertThat(child.end())
                    .isEqualTo(new Child.Exit(
                            1,
                            List.of("lectern query: Standard output could not be written: No space left on device")));
        }
    }

    @Test
    void anEngineWhoseAnswerIsLostEndsThoughItsInputIsOpen() throws Exception {
        try (Child child = Child.lecternInto(FULL, "ugi", "--game", "infection").say("isready")) {
            assertThat(child.end())
                    .isEqualTo(new Child.Exit(
                            1, List.of("lectern ugi: Standard output could not be written: No space left on device")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"html", "pdf", "md"})
    void aFileThatCannotBeWrittenIsNamed(String format) throws Exception {
        try (Child child = Child.lectern(
                "lesson", "export", "lessons/infection/rules.en.md", "--to", format, "--out", FULL.getPath())) {
            Child.Exit end = child.end();

            assertThat(end.exitCode()).isEqualTo(2);
            assertThat(end.complaints())
                    .last()
                    .asString()
                    .endsWith("“/dev/full” cannot be written: the system says “No space left on device”.");
        }
    }

    @ParameterizedTest
    @CsvSource({"games.csv, --csv", "summary.json, --json"})
    void aTableOfATournamentThatCannotBeWrittenIsNamed(String file, String option, @TempDir Path folder)
            throws Exception {
        Files.createDirectories(folder.resolve(file).resolve("in the way"));
        try (Child child = Child.lectern(
                "tournament", "infection", "easy", "easy", "--games", "2", "--out", folder.toString(), option)) {
            Child.Exit end = child.end();

            assertThat(end.exitCode()).isEqualTo(1);
            assertThat(end.complaints())
                    .last()
                    .asString()
                    .startsWith("lectern tournament: ")
                    .contains(folder.resolve(file).toString());
        }
    }
}
