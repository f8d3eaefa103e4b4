package lectern.play.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
    @Test
    void linesEndWithANewlineOrWithTheStream() throws IOException {
        assertThat(lines("a\n\nb\r\nc")).containsExactly("a", "", "b", "c");
        assertThat(lines("a\n")).containsExactly("a");
        assertThat(lines("")).isEmpty();
    }

    @Test
    void onlyTheBeginningOfALineThatIsTooLongIsKept() throws IOException {
        assertThat(lines("12345678\n123456789\n123456789012\r\nok\n1234567890123456"))
                .containsExactly("12345678", "123456789…", "123456789…", "ok", "123456789…");
        assertThat(lines("x".repeat(100_000) + "\nok")).containsExactly("xxxxxxxxx…", "ok");
    }

    @Test
    void aLineWithoutEndIsTooLongAtOnce() throws IOException {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        };
        assertThat(new BoundedLines(endless, 8).next()).contains(new BoundedLines.Line("xxxxxxxxx", true));
    }

    @Test
    void whatIsNotUtf8IsReplaced() throws IOException {
        byte[] bytes = {'a', (byte) 0xFF, 'b', '\n'};
        assertThat(new BoundedLines(new ByteArrayInputStream(bytes), 8).next())
                .contains(new BoundedLines.Line("a\uFFFDb", false));
    }

    private static List<String> lines(String text) throws IOException {
        BoundedLines lines = new BoundedLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), 8);
        List<String> read = new ArrayList<>();
        for (Optional<BoundedLines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            read.add(line.get().text() + (line.get().tooLong() ? "…" : ""));
        }
        return read;
    }
}
