package lectern.gui.lesson.lecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonWatchTest {
    @TempDir
    Path folder;

    private final LinkedBlockingQueue<String> told = new LinkedBlockingQueue<>();

    private LessonWatch watch(Path file) throws Exception {
        LessonWatch watch = LessonWatch.of(file, () -> told.add("changed"));
        // Once at the beginning, when it is certain that nothing will be missed.
        assertThat(told.poll(30, TimeUnit.SECONDS)).isNotNull();
        return watch;
    }

    @Test
    void whatIsWrittenIsTold() throws Exception {
        Path file = Files.writeString(folder.resolve("a.md"), "one");
        try (LessonWatch watch = watch(file)) {
            Files.writeString(file, "two");
            assertThat(told.poll(30, TimeUnit.SECONDS)).isNotNull();
            assertThat(watch).isNotNull();
        }
    }

    @Test
    void aFileThatReplacesItIsToldToo() throws Exception {
        Path file = Files.writeString(folder.resolve("a.md"), "one");
        try (LessonWatch watch = watch(file)) {
            Path other = Files.writeString(folder.resolve("other"), "two");
            Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
            assertThat(told.poll(30, TimeUnit.SECONDS)).isNotNull();
            assertThat(watch).isNotNull();
        }
    }
}
