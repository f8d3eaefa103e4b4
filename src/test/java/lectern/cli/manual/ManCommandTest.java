package lectern.cli.manual;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;

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
                .allMatch(line -> !line.startsWith(".") || line.matches("[.](TH|SH|TP)( .*)?"))
                .noneMatch(line -> line.startsWith("'"));
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
