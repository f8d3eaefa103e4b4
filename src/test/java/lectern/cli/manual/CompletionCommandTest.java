package lectern.cli.manual;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionCommandTest {
    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void knowsEveryCommandAndItsOptions(String shell) {
        Run run = run("completion", shell);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("tournament", "league", "merge", "heuristic", "resume", "records");
    }

    @Test
    void fishIsToldWhatACommandIsForAndWhatAnOptionCanBe() {
        String script = run("completion", "fish").out();

        assertThat(script.lines())
                .contains("complete -c lectern -n '__fish_use_subcommand' -f -a man -d 'Write a manual page.'")
                .contains("complete -c lectern -n '__fish_seen_subcommand_from league; and not"
                        + " __fish_seen_subcommand_from game merge tables' -l resume -d 'Go on with what the folder"
                        + " holds, if it holds something.'")
                .anyMatch(line -> line.contains("-l theme -r -f -a 'light dark contrast'"))
                .anyMatch(line -> line.contains("-l mode -r -f -a 'total criteria thought'"));
        assertThat(script.lines())
                .allMatch(line ->
                        line.chars().filter(letter -> letter == '\'').count() % 2 == 0 || line.contains("\\'"));
    }

    @Test
    void bashFindsNoFaultInItsScript(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
        Path script = folder.resolve("lectern.bash");
        Files.writeString(script, run("completion", "bash").out());
        Process bash = new ProcessBuilder("/bin/bash", "-n", script.toString()).start();

        assertThat(bash.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(bash.exitValue()).isZero();
    }

    @Test
    void bashCompletesWhatAnOptionCanBeAsTheHelpWritesIt(@TempDir Path folder)
            throws IOException, InterruptedException {
        assertThat(completed(folder, "render --theme d")).isEqualTo("dark");
        assertThat(completed(folder, "completion z")).isEqualTo("zsh");
    }

    @Test
    void bashCompletesNamesOfFilesWhereNothingElseFits(@TempDir Path folder) throws IOException, InterruptedException {
        assertThat(completed(folder, "render monday")).isEmpty();
        assertThat(run("completion", "bash").out())
                .contains("complete -F _complete_lectern -o default lectern")
                .doesNotContain("compopt +o default");
    }

    /** What the script itself completes; where it has nothing, bash goes on with files. */
    private static String completed(Path folder, String words) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
        Path script = folder.resolve("lectern.bash");
        Files.writeString(script, run("completion", "bash").out());
        String asked = ". " + script + "; COMP_WORDS=(lectern " + words
                + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _complete_lectern; echo \"${COMPREPLY[*]}\"";
        Process bash = new ProcessBuilder("/bin/bash", "-c", asked).start();
        String answer = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).isZero();
        return answer.strip();
    }

    @Test
    void anotherShellIsRefused() {
        Run run = run("completion", "tcsh");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("bash");
    }
}
