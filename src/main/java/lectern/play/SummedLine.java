package lectern.play;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.storage.CheckSum;

/**
 * Lines of a results file with their check sums. The sum stands behind the first entry, {@code lectern: 1 | sum: 1c291ca3
 * | game: …}, so that the line is still a record on one line.
 */
public final class SummedLine {
    private static final String KEY = " | sum: ";
    private static final Pattern SUMMED =
            Pattern.compile("([a-z-]+: [0-9]+) \\| sum: ([0-9a-f]{8})( \\| .*)", Pattern.DOTALL);

    private final String context;

    /** @param context what else the sum covers: a line of another context does not agree with its sum */
    public SummedLine(String context) {
        this.context = context;
    }

    /** A line that has more than one entry, with its sum. */
    public String with(String line) {
        int end = line.indexOf(" | ");
        return line.substring(0, end) + KEY + sum(line) + line.substring(end);
    }

    /** The line without its sum; empty if there is none, or another one. */
    public Optional<String> read(String summed) {
        Matcher parts = SUMMED.matcher(summed);
        if (!parts.matches()) return Optional.empty();
        String line = parts.group(1) + parts.group(3);
        return sum(line).equals(parts.group(2)) ? Optional.of(line) : Optional.empty();
    }

    /** Whether there is something that may be a sum. */
    static boolean isSummed(String line) {
        return line.contains(KEY.strip());
    }

    private String sum(String line) {
        return CheckSum.of(context + "\n" + line);
    }
}
