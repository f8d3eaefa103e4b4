package lectern.gui.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
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
}
