package lectern.play.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The beginning of the last line of a stream that is not blank. What was said before it is forgotten at once: however
 * much an engine complains, nothing but this line is kept.
 */
final class LastWords {
    /** Enough for what a sentence shows of it. */
    private static final int LONGEST = 4 * PrintableExcerpt.WORDS;

    private final byte[] line = new byte[LONGEST];
    private int length;
    private boolean blank = true;
    private final byte[] last = new byte[LONGEST];
    private int lastLength;

    /** Reads a stream to its end. */
    void listen(InputStream stream) throws IOException {
        byte[] buffer = new byte[1 << 13];
        for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
            hear(buffer, count);
        }
        endLine();
    }

    synchronized String text() {
        return PrintableExcerpt.of(new String(last, 0, lastLength, StandardCharsets.UTF_8), PrintableExcerpt.WORDS);
    }

    private synchronized void hear(byte[] said, int count) {
        for (int i = 0; i < count; i++) {
            if (said[i] == '\n') endLine();
            else if (length < LONGEST) add(said[i]);
        }
    }

    private void add(byte letter) {
        if (blank && isBlank(letter)) return;
        blank = false;
        line[length++] = letter;
    }

    private static boolean isBlank(byte letter) {
        return letter >= 0 && letter <= ' ';
    }

    private synchronized void endLine() {
        if (!blank) {
            System.arraycopy(line, 0, last, 0, length);
            lastLength = length;
        }
        length = 0;
        blank = true;
    }
}
