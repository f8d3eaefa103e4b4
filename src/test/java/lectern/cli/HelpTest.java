package lectern.cli;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --help} and {@code --version} at every level. */
class HelpTest {
    private static final String VERSION = "Lectern [0-9]+\\.[0-9]+\\.[0-9]+\n";

    @ParameterizedTest
    @ValueSource(strings = {"games", "explain", "perft", "render", "tournament", "query"})
    void everyCommandHelpsWithAnExample(String command) {
        Run help = run(command, "--help");

        assertThat(help.exitCode()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .contains("Usage: lectern " + command, "Example:", "lectern " + command, "Show this help and end.");
        assertThat(run(command, "-h")).isEqualTo(help);
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "explain", "perft", "render", "tournament", "query"})
    void everyCommandHelpsInPortuguese(String command) {
        assertThat(run("--lang", "pt", command, "--help").out())
                .contains("Utilização: lectern " + command, "Exemplo:", "Mostra esta ajuda e termina.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "explain", "perft", "render", "tournament", "query"})
    void everyCommandTellsItsVersion(String command) {
        assertThat(run(command, "--version").out()).matches(VERSION);
        assertThat(run(command, "-V").exitCode()).isZero();
    }

    @Test
    void aloneLecternShowsItsHelp() {
        assertThat(run().exitCode()).isZero();
        assertThat(run().out()).contains("Usage: lectern", "Commands:", "Example:");
        assertThat(run("--help")).isEqualTo(run());
        assertThat(run("--version").out()).matches(VERSION);
    }
}
