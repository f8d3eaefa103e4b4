package lectern.gui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A settings file that was damaged by a disk or by hand: what can be made out counts, and nothing of it is lost. */
@Timeout(60)
class DamagedSettingsTest {
    @TempDir
    Path home;

    private final List<String> told = new CopyOnWriteArrayList<>();

    private Path settings() {
        return home.resolve(UserSettings.FILE);
    }

    private Path aside(int number) {
        return home.resolve("settings.unreadable-" + number + ".properties");
    }

    private void spoil(String before, byte[] damage, String after) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        content.writeBytes(before.getBytes(StandardCharsets.UTF_8));
        content.writeBytes(damage);
        content.writeBytes(after.getBytes(StandardCharsets.UTF_8));
        Files.write(settings(), content.toByteArray());
    }

    private UserSettings opened() {
        UserSettings remembered = UserSettings.in(new DataFolder(home));
        remembered.onTrouble(trouble -> told.add(sentence(trouble)));
        remembered.awaitWritten();
        return remembered;
    }

    private static String sentence(Phrase phrase) {
        return new Sentences(Language.EN).of(phrase);
    }

    private void remember(String name, String text) {
        UserSettings remembered = opened();
        remembered.remember(name, text);
        remembered.awaitWritten();
    }

    @Test
    void oneInvalidByteCostsItsLineAndNothingElse() throws IOException {
        spoil("language=pt\nscale=1", new byte[] {(byte) 0xff}, "0\ntheme=dark\n");
        byte[] damaged = Files.readAllBytes(settings());

        UserSettings remembered = opened();
        remembered.remember("lesson.one", "1 0.0.0 0");
        remembered.awaitWritten();

        assertThat(remembered.text("language")).contains("pt");
        assertThat(remembered.text("theme")).contains("dark");
        assertThat(remembered.text("scale")).isEmpty();
        assertThat(settings()).content().isEqualTo("language=pt\nlesson.one=1 0.0.0 0\ntheme=dark\n");
        assertThat(aside(1)).hasBinaryContent(damaged);
        assertThat(told).containsExactly("Some settings could not be read; the file as it was is kept: " + aside(1));
    }

    @Test
    void aPathThatWasTypedInByHandCostsItsLineAndNothingElse() throws IOException {
        spoil("files.folder=C:\\users\\ana\nlesson.one=1 0.0.0 0\n", new byte[0], "theme=dark\n");
        String damaged = Files.readString(settings());

        remember("scale", "150");

        assertThat(settings()).content().isEqualTo("lesson.one=1 0.0.0 0\nscale=150\ntheme=dark\n");
        assertThat(aside(1)).hasContent(damaged);
        assertThat(told).hasSize(1);
    }

    @Test
    void aFileThatIsNoTextIsKeptAsideAndWritingGoesOn() throws IOException {
        spoil("", new byte[] {(byte) 0xff, (byte) 0xfe, 0, 0, 0, 10, 0, 0, '=', 0}, "");

        remember("theme", "dark");

        assertThat(settings()).content().isEqualTo("theme=dark\n");
        assertThat(aside(1)).exists();
    }

    @Test
    void aHundredMegabytesAreReadNoFurtherThanSettingsCanBeLong() throws IOException {
        Files.writeString(settings(), "theme=dark\n");
        try (RandomAccessFile file = new RandomAccessFile(settings().toFile(), "rw")) {
            file.setLength(100L << 20);
        }

        UserSettings remembered = opened();
        remembered.remember("scale", "150");
        remembered.awaitWritten();

        assertThat(remembered.text("theme")).contains("dark");
        assertThat(settings()).content().isEqualTo("scale=150\ntheme=dark\n");
        assertThat(aside(1)).hasSize(100L << 20);
    }

    @Test
    void aFileOfMoreSettingsThanThereCanBeIsKeptAsideOnceOnly() throws IOException {
        String many = IntStream.range(0, 10_000)
                .mapToObj(i -> "x" + i + "=" + "x".repeat(1000) + "\n")
                .collect(Collectors.joining());
        Files.writeString(settings(), "theme=dark\n" + many);

        remember("scale", "150");
        remember("scale", "125");

        assertThat(UserSettings.in(new DataFolder(home)).text("theme")).contains("dark");
        assertThat(aside(1)).exists();
        assertThat(aside(2)).doesNotExist();
    }

    @Test
    void whatWasKeptAsideIsNeverOverwritten() throws IOException {
        Files.writeString(aside(1), "mine");
        spoil("a=\\u12", new byte[0], "\n");

        remember("theme", "dark");

        assertThat(aside(1)).hasContent("mine");
        assertThat(aside(2)).content().isEqualTo("a=\\u12\n");
    }

    @Test
    void theSameDamageIsKeptAsideOnce() throws IOException {
        for (int i = 0; i < 3; i++) {
            spoil("a=\\u12", new byte[0], "\n");
            opened();
        }

        assertThat(aside(1)).exists();
        assertThat(aside(2)).doesNotExist();
    }

    @Test
    void soManyAreKeptAsideAndNoMoreAndThatIsSaid() throws IOException {
        for (int i = 1; i <= 12; i++) {
            spoil("a=\\u" + i, new byte[0], "\ntheme=dark\n");
            opened();
        }

        assertThat(aside(9)).exists();
        assertThat(aside(10)).doesNotExist();
        assertThat(settings()).content().isEqualTo("theme=dark\n");
        assertThat(told.get(11))
                .isEqualTo("Some settings in " + settings()
                        + " could not be read and are gone; 9 files of earlier damage are kept beside it.");
    }

    @Test
    void whatIsDamagedWhileTheProgramRunsIsKeptAsideToo() throws IOException {
        UserSettings remembered = opened();
        remembered.remember("theme", "dark");
        remembered.awaitWritten();
        spoil("theme=dark\n", new byte[] {(byte) 0xc3}, "\nlanguage=pt\n");

        remembered.remember("scale", "150");
        remembered.awaitWritten();

        assertThat(settings()).content().isEqualTo("language=pt\nscale=150\ntheme=dark\n");
        assertThat(aside(1)).exists();
        assertThat(told).hasSize(1);
    }

    @Test
    void aFileThatIsWholeIsNotTouchedByReadingIt() throws IOException {
        Files.writeString(settings(), "# by hand\n\n theme : dark \nb=1 \\\n   2\nlast=\\u00e9");

        UserSettings remembered = opened();

        assertThat(remembered.text("theme")).contains("dark ");
        assertThat(remembered.text("b")).contains("1 2");
        assertThat(remembered.text("last")).contains("\u00e9");
        assertThat(settings()).content().startsWith("# by hand");
        assertThat(told).isEmpty();
    }

    @Test
    void anyTextThatIsRememberedIsReadAgain() throws IOException {
        String odd = "\u0000\u0001 = : # ! \\ \n\r\t\u007f\u0085\u2028é\ud83d\ude00\\u12";
        remember("odd", odd);

        assertThat(opened().text("odd")).contains(odd);
        assertThat(told).isEmpty();
    }
}
