package lectern.cli.query;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Takes lines of UTF-8 from a stream, and never holds more of one than the longest that is allowed. */
final class LineReader {
    /** One mebibyte, the line's end not counted. */
    static final int LONGEST = 1 << 20;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 13];
    private int filled;
    private int used;

    LineReader(InputStream in) {
        this.in = in;
    }

    /**
     * The next line without its end; empty at the end of the stream.
     *
     * @throws QueryError if the line is too long or is not UTF-8; the next call takes the line after it
     */
    Optional<String> next() throws IOException {
        if (isAtEnd()) return Optional.empty();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        boolean ended = false;
        while (!ended && !isAtEnd()) {
            int start = used;
            while (used < filled && buffer[used] != '\n') used++;
            int length = used - start;
            if (line.size() + length > LONGEST) tooLong = true;
            if (!tooLong) line.write(buffer, start, length);
            ended = used < filled;
            if (ended) used++;
        }
        if (tooLong) throw QueryError.of(QueryError.Code.BAD_JSON, "cli.line-too-long", String.valueOf(LONGEST));
        return Optional.of(decoded(line.toByteArray()));
    }

    /** Whether nothing is left; fills the buffer if it is used up. */
    private boolean isAtEnd() throws IOException {
        if (used < filled) return false;
        used = 0;
        filled = Math.max(0, in.read(buffer));
        return filled == 0;
    }

    private static String decoded(byte[] line) {
        ByteBuffer rest = ByteBuffer.wrap(line);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(rest).toString();
        } catch (CharacterCodingException e) {
            throw QueryError.of(QueryError.Code.BAD_JSON, "cli.not-utf8", String.valueOf(rest.position() + 1));
        }
    }
}
