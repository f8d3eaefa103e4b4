package lectern.lesson.write;

import java.util.regex.Pattern;

/** Text of an author's own, written so that Markdown and YAML read nothing into it. */
final class Plain {
    private static final int LONGEST = 2_000;
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cntrl}\\u202A-\\u202E\\u2066-\\u2069]");
    private static final Pattern SPEAKING = Pattern.compile("[\\\\`*_\\[\\]<>#&!|~]");
    private static final Pattern BEGINNING = Pattern.compile("^(\\d{1,9})?([-+.)=])");
    private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9 /.=,+-]*");

    private Plain() {}

    /** One paragraph of Markdown that reads as the text does. */
    static String markdown(String text) {
        String line = INVISIBLE.matcher(text).replaceAll(" ").strip();
        if (line.codePointCount(0, line.length()) > LONGEST) {
            line = line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
        }
        String quiet = SPEAKING.matcher(line).replaceAll("\\\\$0");
        return BEGINNING.matcher(quiet).replaceFirst("$1\\\\$2");
    }

    /** A value in YAML, in quotes if it needs them. */
    static String yaml(String text) {
        if (SAFE.matcher(text).matches() && !text.endsWith(" ")) return text;
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
