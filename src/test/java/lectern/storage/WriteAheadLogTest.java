package lectern.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriteAheadLogTest {
    @TempDir
    Path folder;

    /** As a process would have left it that was killed. */
    private Path left(String name, String text, long time) throws IOException {
        Path file = folder.resolve(".settings-1-0-" + name + ".ahead");
        Files.writeString(file, text);
        return Files.setLastModifiedTime(file, FileTime.fromMillis(time));
    }

    private List<String> texts() throws IOException {
        return WriteAheadLog.leftBehind(folder, "settings").stream()
                .map(log -> {
                    try {
                        String text = log.text();
                        log.remove();
                        return text;
                    } catch (IOException unreadable) {
                        throw new AssertionError(unreadable);
                    }
                })
                .toList();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void whatWasPutLastIsSaidAndNothingIsLeftOfALogThatIsRemoved() throws IOException {
        WriteAheadLog log = WriteAheadLog.begin(folder.resolve("new"), "settings");
        log.put("first");
        log.put("second, Olá");

        assertThat(log.text()).isEqualTo("second, Olá");

        log.remove();
        assertThat(folder.resolve("new")).isEmptyDirectory();
    }

    @Test
    void aLogIsForItsOwnerAlone() throws IOException {
        WriteAheadLog log = WriteAheadLog.begin(folder, "settings");

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(files().get(0))))
                .isEqualTo("rw-------");
        log.remove();
    }

    @Test
    void aLogOfThisProcessWasNotLeftBehind() throws IOException {
        WriteAheadLog log = WriteAheadLog.begin(folder, "settings");
        log.put("mine");

        assertThat(texts()).isEmpty();
        assertThat(log.text()).isEqualTo("mine");
        log.remove();
    }

    @Test
    void whatOthersLeftBehindIsFoundTheOldestFirst() throws IOException {
        left("a", JournalEntry.of("second"), 2000);
        left("b", JournalEntry.of("first"), 1000);
        left("c", JournalEntry.of("third") + JournalEntry.of("torn").substring(0, 12), 3000);
        left("d", "", 4000);
        Files.writeString(folder.resolve(".settings.ahead"), "another file");

        assertThat(texts()).containsExactly("first", "second", "third", "");
        assertThat(files()).containsExactly(folder.resolve(".settings.ahead"));
    }

    @Test
    void whatIsNoFileIsLeftAlone() throws IOException {
        Files.createDirectory(folder.resolve(".settings-1-0-a.ahead"));
        Files.createSymbolicLink(folder.resolve(".settings-1-0-b.ahead"), folder.resolve("nowhere"));
        left("c", JournalEntry.of("text"), 0);

        assertThat(texts()).containsExactly("text");
    }

    @Test
    void ofALongLogTheEndIsRead() throws IOException {
        left("a", JournalEntry.of("x".repeat(1000)).repeat(10_000) + JournalEntry.of("last"), 0);

        assertThat(texts()).containsExactly("last");
    }
}
