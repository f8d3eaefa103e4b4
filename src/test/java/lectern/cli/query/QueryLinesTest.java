package lectern.cli.query;

import static lectern.cli.query.Asking.stream;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Lines in, lines out: one answer each, in order and at once. */
class QueryLinesTest {
    private static final int MEBIBYTE = 1 << 20;

    @Test
    void everyLineGetsOneAnswerInOrder() {
        assertThat(stream(bytes("{\"id\":1,\"do\":\"x\"}\n\nno\r\n{\"id\":2,\"do\":\"x\"}\r\n")))
                .satisfiesExactly(
                        one -> assertThat(one).startsWith("{\"id\":1,"),
                        empty -> assertThat(empty).contains("bad-json"),
                        no -> assertThat(no).contains("bad-json"),
                        two -> assertThat(two).startsWith("{\"id\":2,"));
    }

    @Test
    void theLastLineNeedsNoEnd() {
        assertThat(stream(bytes("{\"do\":\"games\"}"))).hasSize(1);
        assertThat(stream(bytes(""))).isEmpty();
    }

    @Test
    void aLineMayHaveAMebibyteAndNoMore() {
        String request = "{\"id\":1,\"do\":\"x\"}";
        String longest = request + " ".repeat(MEBIBYTE - request.length());

        assertThat(stream(bytes(longest + "\n" + longest + " \n" + request + "\n" + longest + " ")))
                .satisfiesExactly(
                        fits -> assertThat(fits).startsWith("{\"id\":1,"),
                        tooLong -> assertThat(tooLong).contains("bad-json", "1048576"),
                        next -> assertThat(next).startsWith("{\"id\":1,"),
                        unended -> assertThat(unended).contains("bad-json"));
    }

    @Test
    void aLineOfAnyLengthIsSkippedWithoutBeingKept() throws IOException {
        InputStream endless = new InputStream() {
            private int left = 1 << 27;

            @Override
            public int read() {
                throw new AssertionError("byte by byte");
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                if (left == 0) return -1;
                int count = Math.min(left, length);
                Arrays.fill(buffer, offset, offset + count, (byte) ' ');
                left -= count;
                return count;
            }
        };
        assertThatThrownBy(() -> new LineReader(endless).next()).isInstanceOf(QueryError.class);
    }

    @Test
    void bytesThatAreNotUtf8AreBadJsonWhichNamesTheByte() {
        byte[] lines = bytes("{\"id\":\"?\"}\n{\"id\":2}\n");
        lines[7] = (byte) 0xC3;

        assertThat(stream(lines))
                .satisfiesExactly(
                        bad -> assertThat(bad).contains("bad-json", "byte 8"),
                        next -> assertThat(next).startsWith("{\"id\":2,"));
    }

    @Test
    void anAnswerComesBeforeTheNextLineIsRead() throws IOException {
        List<String> events = new ArrayList<>();
        InputStream asking = new InputStream() {
            private final List<String> lines = new ArrayList<>(List.of("{}\n", "{}\n"));

            @Override
            public int read() {
                throw new AssertionError("byte by byte");
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                events.add("asked");
                if (lines.isEmpty()) return -1;
                byte[] line = bytes(lines.remove(0));
                System.arraycopy(line, 0, buffer, offset, line.length);
                return line.length;
            }
        };
        OutputStream answers = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                events.add("answered");
            }
        };

        new QueryLoop().run(asking, answers, defect -> events.add("defect"));

        assertThat(events).containsExactly("asked", "answered", "asked", "answered", "asked");
    }

    @Test
    void aRequestForWhichTheMemoryIsTooSmallEndsNoLoop() throws IOException {
        QueryLoop loop = new QueryLoop(new Requests(Map.of("large", Requests.Kind.of(request -> {
            throw new OutOfMemoryError("Java heap space");
        }))));
        List<String> defects = new ArrayList<>();
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        loop.run(
                new ByteArrayInputStream(bytes("{\"do\":\"large\"}\n{}\n")),
                out,
                defect -> defects.add(defect.getMessage()));

        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .satisfiesExactly(
                        failed -> assertThat(failed).contains("\"code\":\"internal\""),
                        next -> assertThat(next).contains("unknown-request"));
        assertThat(defects).containsExactly("java.lang.OutOfMemoryError: Java heap space");
    }

    @Test
    void aDefectOfTheProgramIsToldToTheAskerAndToItsMaker() throws IOException {
        QueryLoop loop = new QueryLoop(new Requests(Map.of("fail", Requests.Kind.of(request -> {
            throw new IllegalStateException("a defect");
        }))));
        List<String> defects = new ArrayList<>();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String failing = "{\"id\":1,\"do\":\"fail\"}";

        loop.run(new ByteArrayInputStream(bytes(failing + "\n{}\n")), out, defect -> defects.add(defect.getMessage()));

        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .satisfiesExactly(
                        failed -> assertThat(failed).startsWith("{\"id\":1,\"error\":{\"code\":\"internal\""),
                        next -> assertThat(next).contains("unknown-request"));
        assertThat(defects).containsExactly("a defect");
        assertThatThrownBy(() -> loop.answer(failing)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theLoopEndsWhenNobodyReads() throws IOException {
        PipedInputStream reader = new PipedInputStream();
        PipedOutputStream closed = new PipedOutputStream(reader);
        reader.close();
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return '\n';
            }
        };

        assertThatThrownBy(() -> new QueryLoop().run(endless, closed, defect -> {}))
                .isInstanceOf(IOException.class);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
