package lectern.play.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.PlayerFailure;
import lectern.search.Thinking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines that start processes which no longer have them as their parents: they do not outlive the game. */
@Timeout(120)
class EngineFamilyTest {
    /** Starts a process, by a process that ends at once; then speaks the protocol. */
    private static final String FORKS_TWICE = """
            ( sleep "$1" & echo $! > "$2" )
            while read -r line; do
              case "$line" in
                ugi) echo ugiok ;;
                isready) echo readyok ;;
                go*) %s ;;
                quit) %s ;;
              esac
            done
            """;

    /** Starts anew what ends. */
    private static final String RESTARTS = """
            ( while :; do sleep "$1"; done & echo $! > "$2" )
            echo ready
            read -r line
            """;

    /** Starts a process in a session of its own and with an environment of its own, whose parent ends when told so. */
    private static final String LETS_GO = """
            sh -c 'env -i setsid sleep "$1" & echo $! > "$2"; echo ready; read -r line' sh "$1" "$2"
            echo gone
            read -r line
            """;

    private static final String FORKS_WITH_ANOTHER_ENVIRONMENT = """
            ( env -i sleep "$1" & echo $! > "$2" )
            echo $$
            read -r line
            """;

    private static final String FORKS_INTO_ANOTHER_SESSION = """
            ( setsid sh -c 'echo $$ > "$2"; exec sleep "$1"' sh "$1" "$2" & )
            until [ -s "$2" ]; do :; done
            echo ready
            read -r line
            """;

    private final Position start = Games.read("infection").start(0).position();

    /** Tells these processes from all others. */
    private final String seconds = "300." + ThreadLocalRandom.current().nextLong(1_000_000_000, 10_000_000_000L);

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
    @ValueSource(strings = {"exit 0", ":"})
    void whatWasForkedTwiceEndsWithTheGame(String atQuit) throws Exception {
        EnginePlayer player = player(FORKS_TWICE.formatted("echo bestmove f7", atQuit));
        player.decide(start, Thinking.within(Budget.ofNodes(1)));
        ProcessHandle orphan = told();
        assertThat(ProcessHandle.current().descendants())
                .as("it has lost its parent")
                .doesNotContain(orphan);

        player.close();

        assertIsGone(orphan);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit 3", ":", "echo nonsense", "echo bestmove nonsense", "exec >&-"})
    void whatWasForkedTwiceEndsWithAnEngineThatFails(String atGo) throws Exception {
        EnginePlayer player = player(FORKS_TWICE.formatted(atGo, "exit 0"));

        assertThatThrownBy(() -> player.decide(start, Thinking.within(Budget.ofNodes(1))))
                .isInstanceOf(PlayerFailure.class);

        assertIsGone(told());
        assertThat(player.isRunning()).isFalse();
    }

    @Test
    void whatIsStartedAnewWhileItIsEndedEndsToo() throws Exception {
        EngineFamily family = EngineFamily.start(command(RESTARTS));
        assertThat(heard(family).next()).isPresent();

        family.kill();

        assertIsGone(told());
        for (ProcessHandle left :
                ProcessHandle.allProcesses().filter(this::isOurs).toList()) assertIsGone(left);
    }

    @Test
    void whatHasAnotherEnvironmentIsFoundByItsSession() throws Exception {
        needsSessions();
        EngineFamily family = EngineFamily.start(command(FORKS_WITH_ANOTHER_ENVIRONMENT));
        assertThat(heard(family).next().orElseThrow().text())
                .as("the program is the process that was started, and no child of it")
                .isEqualTo(String.valueOf(family.engine().pid()));

        assertThat(family.kill()).isEmpty();

        assertIsGone(told());
    }

    @Test
    void whatHasLeftBothIsFoundIfItWasSeenBefore() throws Exception {
        needsSessions();
        EngineFamily family = EngineFamily.start(command(LETS_GO));
        BoundedLines heard = heard(family);
        assertThat(heard.next()).isPresent();
        family.look();
        family.engine().outputWriter().append("\n").flush();
        assertThat(heard.next()).isPresent();

        assertThat(family.kill()).isEmpty();

        assertIsGone(told());
    }

    @Test
    void whatCannotBeEndedIsNamed() throws Exception {
        needsSessions();
        EngineFamily family = EngineFamily.start(command(FORKS_INTO_ANOTHER_SESSION), process -> {});
        assertThat(heard(family).next()).isPresent();

        assertThat(family.kill())
                .extracting(process -> Survivor.of("bot", process))
                .containsExactly(new Survivor(
                        "bot", told().pid(), told().info().commandLine().orElseThrow()))
                .allSatisfy(survivor -> assertThat(survivor.command()).endsWith("sleep " + seconds));
    }

    @Test
    void aProcessOfAnotherEngineIsLeftAlone() throws Exception {
        EngineFamily one = EngineFamily.start(List.of("/bin/sh", "-c", "read -r line"));
        EngineFamily other = EngineFamily.start(List.of("/bin/sh", "-c", "read -r line"));

        one.kill();

        assertThat(one.engine().onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
        assertThat(other.engine().isAlive()).isTrue();
        other.kill();
        other.engine().onExit().get(30, TimeUnit.SECONDS);
    }

    private static BoundedLines heard(EngineFamily family) {
        return new BoundedLines(family.engine().getInputStream(), 100);
    }

    private static void needsSessions() {
        Assumptions.assumeTrue(OwnSession.of(List.of("sh")).isPresent());
    }

    private EnginePlayer player(String script) {
        return new EnginePlayer(Engine.of("ugi", command(script)).waitedFor(new Engine.Patience(60_000, 60_000, 500)));
    }

    private List<String> command(String script) {
        return List.of(
                "/bin/sh", "-c", script, "sh", seconds, folder.resolve("pid").toString());
    }

    private ProcessHandle told() throws Exception {
        long pid = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
        return ProcessHandle.of(pid).orElse(null);
    }

    private boolean isOurs(ProcessHandle process) {
        return process.info().commandLine().orElse("").contains(seconds);
    }

    /** Of one that is gone already there is no handle. */
    private static void assertIsGone(ProcessHandle process) throws Exception {
        if (process == null) return;
        assertThat(process.onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
    }
}
