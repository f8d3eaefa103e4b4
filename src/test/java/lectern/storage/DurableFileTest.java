package lectern.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DurableFileTest {
    @TempDir
    Path folder;

    @Test
    void aReaderFindsTheOldContentOrTheNewOneWhenThePowerFailsAtAnyMoment() throws IOException {
        Path path = folder.resolve("a.txt").toAbsolutePath();
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            ForgetfulDisk disk = new ForgetfulDisk();
            new DurableFile(disk, path, Disk.Access.PRIVATE).write("old");
            StoppingDisk stopping = new StoppingDisk(disk, random.nextInt(7));
            stopping.run(() -> new DurableFile(stopping, path, Disk.Access.PRIVATE).write("new"));

            String found = text(disk.afterPowerCut(random), path);
            assertThat(found).as("seed " + seed).isIn("old", "new");
            if (stopping.cameToTheEnd()) assertThat(found).isEqualTo("new");
        }
    }

    @Test
    void aFullDiskLeavesTheOldContentAndNothingElse() throws IOException {
        Path path = folder.resolve("a.txt").toAbsolutePath();
        ForgetfulDisk disk = new ForgetfulDisk();
        DurableFile file = new DurableFile(disk, path, Disk.Access.PRIVATE);
        file.write("old");
        disk.beFull(true);

        assertThatThrownBy(() -> file.write("new")).isInstanceOf(IOException.class);

        assertThat(disk.now()).containsOnlyKeys(path);
        assertThat(text(disk.now(), path)).isEqualTo("old");
    }

    @Test
    void aFileOfASimilarNameIsNotTouched() throws IOException {
        Path file = folder.resolve("a.svg");
        for (String similar : new String[] {"a.svg.part", ".a.svg.unfinished", "a.svg~"}) {
            Files.writeString(folder.resolve(similar), similar);
        }

        DurableFile.shared(file).write("new");

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(4);
        }
        assertThat(folder.resolve("a.svg.part")).hasContent("a.svg.part");
    }

    @Test
    void aLinkIsReplacedAndWhatItLeadsToStays() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "other");
        Path file = Files.createSymbolicLink(folder.resolve("a.txt"), other);

        DurableFile.shared(file).write("new");

        assertThat(other).hasContent("other");
        assertThat(file).hasContent("new");
    }

    @Test
    void aNameMayBeAsLongAsNamesCanBe() throws IOException {
        Path file = folder.resolve("n".repeat(255));

        DurableFile.shared(file).write("new");

        assertThat(file).hasContent("new");
    }

    @Test
    void whatADeadWriterLeftIsRemovedByTheNextThatHasTheFolderToItself() throws IOException {
        Path left = Files.writeString(folder.resolve(".lectern-own-0123456789abcdef.unfinished"), "half");
        Path written = Files.writeString(folder.resolve(".lectern-0123456789abcdef.unfinished"), "a person saves it");
        Path other = Files.writeString(folder.resolve("mine.unfinished"), "mine");

        FolderLock.alone(folder, () -> assertThat(left).doesNotExist());

        assertThat(other).exists();
        assertThat(written)
                .as("of another file that is being written without the lock")
                .exists();
    }

    private static String text(Map<Path, byte[]> files, Path path) {
        return new String(files.get(path), StandardCharsets.UTF_8);
    }
}
