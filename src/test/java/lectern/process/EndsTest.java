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
import org.junit.jupiter.params.provider.ValueSource;

/** How a command ends: with its input, with the reader of its output, and by a signal. */
@Timeout(180)
class EndsTest {
    private static final String PLACE = "\"game\":\"infection\",\"position\":\"o5x/7/7/7/7/7/x5o x 0 1\"";
    private static final String ENDLESS = "1000000000000";
    private static final String THINK_FOREVER =
            "{\"do\":\"choose\"," + PLACE + ",\"player\":\"mcts\",\"nodes\":" + ENDLESS + "}";

    @Test
    void queryAnswersAllThatItHasReadAfterItsInputHasEnded() throws Exception {
        String request = "{\"do\":\"choose\"," + PLACE + ",\"player\":\"search\",\"nodes\":20000}";
        try (Child child = Child.lectern("query").say(request, request, request).endInput()) {
            for (int i = 0; i < 3; i++) assertThat(child.answer().orElseThrow()).startsWith("{\"move\"");

            assertThat(child.answer()).isEmpty();
            assertThat(child.end()).isEqualTo(new Child.Exit(0, List.of()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"search", "mcts", "solver"})
    void millisecondsBoundARequestWhateverItsNodes(String player) throws Exception {
        String request = "{\"do\":\"choose\"," + PLACE + ",\"player\":\"" + player + "\",\"millis\":300,\"nodes\":"
                + ENDLESS + "}";
        try (Child child = Child.lectern("query").say(request).endInput()) {
            assertThat(child.answer().orElseThrow()).startsWith("{\"move\"");
            assertThat(child.exitCode()).isZero();
        }
    }

    @Test
    void aDeepCountEndsWithItsMilliseconds() throws Exception {
        String request = "{\"do\":\"perft\"," + PLACE + ",\"depth\":1000,\"millis\":300}";
        try (Child child = Child.lectern("query").say(request).endInput()) {
            assertThat(child.answer().orElseThrow()).contains("out-of-time");
            assertThat(child.exitCode()).isZero();
        }
    }

    @Test
    void queryEndsAtItsNextAnswerIfNobodyReadsItThoughMoreIsAsked() throws Exception {
        String request = "{\"do\":\"legal\"," + PLACE + "}";
        try (Child child = Child.lectern("query").stopReading().say(request, THINK_FOREVER)) {
            Child.Exit end = child.end();

            assertThat(end.exitCode()).isEqualTo(1);
            assertThat(end.complaints())
                    .singleElement()
                    .asString()
                    .startsWith("lectern query: Standard output could not be written: ");
        }
    }

    @Test
    void anEngineEndsAtItsNextLineIfNobodyReadsItThoughItThinksAndItsInputIsOpen() throws Exception {
        try (Child child = Child.lectern("ugi", "--game", "infection").say("position startpos", "go infinite")) {
            child.awaitAnswer("info depth").stopReading();

            assertThat(child.end().exitCode()).isEqualTo(1);
        }
    }

    @Test
    void aTournamentEndsAtItsNextLineIfNobodyReadsItAndKeepsWhatWasFinished(@TempDir Path folder) throws Exception {
        try (Child child = Child.lectern(
                "tournament", "infection", "medium", "medium", "--games", "400", "--out", folder.toString())) {
            child.stopReadingComplaints();

            assertThat(child.exitCode()).isEqualTo(1);
            assertThat(Files.readString(folder.resolve("results.txt")))
                    .contains("tournament-game: 1 ")
                    .endsWith("\n");
        }
    }

    @ParameterizedTest
    @CsvSource({"INT, 2", "TERM, 15"})
    void aSignalEndsAQueryThatThinks(String signal, int number) throws Exception {
        try (Child child = Child.lectern("query").say(THINK_FOREVER)) {
            child.awaitThinking().signal(signal, number);

            assertThat(child.exitCode()).isEqualTo(128 + number);
        }
    }

    @ParameterizedTest
    @CsvSource({"INT, 2", "TERM, 15"})
    void aSignalEndsAnEngineThatThinks(String signal, int number) throws Exception {
        try (Child child = Child.lectern("ugi", "--game", "infection").say("position startpos", "go infinite")) {
            child.awaitThinking().signal(signal, number);

            assertThat(child.exitCode()).isEqualTo(128 + number);
        }
    }

    @ParameterizedTest
    @CsvSource({"INT, 2, mcts", "TERM, 15, mcts", "INT, 2, search", "TERM, 15, solver"})
    void aSignalEndsATournamentWhosePlayersThink(String signal, int number, String player, @TempDir Path folder)
            throws Exception {
        try (Child child = Child.lectern(
                "tournament",
                "infection",
                player + ":nodes=" + ENDLESS,
                "easy",
                "--games",
                "10",
                "--opening",
                "0",
                "--out",
                folder.toString())) {
            child.awaitThinking().signal(signal, number);

            assertThat(child.end().complaints()).last().asString().contains("with --resume the tournament goes on");
            assertThat(child.exitCode()).isEqualTo(128 + number);
        }
    }
}
