package lectern.play.engine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Takes lines of UTF-8 from a stream, and never holds more of one than the longest that is allowed. */
public final class BoundedLines {
    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[1 << 13];
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private int filled;
    private int used;

    /** Whether what comes next belongs to a line of which something was taken already. */
    private boolean inside;

    /**
     * A line without its end.
     *
     * @param tooLong whether it was longer than is allowed: then only its beginning is here
     */
    public record Line(String text, boolean tooLong) {}

    /**
     * @param longest how many bytes a line may have
     */
    public BoundedLines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /**
     * The next line, as soon as it is whole or too long; empty at the end of the stream. The rest of a line that was too
     * long is passed over.
     */
    public Optional<Line> next() throws IOException {
        if (inside) take(0);
        if (inside || isAtEnd()) return Optional.empty();
        take(longest + 1);
        boolean tooLong = kept.size() > longest;
        String text = kept.toString(StandardCharsets.UTF_8);
        return Optional.of(new Line(tooLong ? text : withoutReturn(text), tooLong));
    }

    /** Takes bytes to the end of the line; or, if there is anything to be kept, until so many are. */
    private void take(int most) throws IOException {
        kept.reset();
        inside = true;
        while (inside && (most == 0 || kept.size() < most) && !isAtEnd()) {
            int start = used;
            while (used < filled && buffer[used] != '\n') used++;
            kept.write(buffer, start, Math.min(used - start, most - kept.size()));
            if (used < filled) {
                used++;
                inside = false;
            }
        }
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
