package lectern.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ChosenFileTest {
    @TempDir
    Path folder;

    @Test
    void filesOfSimilarNamesAreNotTouched() throws IOException {
        Path part = Files.writeString(folder.resolve("a.svg.part"), "mine");
        Path other = Files.writeString(folder.resolve("other"), "other");
        Files.createSymbolicLink(folder.resolve("b.svg.part"), other);

        new ChosenFile(folder.resolve("a.svg")).write("new");
        new ChosenFile(folder.resolve("b.svg")).write("new");

        assertThat(part).hasContent("mine");
        assertThat(other).hasContent("other");
        assertThat(folder.resolve("b.svg.part")).isSymbolicLink();
        assertThat(names()).containsExactly("a.svg", "a.svg.part", "b.svg", "b.svg.part", "other");
    }

    @Test
    void aLinkStaysALinkAndItsFileIsReplaced() throws IOException {
        Files.createDirectory(folder.resolve("deep"));
        Path file = Files.writeString(folder.resolve("deep/file"), "old");
        Files.createSymbolicLink(folder.resolve("deep/second"), Path.of("file"));
        Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("deep/second"));

        new ChosenFile(first).write("new");

        assertThat(first).isSymbolicLink();
        assertThat(folder.resolve("deep/second")).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void aLinkToNothingYetLeadsToTheNewFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));

        new ChosenFile(link).write("new");

        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("file")).hasContent("new");
    }

    @Test
    void linksThatLeadInACircleAreToldOf() throws IOException {
        Path one = folder.resolve("one");
        Files.createSymbolicLink(one, Path.of("two"));
        Files.createSymbolicLink(folder.resolve("two"), Path.of("one"));

        assertThatThrownBy(() -> new ChosenFile(one).write("new")).isInstanceOf(FileSystemLoopException.class);
    }

    @Test
    void aDeviceStaysADevice() throws IOException {
        Path device = Path.of("/dev/null");
        Assumptions.assumeTrue(Files.isWritable(device));

        new ChosenFile(device).write("new");

        assertThat(Files.readAttributes(device, "*").get("isOther")).isEqualTo(true);
    }

    @Test
    void aPipeIsWrittenTo() throws Exception {
        Path pipe = folder.resolve("pipe");
        Path maker = Path.of("/usr/bin/mkfifo");
        Assumptions.assumeTrue(Files.isExecutable(maker));
        new ProcessBuilder(maker.toString(), pipe.toString()).start().onExit().get(30, TimeUnit.SECONDS);
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> text(pipe));

        new ChosenFile(pipe).write("through");

        assertThat(read.get(30, TimeUnit.SECONDS)).isEqualTo("through");
        assertThat(names()).containsExactly("pipe");
    }

    @Test
    void theFileThatStandardOutputLeadsToStaysTheSameFile() throws Exception {
        Path stream = Path.of("/dev/stdout");
        Assumptions.assumeTrue(Files.exists(stream) && Files.isExecutable(Path.of("/bin/sh")));
        Path file = folder.resolve("out");
        ProcessBuilder builder = new ProcessBuilder(
                "/bin/sh",
                "-c",
                "\"$1\" -cp \"$2\" '" + ToStandardOutput.class.getName() + "' && echo after",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                System.getProperty("java.class.path"));
        builder.redirectOutput(ProcessBuilder.Redirect.appendTo(file.toFile()));

        assertThat(builder.start().onExit().get(50, TimeUnit.SECONDS).exitValue())
                .isZero();

        assertThat(file).content().isEqualTo("newafter\n");
    }

    @Test
    void aMissingFolderIsToldOf() {
        assertThatThrownBy(() -> new ChosenFile(folder.resolve("none/a.svg")).write("new"))
                .isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void whatAnEarlierWriteLeftThatWasKilledIsRemovedAtTheNext() throws IOException {
        String old = ".lectern-0123456789abcdef.unfinished";
        String young = ".lectern-0123456789abcde0.unfinished";
        Files.writeString(folder.resolve(young), "another process is writing this");
        age(Files.writeString(folder.resolve(old), "half"));
        age(Files.writeString(folder.resolve("my.unfinished"), "mine"));

        new ChosenFile(folder.resolve("a.svg")).write("new");

        assertThat(names()).containsExactly(young, "a.svg", "my.unfinished");
    }

    private static void age(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
    }

    private static String text(Path pipe) {
        try (InputStream in = Files.newInputStream(pipe)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    private Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    /** A program that names its standard output. */
    static final class ToStandardOutput {
        private ToStandardOutput() {}

        public static void main(String[] args) throws IOException {
            new ChosenFile(Path.of("/dev/stdout")).write("new");
        }
    }
}
