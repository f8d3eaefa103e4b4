package lectern.cli.manual;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManCommandTest {
    @Test
    void thePageOfLecternNamesAllItsCommands() {
        Run run = run("man");

        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0)).startsWith(".TH \"LECTERN\" 1");
        assertThat(run.outLines()).contains(".SH COMMANDS", "league", "tournament", "query", "man");
    }

    @Test
    void thePageOfACommandBelowAnotherTellsItsOptions() {
        Run run = run("man", "league", "merge");

        assertThat(run.outLines())
                .contains(".SH NAME", "lectern\\-league\\-merge \\- Put the parts of a league together.")
                .containsSequence(".TP", "\\-\\-out DIR", "The folder for the whole league.");
    }

    @Test
    void noLineOfTextIsTakenForACommand() {
        assertThat(run("man", "league").outLines())
                .allMatch(line -> !line.startsWith(".") || line.matches("[.](TH|SH|TP|PP|nf|fi)( .*)?"))
                .noneMatch(line -> line.startsWith("'"));
    }

    @Test
    void everyCommandLineOfAnExampleStandsAlone() {
        assertThat(run("man", "render").outLines())
                .containsSequence(
                        ".nf", "  lectern render game.lectern \\-\\-ply 12 \\-\\-out board.png", ".fi", ".nf");
        assertThat(run("man").outLines())
                .containsSequence(".PP", ".nf", "  lectern monday.lectern corners.heuristic.yaml", ".fi", ".PP")
                .noneMatch(line -> line.contains("%n"));
    }

    @Test
    void writesThePagesOfAllCommands(@TempDir Path folder) throws IOException {
        assertThat(run("man", "--out", folder.toString()).exitCode()).isZero();

        assertThat(folder.resolve("lectern.1")).isRegularFile();
        assertThat(folder.resolve("lectern-query.1")).isRegularFile();
        assertThat(Files.readString(folder.resolve("lectern-league-merge.1")))
                .isEqualTo(run("man", "league", "merge").out());
    }

    @Test
    void aFolderThatIsNotThereIsNamed(@TempDir Path folder) {
        Run run = run("man", "--out", folder.resolve("missing").toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("missing");
    }

    @Test
    void whatIsNoCommandIsNamed() {
        Run run = run("man", "leage");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("leage");
    }

    @Test
    void speaksPortuguese() {
        assertThat(run("man", "league", "--lang", "pt").out()).contains("Guardar todos os jogos nesta pasta");
    }
}
