package lectern.gui.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class MishapLogTest {
    @TempDir
    Path home;

    @Test
    void mishapsAreKeptOneAfterTheOther() throws Exception {
        MishapLog log = new MishapLog(new DataFolder(home.resolve("lectern")));

        log.keep("main", new IllegalStateException("the first"));
        log.keep("AWT-EventQueue-0", new IllegalStateException("the second"));

        assertThat(home.resolve("lectern").resolve(MishapLog.FILE))
                .content()
                .containsSubsequence("main", "the first", "AWT-EventQueue-0", "the second", "MishapLogTest");
    }

    @Test
    void aLogThatIsLongBeginsAnew() throws Exception {
        Files.writeString(home.resolve(MishapLog.FILE), "x".repeat(2_000_000));

        new MishapLog(new DataFolder(home)).keep("main", new IllegalStateException("new"));

        assertThat(home.resolve(MishapLog.FILE)).content().contains("new").hasSizeLessThan(100_000);
    }

    @Test
    void whereNothingCanBeWrittenNothingHappens() throws Exception {
        Path file = Files.writeString(home.resolve("file"), "in the way");

        new MishapLog(new DataFolder(file)).keep("main", new IllegalStateException());

        assertThat(file).content().isEqualTo("in the way");
    }

    @Test
    void aMishapWithALongStoryIsCutShort() {
        new MishapLog(new DataFolder(home)).keep("main", new IllegalStateException("x".repeat(3_000_000)));

        assertThat(home.resolve(MishapLog.FILE)).content().contains("xxx").hasSizeLessThan(100_000);
    }

    @Test
    void aMishapThatCannotEvenBeToldIsNamed() {
        new MishapLog(new DataFolder(home)).keep("main", new Silent());

        assertThat(home.resolve(MishapLog.FILE)).content().contains("main", Silent.class.getName());
    }

    /** Its message is a mishap of its own. */
    private static final class Silent extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }
    }

    @Test
    void mishapsAreForTheirOwnerAlone() throws Exception {
        new MishapLog(new DataFolder(home)).keep("main", new IllegalStateException());

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve(MishapLog.FILE))))
                .isEqualTo("rw-------");
    }

    @Test
    void nothingIsWrittenThroughALink() throws Exception {
        Path other = Files.writeString(home.resolve("other"), "other");
        Files.createSymbolicLink(home.resolve(MishapLog.FILE), other);

        new MishapLog(new DataFolder(home)).keep("main", new IllegalStateException());

        assertThat(other).hasContent("other");
    }

    /** A device that is full, or a pipe that nothing reads, would be no place for it either. */
    @Test
    void whatIsNoFileIsLeftAlone() throws Exception {
        Files.createDirectory(home.resolve(MishapLog.FILE));

        new MishapLog(new DataFolder(home)).keep("main", new IllegalStateException());

        assertThat(home.resolve(MishapLog.FILE)).isEmptyDirectory();
    }

    @Test
    void manyMishapsAtOnceTakeOneThreadAndLittleRoom() throws Exception {
        MishapLog log = new MishapLog(new DataFolder(home));
        synchronized (log) {
            for (int i = 0; i < 10_000; i++) log.uncaughtException(Thread.currentThread(), new IllegalStateException());
            assertThat(Thread.getAllStackTraces().keySet())
                    .filteredOn(thread -> thread.getName().equals("mishap log"))
                    .hasSize(1);
        }
        log.close();

        assertThat(home.resolve(MishapLog.FILE)).isNotEmptyFile();
        assertThat(Files.size(home.resolve(MishapLog.FILE))).isLessThan(1 << 20);
    }
}
