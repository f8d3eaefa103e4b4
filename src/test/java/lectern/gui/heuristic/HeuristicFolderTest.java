package lectern.gui.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.settings.DataFolder;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.Formula;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was saved is there again. */
class HeuristicFolderTest {
    private static final GameKind GAME = Games.ALL.get(0);

    @TempDir
    private Path data;

    @ParameterizedTest
    @ValueSource(strings = {"Mine", "A minha heurística", "../../up", "a/b:c*?", "CON", "50 %, #2", "名前"})
    void whatIsSavedUnderANameIsReadAgain(String name) throws IOException {
        HeuristicFolder folder = new HeuristicFolder(new DataFolder(data));
        Heuristic heuristic = Heuristic.of(name, GAME, GAME.strong());
        folder.write(heuristic);

        assertThat(folder.read()).containsExactly(heuristic);
        assertThat(files()).allSatisfy(file -> assertThat(file).startsWith(data.resolve("heuristics/" + GAME.id())));
        folder.delete(heuristic);
        assertThat(folder.read()).isEmpty();
    }

    @Test
    void ofOneNameThereIsOne() throws IOException {
        HeuristicFolder folder = new HeuristicFolder(new DataFolder(data));
        folder.write(Heuristic.of("Mine", GAME, GAME.strong()));
        folder.write(Heuristic.of("mine", GAME, GAME.report()));

        assertThat(folder.read()).containsExactly(Heuristic.of("mine", GAME, GAME.report()));
    }

    @Test
    void whatIsTooLongToBeReadAgainIsNotSaved() throws IOException {
        String words = "ã".repeat(Heuristic.LONGEST_ABOUT);
        List<HeuristicTerm> terms = IntStream.range(0, Heuristic.MOST_TERMS)
                .mapToObj(i -> HeuristicTerm.of("term-" + i, Formula.number("1", GAME), 1)
                        .withAbout(words))
                .toList();

        assertThat(new HeuristicFolder(new DataFolder(data)).write(Heuristic.of("long", GAME, terms)))
                .isFalse();
        assertThat(files()).isEmpty();
    }

    @Test
    void whatCannotBeReadIsLeftWhereItIs() throws IOException {
        HeuristicFolder folder = new HeuristicFolder(new DataFolder(data));
        Heuristic whole = Heuristic.of("whole", GAME, GAME.strong());
        folder.write(whole);
        Path damaged = data.resolve("heuristics").resolve(GAME.id()).resolve("damaged.heuristic.yaml");
        Files.writeString(damaged, "lectern: heuristic 1\nname: [");

        assertThat(folder.read()).containsExactly(whole);
        assertThat(damaged).exists();
    }

    @Test
    void withoutAFolderThereIsNone() {
        assertThat(new HeuristicFolder(new DataFolder(data.resolve("none"))).read())
                .isEmpty();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(data)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
