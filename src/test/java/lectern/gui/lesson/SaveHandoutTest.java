package lectern.gui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import lectern.lesson.Lesson;
import lectern.lesson.handout.Handout;
import lectern.lesson.shelf.Bookshelf;
import lectern.search.Stop;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** A lesson is handed out from the window as it is from the command line, a packed one too. */
class SaveHandoutTest {
    private final Lesson lesson;

    SaveHandoutTest() throws IOException {
        lesson = Bookshelf.own()
                .about("infection", Language.PT)
                .get(0)
                .read()
                .lesson()
                .orElseThrow();
    }

    @Test
    void aPageIsTheExportersPage() throws IOException {
        Handout handout = new Handout(lesson, true);

        assertThat(new String(SaveHandout.content(handout, true), StandardCharsets.UTF_8))
                .isEqualTo(handout.html(new Stop()))
                .contains(lesson.title());
    }

    @Test
    void pagesToPrintArePdf() throws IOException {
        byte[] content = SaveHandout.content(new Handout(lesson, false), false);

        assertThat(new String(content, 0, 5, StandardCharsets.ISO_8859_1)).isEqualTo("%PDF-");
    }
}
