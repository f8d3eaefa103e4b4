package lectern.gui.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lectern.gui.settings.DataFolder;
import lectern.process.Child;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class RunningWindowsTest {
    private static final List<Path> FILES = List.of(Path.of("a game.lectern"), Path.of("lessons"));

    @TempDir
    Path home;

    private RunningWindows windows() {
        return new RunningWindows(new DataFolder(data()));
    }

    private Path data() {
        return home.resolve("data");
    }

    @Test
    void aWindowThatRunsIsHandedFilesByTheirWholePaths() throws Exception {
        try (Letterbox letterbox = windows().handOver(List.of()).letterbox().orElseThrow()) {
            BlockingQueue<List<Path>> come = new LinkedBlockingQueue<>();
            letterbox.whenFilesCome(come::add);

            assertThat(windows().handOver(FILES).taken()).isTrue();
            assertThat(come.poll(60, TimeUnit.SECONDS))
                    .isEqualTo(FILES.stream().map(Path::toAbsolutePath).toList());
        }
    }

    @Test
    void whereNoWindowRunsTheProcessBecomesOne() {
        RunningWindows.Answer answer = windows().handOver(FILES);

        assertThat(answer.taken()).isFalse();
        answer.letterbox().orElseThrow().close();
    }

    @Test
    void aWindowThatIsClosedTakesNothingAndLeavesNothing() throws IOException {
        windows().handOver(List.of()).letterbox().orElseThrow().close();

        RunningWindows.Answer answer = windows().handOver(FILES);

        assertThat(answer.taken()).isFalse();
        answer.letterbox().orElseThrow().close();
        assertThat(leftInFolder()).isEmpty();
    }

    @Test
    void whatAWindowThatWasKilledLeavesBehindIsNoWindow() throws Exception {
        try (Child killed = standIn()) {
            killed.awaitAnswer("window");
            killed.close();
            assertThat(killed.exitCode()).isNotZero();
        }
        assertThat(leftInFolder()).hasSize(1);

        RunningWindows.Answer answer = windows().handOver(FILES);

        assertThat(answer.taken()).isFalse();
        answer.letterbox().orElseThrow().close();
        assertThat(leftInFolder()).isEmpty();
    }

    @Test
    void ofProcessesThatBeginAtOnceOneIsTheWindowAndIsHandedTheFilesOfTheOthers() throws Exception {
        List<Child> all = new ArrayList<>();
        try {
            for (int i = 0; i < 3; i++) all.add(standIn("file" + i + ".lectern"));
            List<String> answers = new ArrayList<>();
            Child window = null;
            for (Child child : all) {
                String answer = child.answer().orElseThrow();
                answers.add(answer);
                if (answer.equals("window")) window = child;
            }

            assertThat(answers).containsExactlyInAnyOrder("window", "taken", "taken");
            assertThat(List.of(window.answer().orElseThrow(), window.answer().orElseThrow()))
                    .doesNotHaveDuplicates()
                    .allSatisfy(file -> assertThat(Path.of(file)).isAbsolute());
        } finally {
            all.forEach(Child::close);
        }
    }

    @Test
    void anotherMachinesWindowIsNotHandedAnything() throws IOException {
        RunningWindows.Answer there = new RunningWindows(data(), "another").handOver(List.of());
        RunningWindows.Answer here = new RunningWindows(data(), "this").handOver(FILES);

        assertThat(here.taken()).isFalse();
        here.letterbox().orElseThrow().close();
        there.letterbox().orElseThrow().close();
    }

    @Test
    void aLetterHoldsNothingButWholePathsOfNoGreatLength() throws IOException {
        assertThat(taken("relative.lectern\0/there/a.lectern\0../b\0".getBytes(StandardCharsets.UTF_8)))
                .containsExactly(Path.of("/there/a.lectern"));
        assertThat(taken("/a\n; touch started".getBytes(StandardCharsets.UTF_8)))
                .containsExactly(Path.of("/a\n; touch started"));
        assertThat(taken("".getBytes(StandardCharsets.UTF_8))).isEmpty();
        assertThat(taken("/a\0".repeat(100_000).getBytes(StandardCharsets.UTF_8)))
                .hasSize(Delivery.MOST);
    }

    @Test
    void whatIsNoLetterIsThrownAway() throws Exception {
        try (Letterbox letterbox = windows().handOver(List.of()).letterbox().orElseThrow()) {
            BlockingQueue<List<Path>> come = new LinkedBlockingQueue<>();
            Files.write(letter("noise"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
            Files.write(letter("long"), new byte[2_000_000]);
            Files.createDirectory(letter("folder"));
            Files.createSymbolicLink(letter("link"), Files.writeString(home.resolve("linked"), "/linked.lectern"));
            Files.setLastModifiedTime(
                    Files.writeString(letter("old"), "/old.lectern"),
                    FileTime.from(Instant.now().minusSeconds(3600)));
            letterbox.whenFilesCome(come::add);

            assertThat(windows().handOver(FILES).taken()).isTrue();
            assertThat(Stream.generate(come::poll).takeWhile(letter -> letter != null))
                    .filteredOn(letter -> !letter.isEmpty())
                    .isSubsetOf(List.of(FILES.stream().map(Path::toAbsolutePath).toList()));
            assertThat(home.resolve("linked")).exists();
        }
    }

    @Test
    void nobodyElseCanLookIntoTheFolder() throws IOException {
        Assumptions.assumeTrue(
                home.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such rights");
        windows().handOver(FILES).letterbox().orElseThrow().close();

        for (Path folder : List.of(data(), data().resolve("windows"))) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void whereNothingCanBeWrittenEveryProcessHasItsOwnWindow() throws IOException {
        Path noFolder = Files.writeString(home.resolve("file"), "no folder");

        RunningWindows.Answer answer = new RunningWindows(new DataFolder(noFolder)).handOver(FILES);

        assertThat(answer.taken()).isFalse();
        assertThat(answer.letterbox()).isEmpty();
    }

    private List<Path> taken(byte[] content) throws IOException {
        return Letter.take(Files.write(home.resolve("w.1.letter"), content));
    }

    /** Where the one window that runs would look for it. */
    private Path letter(String name) throws IOException {
        String lock = leftInFolder().stream()
                .filter(left -> left.endsWith(RunningWindows.LOCK))
                .findFirst()
                .orElseThrow();
        return data().resolve("windows").resolve(lock.replace(RunningWindows.LOCK, "." + name + ".letter"));
    }

    private List<String> leftInFolder() throws IOException {
        try (Stream<Path> files = Files.list(data().resolve("windows"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(".lock"))
                    .toList();
        }
    }

    private Child standIn(String... files) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(data().toString()));
        arguments.addAll(List.of(files));
        return Child.within(64, StandIn.class.getName(), arguments.toArray(String[]::new));
    }

    /** A process with files to open, and with no screen: it says what became of them. */
    static final class StandIn {
        private StandIn() {}

        public static void main(String[] args) throws InterruptedException {
            List<Path> files = Stream.of(args).skip(1).map(Path::of).toList();
            RunningWindows.Answer answer = new RunningWindows(new DataFolder(Path.of(args[0]))).handOver(files);
            System.out.println(answer.taken() ? "taken" : "window");
            if (answer.taken()) return;
            answer.letterbox().orElseThrow().whenFilesCome(come -> come.forEach(System.out::println));
            Thread.currentThread().join();
        }
    }
}
