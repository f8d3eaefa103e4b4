package lectern.play.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LastWordsTest {
    @Test
    void theyAreTheLastLineThatIsNotBlank() throws IOException {
        assertThat(of("")).isEmpty();
        assertThat(of("one")).isEqualTo("one");
        assertThat(of("one\n  two \r\n\n \t\n")).isEqualTo("two");
        assertThat(of("one\nolá")).isEqualTo("olá");
    }

    @Test
    void ofALongLineTheBeginningIsKept() throws IOException {
        assertThat(of("short\n" + "x".repeat(1_000_000) + "\n\n")).isEqualTo("x".repeat(PrintableExcerpt.WORDS) + "…");
    }

    private static String of(String said) throws IOException {
        LastWords words = new LastWords();
        words.listen(new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)));
        return words.text();
    }
}
