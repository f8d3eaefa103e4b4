package lectern.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lectern.lesson.read.Finding;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One lesson for each kind of mistake; {@code expected.txt} says in which line it is found, and what is said. */
class BrokenLessonsTest {
    private static final Path FOLDER = Path.of("src/test/resources/lectern/lessons-broken");

    @ParameterizedTest
    @MethodSource("expected")
    void theMistakeIsNamedWithItsLine(String expected) throws IOException {
        String[] words = expected.split(" ", 3);
        List<Finding> findings =
                LessonCheck.check(List.of(FOLDER.resolve(words[0])), false, new Stop()).findings().stream()
                        .filter(finding -> !finding.warning())
                        .toList();

        assertThat(findings)
                .extracting(finding -> finding.line() + " " + finding.reason().key())
                .containsExactly(words[1] + " " + words[2]);
        for (Language language : Language.values()) {
            assertThat(new Sentences(language).of(findings.get(0).reason())).isNotBlank();
        }
    }

    @Test
    void everyBrokenLessonIsExpectedToFail() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".md")))
                    .containsExactlyInAnyOrderElementsOf(
                            expected().map(line -> line.split(" ", 3)[0]).toList());
        }
    }

    static Stream<String> expected() throws IOException {
        return Files.readAllLines(FOLDER.resolve("expected.txt")).stream();
    }
}
