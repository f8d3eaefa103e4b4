package lectern.gui.settings;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Names and texts as a properties file that a person can read and change: sorted, and without the date it was written.
 * Each line is read for itself, so that damage costs the line that it strikes.
 */
final class PropertiesText {
    /** Stands where bytes are no text. The text itself never has it: it is written as an escape. */
    private static final char REPLACEMENT = '\ufffd';

    private static final char BYTE_ORDER_MARK = '\ufeff';
    private static final int DIGITS = 4;
    private static final String SPECIAL_IN_NAMES = " :=#!\\";
    private static final String SPECIAL_IN_TEXTS = "\\";

    /** Letters that have a name of their own behind the escape. */
    private static final String NAMED = "\n\r\t\f";

    private static final String NAMES = "nrtf";

    private PropertiesText() {}

    /**
     * What a file says.
     *
     * @param texts what can be made out
     * @param whole whether that is all there is
     */
    record Found(Map<String, String> texts, boolean whole) {}

    static Found read(byte[] content) throws IOException {
        String text = new String(content, StandardCharsets.UTF_8);
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) text = text.substring(1);
        StringBuilder readable = new StringBuilder();
        StringBuilder line = new StringBuilder();
        boolean whole = true;
        for (String part : (Iterable<String>) text.lines()::iterator) {
            boolean goesOn = !(line.isEmpty() && isComment(part)) && endsInEscape(part);
            line.append(part).append('\n');
            if (goesOn) continue;
            whole &= take(line, readable);
        }
        whole &= take(line, readable);
        Properties properties = new Properties();
        properties.load(new StringReader(readable.toString()));
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((name, value) -> texts.put((String) name, (String) value));
        return new Found(texts, whole);
    }

    /** Whether a line, with all that continues it, could be read and has been taken. Afterwards it is empty. */
    private static boolean take(StringBuilder line, StringBuilder readable) {
        boolean fine = isText(line) && escapesAreWhole(line);
        if (fine) readable.append(line);
        line.setLength(0);
        return fine;
    }

    private static boolean isComment(String line) {
        String begun = line.stripLeading();
        return begun.startsWith("#") || begun.startsWith("!");
    }

    private static boolean endsInEscape(String line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == '\\') end--;
        return (line.length() - end) % 2 == 1;
    }

    private static boolean isText(CharSequence line) {
        return line.chars().allMatch(letter -> isSpace(letter) || !isForeign((char) letter));
    }

    private static boolean isSpace(int letter) {
        return letter == '\n' || letter == '\t' || letter == '\f';
    }

    /** No program writes such a letter into a text. */
    private static boolean isForeign(char letter) {
        return letter == REPLACEMENT || Character.isISOControl(letter);
    }

    private static boolean escapesAreWhole(CharSequence line) {
        boolean escaped = false;
        for (int i = 0; i < line.length(); i++) {
            if (escaped && line.charAt(i) == 'u' && !hasDigits(line, i + 1)) return false;
            escaped = !escaped && line.charAt(i) == '\\';
        }
        return true;
    }

    private static boolean hasDigits(CharSequence line, int start) {
        if (start + DIGITS > line.length()) return false;
        return line.subSequence(start, start + DIGITS).chars().allMatch(HexFormat::isHexDigit);
    }

    /** Without streams and templates: the first time it runs, a user waits for it. */
    static String of(SortedMap<String, String> texts) {
        StringBuilder written = new StringBuilder();
        for (Map.Entry<String, String> entry : texts.entrySet()) {
            escape(entry.getKey(), SPECIAL_IN_NAMES, written);
            written.append('=');
            escape(entry.getValue(), SPECIAL_IN_TEXTS, written);
            written.append('\n');
        }
        return written.toString();
    }

    private static void escape(String text, String special, StringBuilder escaped) {
        boolean begins = true;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (isForeign(letter) || Character.isSurrogate(letter)) escapeNumber(letter, escaped);
            else {
                if (special.indexOf(letter) >= 0 || (begins && letter == ' ')) escaped.append('\\');
                escaped.append(letter);
            }
            begins = false;
        }
    }

    /** UTF-8 has no place for half a letter, and what is foreign would be taken for damage. */
    private static void escapeNumber(char letter, StringBuilder escaped) {
        escaped.append('\\');
        int named = NAMED.indexOf(letter);
        if (named >= 0) escaped.append(NAMES.charAt(named));
        else {
            escaped.append('u');
            for (int shift = 12; shift >= 0; shift -= 4) escaped.append(Character.forDigit((letter >> shift) & 15, 16));
        }
    }
}
