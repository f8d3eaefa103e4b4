package lectern.cli;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import lectern.cli.CommandLines.Run;
import lectern.game.GameKind;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code lectern exercises}: a sheet, with a key if wanted. */
class ExercisesCommandTest {
    private static final Run NOTHING_TO_SAY = new Run(0, "", "");

    @TempDir
    private Path folder;

    static Stream<String> games() {
        return Games.ALL.stream().map(GameKind::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSheetHasExercisesOfEachKindAndTheKeyTheirAnswers(String game) throws IOException {
        assertThat(run("exercises", game, "--count", "4", "--seed", "7", "--out", file("sheet.html")))
                .isEqualTo(NOTHING_TO_SAY);
        assertThat(run("exercises", game, "--count", "4", "--seed", "7", "--key", "--out", file("key.html")))
                .isEqualTo(NOTHING_TO_SAY);

        String sheet = text("sheet.html");
        assertThat(sheet).contains("Back up the values", "Alpha-beta searches", "UCB1", "depth 2", "seed 7");
        assertThat(sheet.split("class=\"exercise\"", -1)).hasSize(5);
        assertThat(sheet).doesNotContain("Answer key");
        assertThat(text("key.html")).contains("Answer key", "At the root", "looked at", "The highest is");
    }

    @Test
    void theSameSeedPrintsTheSameSheet() throws IOException {
        for (String name : new String[] {"one.pdf", "two.pdf"}) {
            run("exercises", "infection", "--kind", "unseen-leaves", "--count", "2", "--out", file(name));
        }

        assertThat(Files.readAllBytes(folder.resolve("one.pdf")))
                .startsWith("%PDF".getBytes(StandardCharsets.ISO_8859_1))
                .isEqualTo(Files.readAllBytes(folder.resolve("two.pdf")));
    }

    @Test
    void inPortugueseItIsAFicha() throws IOException {
        run("--lang", "pt", "exercises", "pushee", "--kind", "back-up", "--count", "1", "--out", file("ficha.html"));

        assertThat(text("ficha.html")).contains("Exercícios", "Quanto vale a posição", "semente 1");
    }

    @ParameterizedTest
    @CsvSource({
        "--out sheet.txt,ends neither in .pdf nor in .html",
        "--out sheet.pdf --kind guess,no exercises of the kind",
        "--out sheet.pdf --count 0,from 1 to 100",
        "--out sheet.pdf --evaluator best,no evaluator"
    })
    void whatCannotBeIsNamedInOneLine(String options, String said) {
        Run run = run(("exercises infection " + options).split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(said);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
