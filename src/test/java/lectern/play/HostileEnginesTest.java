package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ThreadLocalRandom;
import lectern.game.Seat;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An engine that means harm loses its game with a reason, and nothing that it started is left. */
@Timeout(120)
class HostileEnginesTest {
    private static final Match START = Matches.of("infection");

    private static final String ENGINE = """
            mark="$1"
            while read -r line; do
              case "$line" in
                ugi) echo ugiok ;;
                isready) echo readyok ;;
                go*) %s ;;
                quit) exit 0 ;;
              esac
            done
            """;

    /** Tells these processes from all others: so many seconds they would sleep. */
    private final String mark = "300." + ThreadLocalRandom.current().nextLong(1_000_000_000, 10_000_000_000L);

    @TempDir
    private Path folder;

    @BeforeEach
    void needsAShellAndALookAtProcesses() {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Assumptions.assumeTrue(Files.isReadable(Path.of("/proc/self/environ")));
    }

    @AfterEach
    void leaveNothing() {
        ProcessHandle.allProcesses().filter(this::isOurs).forEach(ProcessHandle::destroyForcibly);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "while :; do sleep $mark; done                           | did not answer “go nodes 10000”",
                "while :; do echo info; echo no >&2; done                | did not answer “go nodes 10000”",
                "while :; do printf %1000d 0; done                       | wrote a line of more than 65536 bytes",
                "(while :; do echo no >&2; done) & echo bestmove f7f7    | answered f7f7, which is not allowed",
                "exit 3                                                  | ended instead of answering",
                "kill -9 $$                                              | ended instead of answering",
                "exec >&-; sleep $mark                                   | closed its output",
                "echo bestmove a1a7                                      | answered a1a7, which is not allowed",
                "echo bestmove f7; echo ugiok; echo bestmove f7          | answered f7, which is not allowed",
            })
    void anEngineThatMeansHarmLosesWithAReason(String atGo, String reason) throws IOException {
        assertLoses(atGo, reason);
    }

    /** None of them has its starter as its parent any more when the game is lost, or minds being asked to end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sleep $mark & exit 3",
                "( sleep $mark & ); exit 3",
                "( trap '' TERM HUP INT QUIT; while :; do sleep $mark; done ) & exit 3",
                "( trap '' TERM HUP; nohup sleep $mark >/dev/null 2>&1 & ); exit 3",
                "( setsid sh -c 'trap \"\" TERM; sleep $0; sleep $0' $mark >/dev/null 2>&1 & ); exit 3",
                "( setsid setsid sleep $mark & ); exit 3",
                "( env -i sleep $mark & ); exit 3",
                "i=0; while [ $i -lt 100 ]; do ( sleep $mark & ); i=$((i + 1)); done; exit 3",
                "( while :; do sleep $mark; done & ); exec sleep $mark",
                "( setsid sleep $mark & ); while :; do :; done",
            })
    void whatAHostileEngineStartedEndsWithIt(String atGo) throws IOException {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")));
        assertLoses(atGo, "The engine “/bin/sh");
    }

    private void assertLoses(String atGo, String reason) throws IOException {
        Path script = Files.writeString(folder.resolve("engine"), ENGINE.formatted(atGo));
        Contender engine =
                PlayerText.readOrEngine("engine:patience=1,command=/bin/sh '" + script + "' " + mark, START.game());
        Referee referee = new Referee(400, thinking -> thinking, new Stop(), new Sentences(Language.EN)::of);

        GameResult result;
        try (SeatedPlayer first = new SeatedPlayer(engine, 1);
                SeatedPlayer second = new SeatedPlayer(PlayerText.read("easy", START.game()), 2)) {
            result = referee.play(START, first, second, Referee.Overseer.NONE)
                    .orElseThrow()
                    .result();
            first.close();
            assertThat(first.survivors()).isEmpty();
        }

        GameResult.Forfeit lost = (GameResult.Forfeit) result;
        assertThat(lost.loser()).isEqualTo(Seat.FIRST);
        assertThat(lost.why()).startsWith("The engine “/bin/sh").contains(reason);
        assertThat(ProcessHandle.allProcesses().filter(this::isOurs)).isEmpty();
    }

    private boolean isOurs(ProcessHandle process) {
        return process.info().commandLine().orElse("").contains(mark);
    }
}
