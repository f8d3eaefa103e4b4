package lectern.heuristic;

/** Texts that people write about their heuristics, as they are kept: in one line, of signs that every file can hold. */
final class OneLine {
    /** Letters of a name. */
    static final int SHORT = 80;

    /** Letters of a description. */
    static final int LONG = 1000;

    private static final String BLANKS = "[\\s\\p{Z}\\p{Cc}]+";
    private static final String UNPRINTABLE =
            "[^\\x20-\\x7e\\xa0-\\ud7ff\\ue000-\\ufefe\\uff00-\\ufffd\\x{10000}-\\x{10ffff}]";

    private OneLine() {}

    /** @throws IllegalArgumentException if it is longer */
    static String of(String text, int longest) {
        String line = text.replaceAll(BLANKS, " ").strip().replaceAll(UNPRINTABLE, "\ufffd");
        if (line.length() > longest) throw new IllegalArgumentException("longer than " + longest + ": " + line);
        return line;
    }
}
