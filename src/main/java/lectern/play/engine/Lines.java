package lectern.play.engine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Takes lines of UTF-8 from a stream, and never holds more of one than the longest that is allowed. */
public final class Lines {
    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[1 << 13];
    private int filled;
    private int used;

    /**
     * A line without its end.
     *
     * @param tooLong whether it was longer than is allowed: then only its beginning is here
     */
    public record Line(String text, boolean tooLong) {}

    /**
     * @param longest how many bytes a line may have
     */
    public Lines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next line; empty at the end of the stream. What is too long of a line is read, but not kept. */
    public Optional<Line> next() throws IOException {
        if (isAtEnd()) return Optional.empty();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean ended = false;
        boolean tooLong = false;
        while (!ended && !isAtEnd()) {
            int start = used;
            while (used < filled && buffer[used] != '\n') used++;
            int room = longest - line.size();
            tooLong |= used - start > room;
            line.write(buffer, start, Math.min(used - start, room));
            ended = used < filled;
            if (ended) used++;
        }
        return Optional.of(new Line(withoutReturn(line.toString(StandardCharsets.UTF_8)), tooLong));
    }

    private static String withoutReturn(String line) {
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    /** Whether nothing is left; fills the buffer if it is used up. */
    private boolean isAtEnd() throws IOException {
        if (used < filled) return false;
        used = 0;
        filled = Math.max(0, in.read(buffer));
        return filled == 0;
    }
}
