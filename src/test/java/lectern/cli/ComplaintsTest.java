package lectern.cli;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input gets exit code 2 and one line, which names the offending part. */
class ComplaintsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance                               | lectern: There is no command and no file called “dance”",
                "--dance                             | lectern: There is no option “--dance”",
                "games --dance                       | lectern games: There is no option “--dance”",
                "games chess                         | lectern games: There is no game called “chess”",
                "games infection infection           | lectern games: “infection” is one argument too many",
                "games --lang fr                     | lectern games: --lang cannot be “fr”: it must be en or pt.",
                "games --lang                        | lectern games: Something is missing: --lang",
                "query now                           | lectern query: “now” is one argument too many",
                "perft                               | lectern perft: Something is missing: GAME",
                "perft infection                     | lectern perft: Something is missing: DEPTH",
                "perft infection deep                | lectern perft: DEPTH cannot be “deep”",
                "perft infection -1                  | lectern perft: DEPTH cannot be “-1”",
                "perft infection 1001                | lectern perft: DEPTH cannot be “1001”",
                "perft infection 7/7 2               | lectern perft: The side to move is missing",
                "perft infection start 2 --seed x    | lectern perft: --seed cannot be “x”: it must be a whole number from -9223372036854775808 to 9223372036854775807.",
                "render infection --theme dork --out x.svg | lectern render: --theme cannot be “dork”: it must be light, dark or contrast. Did you mean “dark”?",
                "render infection --cell wide --out x.svg | lectern render: --cell cannot be “wide”: it must be a whole number.",
                "render game.lectern --ply x --out x.svg | lectern render: --ply cannot be “x”: it must be a whole number.",
                "chart game.lectern --mode x --out x.svg | lectern chart: --mode cannot be “x”: it must be total, criteria or thought.",
                "pom.xml --dance                     | lectern: There is no option “--dance”",
                "lesson export x.md --to doc         | lectern lesson export: --to cannot be “doc”: it must be html, pdf or md.",
                "perft infection 7/7 2 --seed 3      | lectern perft: --seed belongs to a start position",
                "perft infection:rules=chess 2       | lectern perft: The option “rules” cannot be “chess”",
                "explain infection                   | lectern explain: Something is missing: MOVE",
                "explain infection zz                | lectern explain: “zz” is not a move",
                "explain infection x 7 x a2          | lectern explain: “x” is one argument too many",
            })
    void badInputIsToldInOneLine(String line, String complaint) {
        Run run = run(line.split(" +"));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith(complaint).endsWith("\n");
        assertThat(run.err().lines()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gmaes                                    | games",
                "lesson chekc lessons                     | check",
                "games --jsno                             | --json",
                "tournament infection easy easy --game=2  | --games",
                "games infektion                          | infection",
                "games infection:rule=ataxx               | rules",
                "tournament infection easy medum          | medium",
            })
    void theNearestKnownWordIsOffered(String line, String meant) {
        Run run = run(line.split(" +"));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(" Did you mean “" + meant + "”?");
    }

    @Test
    void theColumnIsNamed() {
        assertThat(run("explain", "infection", "7/7/7/7/7/7/7z x", "a2").err()).contains("(column 14)");
        assertThat(run("explain", "infection:rules=x", "a2").err()).contains("(column 17)");
        assertThat(run("explain", "infection", "a2b").err()).contains("(column 4)");
    }

    @Test
    void complaintsAreInTheLanguageChosen() {
        assertThat(run("--lang", "pt", "dance").err())
                .startsWith("lectern: Não há nenhum comando nem nenhum ficheiro com o nome «dance»");
        assertThat(run("explain", "infection", "zz", "--lang", "PT").err()).contains("não é uma jogada");
    }

    @Test
    void aTextWithLineBreaksIsStillToldInOneLine() {
        assertThat(run("games", "a\nb\r\u2028c").err().lines()).hasSize(1);
    }

    @Test
    void aPositionThatBeginsWithADashComesAfterTwo() {
        String blocked = "-x-----/-------/-------/-------/-------/-------/------o x";

        assertThat(run("perft", "infection", blocked, "2").err()).contains("-- goes before a text");
        assertThat(run("perft", "--", "infection", blocked, "0")).isEqualTo(new Run(0, "1\n", ""));
    }
}
