package lectern.gui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class ErrorLogTest {
    @TempDir
    Path home;

    @Test
    void mishapsAreKeptOneAfterTheOther() throws Exception {
        ErrorLog log = new ErrorLog(new DataFolder(home.resolve("lectern")));

        log.keep("main", new IllegalStateException("the first"));
        log.keep("AWT-EventQueue-0", new IllegalStateException("the second"));

        assertThat(home.resolve("lectern").resolve(ErrorLog.FILE))
                .content()
                .containsSubsequence("main", "the first", "AWT-EventQueue-0", "the second", "ErrorLogTest");
    }

    @Test
    void aLogThatIsLongBeginsAnew() throws Exception {
        Files.writeString(home.resolve(ErrorLog.FILE), "x".repeat(2_000_000));

        new ErrorLog(new DataFolder(home)).keep("main", new IllegalStateException("new"));

        assertThat(home.resolve(ErrorLog.FILE)).content().contains("new").hasSizeLessThan(100_000);
    }

    @Test
    void whereNothingCanBeWrittenNothingHappens() throws Exception {
        Path file = Files.writeString(home.resolve("file"), "in the way");

        new ErrorLog(new DataFolder(file)).keep("main", new IllegalStateException());

        assertThat(file).content().isEqualTo("in the way");
    }

    @Test
    void aMishapWithALongStoryIsCutShort() {
        new ErrorLog(new DataFolder(home)).keep("main", new IllegalStateException("x".repeat(3_000_000)));

        assertThat(home.resolve(ErrorLog.FILE)).content().contains("xxx").hasSizeLessThan(100_000);
    }

    @Test
    void aMishapThatCannotEvenBeToldIsNamed() {
        new ErrorLog(new DataFolder(home)).keep("main", new Silent());

        assertThat(home.resolve(ErrorLog.FILE)).content().contains("main", Silent.class.getName());
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
        new ErrorLog(new DataFolder(home)).keep("main", new IllegalStateException());

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve(ErrorLog.FILE))))
                .isEqualTo("rw-------");
    }

    @Test
    void nothingIsWrittenThroughALink() throws Exception {
        Path other = Files.writeString(home.resolve("other"), "other");
        Files.createSymbolicLink(home.resolve(ErrorLog.FILE), other);

        new ErrorLog(new DataFolder(home)).keep("main", new IllegalStateException());

        assertThat(other).hasContent("other");
    }

    /** A device that is full, or a pipe that nothing reads, would be no place for it either. */
    @Test
    void whatIsNoFileIsLeftAlone() throws Exception {
        Files.createDirectory(home.resolve(ErrorLog.FILE));

        new ErrorLog(new DataFolder(home)).keep("main", new IllegalStateException());

        assertThat(home.resolve(ErrorLog.FILE)).isEmptyDirectory();
    }

    @Test
    void manyMishapsAtOnceTakeOneThreadAndLittleRoom() throws Exception {
        ErrorLog log = new ErrorLog(new DataFolder(home));
        synchronized (log) {
            for (int i = 0; i < 10_000; i++) log.uncaughtException(Thread.currentThread(), new IllegalStateException());
            assertThat(Thread.getAllStackTraces().keySet())
                    .filteredOn(thread -> thread.getName().equals("mishap log"))
                    .hasSize(1);
        }
        log.close();

        assertThat(home.resolve(ErrorLog.FILE)).isNotEmptyFile();
        assertThat(Files.size(home.resolve(ErrorLog.FILE))).isLessThan(1 << 20);
    }
}
