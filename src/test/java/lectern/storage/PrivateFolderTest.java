package lectern.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateFolderTest {
    private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rwx------");

    @TempDir
    Path home;

    @BeforeEach
    void withRights() {
        assumeTrue(home.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such rights here");
    }

    @Test
    void allThatIsMadeIsForItsOwnerAlone() throws IOException {
        Path folder = PrivateFolder.make(home.resolve("data/running"));

        for (Path made : List.of(folder, folder.getParent())) {
            assertThat(Files.getPosixFilePermissions(made)).isEqualTo(OWN);
        }
    }

    @Test
    void aLogOrALockMakesTheDataFolderLikeThat() throws IOException {
        WriteAheadLog.begin(home.resolve("logged"), "settings").remove();
        FolderLock.alone(home.resolve("locked"), () -> "done");

        for (String made : List.of("logged", "locked")) {
            assertThat(Files.getPosixFilePermissions(home.resolve(made))).isEqualTo(OWN);
        }
    }

    @Test
    void aFolderThatIsThereKeepsItsRights() throws IOException {
        Set<PosixFilePermission> shared = PosixFilePermissions.fromString("rwxr-x---");
        Path folder = Files.createDirectory(home.resolve("data"));
        Files.setPosixFilePermissions(folder, shared);

        PrivateFolder.make(folder);

        assertThat(Files.getPosixFilePermissions(folder)).isEqualTo(shared);
    }
}
