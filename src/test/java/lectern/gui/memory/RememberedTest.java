package lectern.gui.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import lectern.game.Phrase;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class RememberedTest {
    @TempDir
    Path home;

    private DataFolder folder;

    @BeforeEach
    void newFolder() {
        folder = new DataFolder(home.resolve("lectern"));
    }

    @Test
    void aNewFolderRemembersNothing() {
        assertThat(Remembered.in(folder).text("theme")).isEmpty();
        assertThat(folder.path()).as("asking alone makes no folder").doesNotExist();
    }

    @Test
    void whatIsRememberedIsKnownAtOnceAndTheNextTime() {
        Remembered remembered = Remembered.in(folder);
        remembered.remember("theme", "dark");
        remembered.remember("last.file", "C:\\jogos\\três = \"3\"\n#");
        assertThat(remembered.text("theme")).contains("dark");

        remembered.awaitWritten();
        Remembered next = Remembered.in(folder);
        assertThat(next.text("theme")).contains("dark");
        assertThat(next.text("last.file")).contains("C:\\jogos\\três = \"3\"\n#");
    }

    @Test
    void whatIsForgottenIsForgottenTheNextTimeToo() {
        Remembered remembered = Remembered.in(folder);
        remembered.remember("theme", "dark");
        remembered.remember("scale", "150");
        remembered.forget("theme");
        remembered.awaitWritten();

        assertThat(remembered.text("theme")).isEmpty();
        assertThat(Remembered.in(folder).text("theme")).isEmpty();
        assertThat(Remembered.in(folder).text("scale")).contains("150");
    }

    @Test
    void twoWindowsDoNotForgetWhatTheOtherRemembers() {
        Remembered one = Remembered.in(folder);
        Remembered other = Remembered.in(folder);
        one.remember("theme", "dark");
        one.awaitWritten();
        other.remember("scale", "150");
        other.awaitWritten();

        assertThat(Remembered.in(folder).text("theme")).contains("dark");
        assertThat(Remembered.in(folder).text("scale")).contains("150");
    }

    @Test
    void theFileIsForPeopleToo() throws IOException {
        Remembered remembered = Remembered.in(folder);
        remembered.remember("theme", "dark");
        remembered.remember("language", "pt");
        remembered.awaitWritten();

        assertThat(folder.read(Remembered.FILE)).contains("language=pt\ntheme=dark\n");
    }

    @Test
    void aFileThatWasSpoiltSaysNothingAndIsMended() throws IOException {
        folder.write(Remembered.FILE, "theme=\\uwxyz\n");
        Remembered remembered = Remembered.in(folder);
        assertThat(remembered.text("theme")).isEmpty();

        remembered.remember("theme", "dark");
        remembered.awaitWritten();
        assertThat(Remembered.in(folder).text("theme")).contains("dark");
    }

    @Test
    void aFileThatIsNoTextSaysNothing() throws IOException {
        Files.createDirectories(folder.path());
        Files.write(folder.path().resolve(Remembered.FILE), new byte[] {(byte) 0xff, (byte) 0xfe, 0});

        Remembered remembered = Remembered.in(folder);
        assertThat(remembered.text("theme")).isEmpty();
        remembered.awaitWritten();
    }

    @Test
    void whereNothingCanBeWrittenThatIsSaidOnceAndEverythingGoesOn() throws Exception {
        Files.writeString(folder.path(), "a file where the folder would be");
        Remembered remembered = Remembered.in(folder);
        CompletableFuture<Phrase> told = new CompletableFuture<>();
        remembered.onTrouble(told::complete);

        remembered.remember("theme", "dark");
        remembered.remember("scale", "150");

        assertThat(remembered.text("theme")).contains("dark");
        assertThat(new Sentences(Language.EN).of(told.get(20, TimeUnit.SECONDS)))
                .isEqualTo(
                        "Nothing can be kept in " + folder.path() + ", so Lectern will not remember what is done now.");
    }

    @Test
    void whoAsksLaterIsToldOfTroubleToo() throws Exception {
        Files.writeString(folder.path(), "a file where the folder would be");
        Remembered remembered = Remembered.in(folder);
        remembered.remember("theme", "dark");
        remembered.awaitWritten();

        CompletableFuture<Phrase> told = new CompletableFuture<>();
        remembered.onTrouble(told::complete);
        assertThat(told).isCompleted();
    }
}
