package lectern.cli;

import static lectern.cli.CommandLines.run;
import static lectern.cli.CommandLines.runWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;

class UgiCommandTest {
    @Test
    void itPlaysTheGameThatIsNamed() {
        Run run = runWithInput("ugi\nquit\n", Locale.ENGLISH, "ugi", "--game", "pushee:size=8");
        assertThat(run.outLines().get(0)).matches("id name Lectern [0-9.]+");
        assertThat(run.outLines()).endsWith("info string The game is pushee:size=8.", "ugiok");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void itsRemarksAreInTheLanguageChosen() {
        Run run = runWithInput("position\n", Locale.ENGLISH, "ugi", "--game", "infection", "--lang", "pt");
        assertThat(run.out()).startsWith("info string Uma posição é «startpos» ou «fen»");
    }

    @Test
    void withoutAGameItDoesNotBegin() {
        assertThat(run("ugi")).isEqualTo(new Run(2, "", "lectern ugi: Something is missing: --game.\n"));
        assertThat(run("ugi", "--game", "chess").err())
                .startsWith("lectern ugi: There is no game called “chess”")
                .endsWith("(column 1)\n");
        assertThat(run("ugi", "--game", "chess").exitCode()).isEqualTo(2);
    }

    @Test
    void itHelpsWithAnExample() {
        assertThat(run("ugi", "--help").out())
                .contains("Usage: lectern ugi", "Example:", "lectern ugi --game infection");
    }
}
