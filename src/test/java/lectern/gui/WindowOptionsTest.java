package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.settings.DataFolder;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindowOptionsTest {
    private static final Set<String> COMMANDS = Set.of("query", "games", "src");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--lang pt",
                "--lang=pt",
                "--data query",
                "--theme",
                "--scale 150 --theme dark --data=a=b",
                "--present",
                "--present --lang pt",
                "games/0012/03.lectern",
                "--theme dark a.lectern --lang=pt",
                "a.lectern b.HEURISTIC.yml c.md lessons",
                "lessons",
                "./query",
                "a.lectern wrong",
                "-- -a.lectern",
                "--theme dark -- query"
            })
    void withoutACommandItIsTheWindowThatIsAskedFor(String line) {
        assertThat(Launcher.isAskedFor(COMMANDS::contains, words(line))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "query",
                "--lang pt query",
                "--lang=pt games",
                "--help",
                "--theme dark --help",
                "-V",
                "dark",
                "query a.lectern",
                "src",
                "wrong a.lectern",
                "--.lectern",
                "games -- a.lectern",
                "--"
            })
    void withACommandItIsTheCommandLine(String line) {
        assertThat(Launcher.isAskedFor(COMMANDS::contains, words(line))).isFalse();
    }

    @Test
    void whatIsNotSaidIsLeftOpen() throws Exception {
        DataFolder usual = new DataFolder(Path.of("usual"));

        assertThat(WindowOptions.read(List.of(), () -> Optional.of(usual)))
                .isEqualTo(new WindowOptions(
                        usual, Optional.empty(), Optional.empty(), Optional.empty(), false, List.of()));
    }

    @Test
    void filesAreOpenedAtOnceEachByItsWholePath() throws Exception {
        WindowOptions options =
                WindowOptions.read(List.of("--data=there", "games/a game.lectern", "--lang", "pt", "b.md"));

        assertThat(options.files())
                .containsExactly(
                        Path.of("games/a game.lectern").toAbsolutePath(),
                        Path.of("b.md").toAbsolutePath());
        assertThat(options.language()).contains(Language.PT);
    }

    @Test
    void afterTwoDashesThereAreOnlyFiles() throws Exception {
        WindowOptions options =
                WindowOptions.read(List.of("--present", "--data=kept", "--", "-a.lectern", "--present"));

        assertThat(options.presents()).isTrue();
        assertThat(options.files())
                .containsExactly(
                        Path.of("-a.lectern").toAbsolutePath(),
                        Path.of("--present").toAbsolutePath());
    }

    @Test
    void whatIsSaidOfTheWindowIsForAWindowOfItsOwn() throws Exception {
        for (String option : List.of("--present", "--lang=pt", "--theme=dark", "--scale=150")) {
            assertThat(WindowOptions.read(List.of(option, "a.lectern")).describeWindow())
                    .isTrue();
        }
        assertThat(WindowOptions.read(List.of("--data", "games", "a.lectern")).describeWindow())
                .isFalse();
    }

    @Test
    void aNameThatNoFileCanHaveIsRefused() {
        WindowOptions.Refused refused = catchThrowableOfType(
                WindowOptions.Refused.class, () -> WindowOptions.read(List.of("--data=there", "a\0b.lectern")));

        assertThat(refused.reason().key()).isEqualTo("opening.no-path");
    }

    @Test
    void whereTheSystemNamesNoFolderOneIsAskedFor() throws Exception {
        WindowOptions.Refused refused = catchThrowableOfType(
                WindowOptions.Refused.class, () -> WindowOptions.read(List.of("--lang", "en"), Optional::empty));

        assertThat(new Sentences(Language.EN).of(refused.reason()))
                .isEqualTo("The system does not say where your data are kept: name a folder with --data DIR.");
        assertThat(WindowOptions.read(List.of("--data=there"), Optional::empty)
                        .folder()
                        .path())
                .isEqualTo(Path.of("there"));
        assertThat(WindowOptions.read(List.of("--data", ""), Optional::empty)
                        .folder()
                        .path())
                .isEqualTo(Path.of(""));
    }

    @Test
    void everyOptionCountsAndOfEachTheLast() throws Exception {
        assertThat(WindowOptions.read(List.of(
                        "--theme=light", "--data", "there", "--lang", "pt", "--scale=150", "--theme", "Contrast")))
                .isEqualTo(new WindowOptions(
                        new DataFolder(Path.of("there")),
                        Optional.of(Language.PT),
                        Optional.of(Theme.CONTRAST),
                        Optional.of(new Scale(150)),
                        false,
                        List.of()));
    }

    @Test
    void theWindowCanPresentAtOnce() throws Exception {
        WindowOptions options = WindowOptions.read(List.of("--data", "there", "--present", "--lang", "pt"));

        assertThat(options.presents()).isTrue();
        assertThat(options.language()).contains(Language.PT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --theme mauve | The option --theme cannot be “mauve”: it must be light, dark or contrast.
            --lang fr     | The option --lang cannot be “fr”: it must be en or pt.
            --scale 300   | The option --scale cannot be “300”: it is a whole number from 100 to 250.
            --lang en --scale | The option --scale needs a value.
            """)
    void whatMakesNoSenseIsRefusedWithItsReason(String line, String reason) {
        WindowOptions.Refused refused =
                catchThrowableOfType(WindowOptions.Refused.class, () -> WindowOptions.read(List.of(words(line))));

        assertThat(new Sentences(Language.EN).of(refused.reason())).isEqualTo(reason);
    }

    @Test
    void aNameThatNoFolderCanHaveIsRefused() {
        WindowOptions.Refused refused =
                catchThrowableOfType(WindowOptions.Refused.class, () -> WindowOptions.read(List.of("--data", "a\0b")));

        assertThat(refused.reason().key()).isEqualTo("frame.no-folder");
    }

    @Test
    void theLanguageIsHeardEvenIfTheRestIsWrong() {
        assertThat(WindowOptions.languageIn(List.of("--theme", "mauve", "--lang", "pt")))
                .contains(Language.PT);
        assertThat(WindowOptions.languageIn(List.of("--lang=pt", "--scale"))).contains(Language.PT);
        assertThat(WindowOptions.languageIn(List.of("--lang", "fr"))).isEmpty();
        assertThat(WindowOptions.languageIn(List.of("--lang"))).isEmpty();
    }

    private static String[] words(String line) {
        return line.isEmpty() ? new String[0] : line.split(" ");
    }
}
