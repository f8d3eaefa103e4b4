package lectern.lesson.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceTest {
    private static final String LESSON = """
            ---
            id: %s
            title: A lesson
            game: infection
            language: %s
            level: beginner
            minutes: 10
            author: Somebody
            ---

            Text.
            """;

    @TempDir
    Path folder;

    private Path put(String name, String id, String language) throws IOException {
        return Files.writeString(folder.resolve(name), LESSON.formatted(id, language));
    }

    @Test
    void theTranslationOfAFileStandsBesideIt() throws IOException {
        Path english = put("a.en.md", "a", "en");
        put("b.pt.md", "b", "pt");
        Path portuguese = put("a.pt.md", "a", "pt");

        assertThat(new Source.OfFile(english).in("a", Language.PT)).hasValue(new Source.OfFile(portuguese));
    }

    @Test
    void aFileWithoutATranslationHasNone() throws IOException {
        Path english = put("a.en.md", "a", "en");
        put("b.pt.md", "b", "pt");

        assertThat(new Source.OfFile(english).in("a", Language.PT)).isEmpty();
    }

    @Test
    void aFileThatIsGoneIsReadAsAFault() {
        assertThat(new Source.OfFile(folder.resolve("gone.md")).read().findings())
                .hasSize(1);
    }

    @Test
    void theProgramsOwnLessonsAreTranslatedToo() throws IOException {
        Bookshelf shelf = Bookshelf.own();
        Source english =
                new Source.Packed(shelf.find("infection-rules", Language.EN).orElseThrow(), shelf);

        Source portuguese = english.in("infection-rules", Language.PT).orElseThrow();

        assertThat(portuguese.read().lesson().orElseThrow().language()).isEqualTo(Language.PT);
    }
}
