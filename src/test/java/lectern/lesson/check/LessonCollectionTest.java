package lectern.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import lectern.lesson.read.Head;
import lectern.lesson.read.Limits;
import lectern.lesson.shelf.Bookshelf;
import lectern.search.Stop;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lessons that stand beside each other, and the folder that they stand in. */
class LessonCollectionTest {
    private static final String LESSON = """
            ---
            id: small
            title: A small lesson
            game: infection
            language: en
            level: beginner
            minutes: 10
            author: Nobody
            ---

            ```lectern
            start: 1
            ```

            ```lectern
            play: f6
            ```
            """;

    @TempDir
    private Path folder;

    @Test
    void aLessonInOneLanguageIsAWarning() throws IOException {
        write("small.md", LESSON);

        assertThat(check(false)).containsExactly("small.md:1 lesson.one-language warning");
    }

    @Test
    void aLessonInOneLanguageIsAnErrorWhereBothAreWanted() throws IOException {
        write("small.md", LESSON);

        assertThat(check(true)).containsExactly("small.md:1 lesson.one-language");
    }

    @Test
    void translationsWithTheSameBlocksGoTogether() throws IOException {
        write("small.en.md", LESSON);
        write("small.pt.md", portuguese().replace("A small lesson", "Uma lição"));

        assertThat(check(true)).isEmpty();
    }

    @Test
    void aTranslationShowsTheSamePositionsAndMoves() throws IOException {
        write("small.en.md", LESSON);
        write("small.pt.md", portuguese().replace("play: f6", "play: g6"));

        assertThat(check(true)).containsExactly("small.pt.md:15 lesson.differs");
    }

    @Test
    void aTranslationLeavesNothingOut() throws IOException {
        write("small.en.md", LESSON);
        write("small.pt.md", portuguese().replace("```lectern\nplay: f6\n```\n", ""));

        assertThat(check(true)).containsExactly("small.pt.md:11 lesson.other-length");
    }

    @Test
    void aTranslationHasTheSameHead() throws IOException {
        write("small.en.md", LESSON);
        write("small.pt.md", portuguese().replace("minutes: 10", "minutes: 12"));

        assertThat(check(true)).containsExactly("small.pt.md:1 lesson.other-head");
    }

    @Test
    void anIdBelongsToOneLessonOfALanguage() throws IOException {
        write("a.md", LESSON);
        write("b.md", LESSON);

        assertThat(check(false)).contains("b.md:1 lesson.id-twice");
    }

    @Test
    void whatIsRequiredIsThere() throws IOException {
        write("small.en.md", LESSON.replace("minutes", "requires: other\nminutes"));

        assertThat(check(false)).contains("small.en.md:1 lesson.requires warning");
    }

    @Test
    void aLessonOfTheProgramMayBeRequired() throws IOException {
        write("small.en.md", LESSON.replace("minutes", "requires: infection-rules\nminutes"));
        List<Head> shipped = Bookshelf.own().heads();

        assertThat(shipped).extracting(Head::id).contains("infection-rules");
        assertThat(LessonCheck.check(List.of(folder), false, shipped, new Stop())
                        .findings())
                .extracting(finding -> finding.reason().key())
                .containsExactly("lesson.one-language");
    }

    @Test
    void aMistakeInOneLessonHidesNothingOfWhatIsWrongBetweenOthers() throws IOException {
        write("small.en.md", LESSON.replace("minutes", "requires: other\nminutes"));
        write("broken.md", LESSON.replace("small", "broken").replace("play: f6", "play: zz"));

        assertThat(check(false))
                .containsExactlyInAnyOrder(
                        "broken.md:16 reading.in-column",
                        "small.en.md:1 lesson.one-language warning",
                        "small.en.md:1 lesson.requires warning");
    }

    @Test
    void aReadmeIsNoLesson() throws IOException {
        write("README.md", "# How to write lessons");

        assertThat(check(true)).isEmpty();
    }

    @Test
    void aFileThatIsTooLargeIsNotRead() throws IOException {
        write("large.md", "x".repeat(Limits.FILE + 1));

        assertThat(check(false)).containsExactly("large.md:1 lesson.file-large");
    }

    @Test
    void aFileThatIsNotUtf8IsRefused() throws IOException {
        Files.write(folder.resolve("latin.md"), new byte[] {'-', (byte) 0xE9, '-'});

        assertThat(check(false)).containsExactly("latin.md:1 lesson.not-utf8");
    }

    @Test
    void whatALinkPointsToOutsideTheFolderIsNotRead(@TempDir Path outside) throws IOException {
        Path secret = Files.writeString(outside.resolve("secret.md"), "no lesson");
        Files.createSymbolicLink(folder.resolve("secret.md"), secret);
        Files.createSymbolicLink(folder.resolve("elsewhere"), outside);

        assertThat(check(false)).isEmpty();
    }

    @Test
    void aFolderThatIsNotThereIsAnError() {
        Assertions.assertThatExceptionOfType(NoSuchFileException.class)
                .isThrownBy(() -> LessonCheck.check(List.of(folder.resolve("none")), false, new Stop()));
    }

    /** The lessons that come with the program. */
    @Test
    void theLessonsOfThisRepositoryAreRightAndInBothLanguages() throws IOException {
        LessonCheck.Report report = LessonCheck.check(List.of(Path.of("lessons")), true, new Stop());

        assertThat(report.findings()).isEmpty();
        assertThat(report.lessons()).isPositive();
    }

    private static String portuguese() {
        return LESSON.replace("language: en", "language: pt");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private List<String> check(boolean bilingual) throws IOException {
        return LessonCheck.check(List.of(folder), bilingual, new Stop()).findings().stream()
                .map(finding -> Path.of(finding.file()).getFileName() + ":" + finding.line() + " "
                        + finding.reason().key() + (finding.warning() ? " warning" : ""))
                .toList();
    }
}
