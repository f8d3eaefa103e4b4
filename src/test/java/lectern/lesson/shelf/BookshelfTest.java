package lectern.lesson.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookshelfTest {
    private static final String LESSON = """
            ---
            id: %s
            title: %s
            game: infection
            language: %s
            level: %s
            minutes: 10
            author: Somebody
            requires: [%s]
            ---

            Text.
            """;

    @TempDir
    Path folder;

    private final Map<String, String> texts = new LinkedHashMap<>();

    private void put(String name, String id, String language, String level, String requires) {
        texts.put(name, LESSON.formatted(id, id + " in " + language, language, level, requires));
    }

    private List<String> titles(List<Book> books) {
        return books.stream().map(book -> book.head().title()).toList();
    }

    @Test
    void aLessonIsGivenInTheLanguageAskedFor() {
        put("infection/a.en.md", "a", "en", "beginner", "");
        put("infection/a.pt.md", "a", "pt", "beginner", "");
        Bookshelf shelf = Bookshelf.of(texts);

        assertThat(titles(shelf.about("infection", Language.PT))).containsExactly("a in pt");
        assertThat(titles(shelf.about("infection", Language.EN))).containsExactly("a in en");
    }

    @Test
    void aLessonThatIsNotTranslatedIsGivenInItsOwnLanguage() {
        put("infection/a.en.md", "a", "en", "beginner", "");

        assertThat(Bookshelf.of(texts).find("a", Language.PT))
                .hasValueSatisfying(book -> assertThat(book.head().language()).isEqualTo(Language.EN));
    }

    @Test
    void theEasiestComesFirstAndWhatIsRequiredComesBefore() {
        put("infection/a.en.md", "a", "en", "advanced", "");
        put("infection/b.en.md", "b", "en", "beginner", "c");
        put("infection/c.en.md", "c", "en", "beginner", "");

        assertThat(titles(Bookshelf.of(texts).about("infection", Language.EN)))
                .containsExactly("c in en", "b in en", "a in en");
    }

    @Test
    void whatStandsInNoGamesFolderIsAcrossTheGames() {
        put("thinking/a.en.md", "a", "en", "beginner", "");
        put("infection/b.en.md", "b", "en", "beginner", "");
        Bookshelf shelf = Bookshelf.of(texts);

        assertThat(titles(shelf.acrossGames(Language.EN))).containsExactly("a in en");
        assertThat(titles(shelf.about("infection", Language.EN))).containsExactly("b in en");
    }

    @Test
    void aFileWithoutAHeadIsLeftOut() {
        texts.put("infection/a.md", "Only text.");

        assertThat(Bookshelf.of(texts).about("infection", Language.EN)).isEmpty();
    }

    @Test
    void theProgramsOwnLessonsAreThereAndCanBeRead() throws IOException {
        Bookshelf own = Bookshelf.own();

        for (Language language : Language.values()) {
            Book rules = own.find("infection-rules", language).orElseThrow();
            assertThat(rules.head().language()).isEqualTo(language);
            assertThat(rules.read().lesson()).isPresent();
        }
    }

    @Test
    void lessonsAreFoundInAJarToo() throws IOException {
        Path jar = folder.resolve("program.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            for (String name : List.of("lectern/lessons/infection/a.en.md", "lectern/lessons/notes.txt", "a.md")) {
                entries.putNextEntry(new JarEntry(name));
                entries.write("olá".getBytes(StandardCharsets.UTF_8));
            }
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            assertThat(PackedLessons.inJar(file)).isEqualTo(Map.of("infection/a.en.md", "olá"));
        }
    }
}
