package lectern.gui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.storage.FolderLock;
import lectern.storage.FullDisk;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class UserSettingsTest {
    @TempDir
    Path home;

    private DataFolder folder;

    @BeforeEach
    void newFolder() {
        folder = new DataFolder(home.resolve("lectern"));
    }

    @Test
    void aNewFolderRemembersNothing() {
        assertThat(UserSettings.in(folder).text("theme")).isEmpty();
        assertThat(folder.path()).as("asking alone makes no folder").doesNotExist();
    }

    @Test
    void whatIsRememberedIsKnownAtOnceAndTheNextTime() {
        UserSettings remembered = UserSettings.in(folder);
        remembered.remember("theme", "dark");
        remembered.remember("last.file", "C:\\jogos\\três = \"3\"\n#");
        assertThat(remembered.text("theme")).contains("dark");

        remembered.awaitWritten();
        UserSettings next = UserSettings.in(folder);
        assertThat(next.text("theme")).contains("dark");
        assertThat(next.text("last.file")).contains("C:\\jogos\\três = \"3\"\n#");
    }

    @Test
    void whatIsForgottenIsForgottenTheNextTimeToo() {
        UserSettings remembered = UserSettings.in(folder);
        remembered.remember("theme", "dark");
        remembered.remember("scale", "150");
        remembered.forget("theme");
        remembered.awaitWritten();

        assertThat(remembered.text("theme")).isEmpty();
        assertThat(UserSettings.in(folder).text("theme")).isEmpty();
        assertThat(UserSettings.in(folder).text("scale")).contains("150");
    }

    @Test
    void twoWindowsDoNotForgetWhatTheOtherRemembers() {
        UserSettings one = UserSettings.in(folder);
        UserSettings other = UserSettings.in(folder);
        one.remember("theme", "dark");
        one.awaitWritten();
        other.remember("scale", "150");
        other.awaitWritten();

        assertThat(UserSettings.in(folder).text("theme")).contains("dark");
        assertThat(UserSettings.in(folder).text("scale")).contains("150");
    }

    @Test
    void theFileIsForPeopleToo() throws IOException {
        UserSettings remembered = UserSettings.in(folder);
        remembered.remember("theme", "dark");
        remembered.remember("language", "pt");
        remembered.awaitWritten();

        assertThat(folder.path().resolve(UserSettings.FILE)).content().isEqualTo("language=pt\ntheme=dark\n");
    }

    @Test
    void aFileThatWasSpoiltSaysNothingAndIsMended() throws IOException {
        Files.createDirectories(folder.path());
        Files.writeString(folder.path().resolve(UserSettings.FILE), "theme=\\uwxyz\n");
        UserSettings remembered = UserSettings.in(folder);
        assertThat(remembered.text("theme")).isEmpty();

        remembered.remember("theme", "dark");
        remembered.awaitWritten();
        assertThat(UserSettings.in(folder).text("theme")).contains("dark");
    }

    @Test
    void aFileThatIsNoTextSaysNothing() throws IOException {
        Files.createDirectories(folder.path());
        Files.write(folder.path().resolve(UserSettings.FILE), new byte[] {(byte) 0xff, (byte) 0xfe, 0});

        UserSettings remembered = UserSettings.in(folder);
        assertThat(remembered.text("theme")).isEmpty();
        remembered.awaitWritten();
    }

    @Test
    void whereNothingCanBeWrittenThatIsSaidOnceAndEverythingGoesOn() throws Exception {
        Files.writeString(folder.path(), "a file where the folder would be");
        UserSettings remembered = UserSettings.in(folder);
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
        UserSettings remembered = UserSettings.in(folder);
        remembered.remember("theme", "dark");
        remembered.awaitWritten();

        CompletableFuture<Phrase> told = new CompletableFuture<>();
        remembered.onTrouble(told::complete);
        assertThat(told).isCompleted();
    }

    @Test
    void windowsThatShareAFolderKeepAllThatEachWasTold() {
        UserSettings one = UserSettings.in(folder);
        UserSettings other = UserSettings.in(folder);
        for (int i = 0; i < 300; i++) {
            one.remember("one." + i, String.valueOf(i));
            other.remember("other." + i, String.valueOf(i));
        }
        one.awaitWritten();
        other.awaitWritten();

        assertAllOf(300, "one", "other");
    }

    @Test
    void programsThatShareAFolderKeepAllThatEachWasTold() throws Exception {
        List<Process> programs = List.of(telling("one"), telling("other"));
        for (Process program : programs) {
            assertThat(program.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(program.exitValue()).isZero();
        }

        assertAllOf(300, "one", "other");
        assertThat(names()).containsExactlyInAnyOrder(".lock", UserSettings.FILE);
    }

    private Process telling(String who) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder builder =
                new ProcessBuilder(java, Telling.class.getName(), folder.path().toString(), who);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        return builder.inheritIO().start();
    }

    private void assertAllOf(int number, String... names) {
        UserSettings found = UserSettings.in(folder);
        for (String name : names) {
            for (int i = 0; i < number; i++) {
                assertThat(found.text(name + "." + i)).contains(String.valueOf(i));
            }
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder.path())) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void whatWasToldSurvivesTheEndOfTheProgramThoughTheFileIsBusy() throws Exception {
        UserSettings remembered = UserSettings.in(folder);
        CountDownLatch told = new CountDownLatch(1);
        CountDownLatch held = new CountDownLatch(1);
        Thread holder = new Thread(() -> hold(held, told));
        holder.start();
        held.await();
        remembered.remember(Map.of("theme", "dark", "scale", "150"));
        remembered.forget("scale");

        assertThat(folder.path().resolve(UserSettings.FILE)).doesNotExist();
        List<Path> logs = logs();
        assertThat(logs).hasSize(1);
        Path left = Files.copy(logs.get(0), home.resolve("left"));
        told.countDown();
        holder.join();
        remembered.awaitWritten();
        assertThat(logs()).isEmpty();

        Files.delete(folder.path().resolve(UserSettings.FILE));
        Files.copy(left, folder.path().resolve(".settings-1-0-1.ahead"));
        UserSettings next = UserSettings.in(folder);
        assertThat(next.text("theme")).contains("dark");
        assertThat(next.text("scale")).isEmpty();
        next.awaitWritten();
        assertThat(logs()).isEmpty();
        assertThat(folder.path().resolve(UserSettings.FILE)).content().isEqualTo("theme=dark\n");
    }

    private void hold(CountDownLatch held, CountDownLatch end) {
        try {
            FolderLock.alone(folder.path(), () -> {
                held.countDown();
                try {
                    return end.await(20, TimeUnit.SECONDS);
                } catch (InterruptedException impossible) {
                    throw new AssertionError(impossible);
                }
            });
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private List<Path> logs() throws IOException {
        try (Stream<Path> files = Files.list(folder.path())) {
            return files.filter(file -> file.toString().endsWith(".ahead")).toList();
        }
    }

    @Test
    void whatCouldNotBeWrittenIsWrittenWithTheNextChange() throws Exception {
        Path way = Files.createDirectories(folder.path().resolve(UserSettings.FILE));
        UserSettings remembered = UserSettings.in(folder);
        remembered.remember("theme", "dark");
        remembered.awaitWritten();
        Files.delete(way);

        remembered.remember("scale", "150");
        remembered.awaitWritten();

        assertThat(folder.path().resolve(UserSettings.FILE)).content().isEqualTo("scale=150\ntheme=dark\n");
    }

    @Test
    void onAFullDiskTheFileStaysAndWhatWasToldIsWrittenWhenThereIsRoomAgain() throws Exception {
        FullDisk disk = new FullDisk();
        UserSettings remembered = UserSettings.in(new DataFolder(folder.path(), disk));
        List<Phrase> told = new CopyOnWriteArrayList<>();
        remembered.onTrouble(told::add);
        remembered.remember("theme", "dark");
        remembered.awaitWritten();
        disk.beFull(true);
        remembered.remember("scale", "150");
        remembered.awaitWritten();
        Path file = folder.path().resolve(UserSettings.FILE);
        assertThat(file).content().isEqualTo("theme=dark\n");
        assertThat(told).hasSize(1);

        disk.beFull(false);
        remembered.remember("language", "pt");
        remembered.awaitWritten();
        assertThat(file).content().isEqualTo("language=pt\nscale=150\ntheme=dark\n");
        assertThat(names()).containsExactlyInAnyOrder(".lock", UserSettings.FILE);
    }

    @Test
    void whoHasEndedItIsToldOfNoTroubleAnyMore() throws Exception {
        UserSettings remembered = UserSettings.in(folder);
        List<Phrase> told = new ArrayList<>();
        remembered.onTrouble(told::add).run();
        Files.writeString(folder.path(), "a file where the folder would be");

        remembered.remember("theme", "dark");
        remembered.awaitWritten();

        assertThat(told).isEmpty();
    }

    /** Remembers 300 texts. */
    static final class Telling {
        private Telling() {}

        public static void main(String[] args) {
            UserSettings remembered = UserSettings.in(new DataFolder(Path.of(args[0])));
            for (int i = 0; i < 300; i++) remembered.remember(args[1] + "." + i, String.valueOf(i));
        }
    }
}
