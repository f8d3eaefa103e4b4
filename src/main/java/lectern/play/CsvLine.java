package lectern.play;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A line of a table with commas between its fields. Tables are opened with spreadsheets, and some fields come from
 * outside, such as what an engine said: a field that a spreadsheet would take for a formula gets an apostrophe in
 * front, as OWASP advises. Numbers stay as they are.
 */
public final class CsvLine {
    private static final Pattern NUMBER = Pattern.compile("[+-]?([0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?|Infinity)");

    private static final String SIGN = "\\s*[=+@\\-\uff1d\uff0b\uff20\uff0d]";

    /** Some spreadsheets take these for the ends of fields. */
    private static final Pattern INSIDE = Pattern.compile("[;\t\r\n](?=" + SIGN + ")");

    private static final Pattern AT_FIRST = Pattern.compile("^(?=" + SIGN + "|[\t\r\n])");
    private static final String QUOTED = ",;\"\t\r\n";

    private CsvLine() {}

    /** The line with its end. */
    public static String of(List<String> fields) {
        return fields.stream().map(CsvLine::quoted).collect(Collectors.joining(",", "", "\n"));
    }

    private static String quoted(String field) {
        String safe = NUMBER.matcher(field).matches() ? field : guarded(field);
        boolean plain = safe.chars().noneMatch(letter -> QUOTED.indexOf(letter) >= 0);
        return plain ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }

    private static String guarded(String field) {
        return AT_FIRST.matcher(INSIDE.matcher(field).replaceAll("$0'")).replaceFirst("'");
    }
}
