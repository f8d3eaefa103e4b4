package lectern.storage;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a journal's entries are written, and found again in what is left of a journal. */
final class JournalEntry {
    private static final char SEPARATOR = '\u001e';
    private static final char REPLACEMENT = '\ufffd';
    private static final int LONGEST_HEAD = 20;
    private static final Pattern HEAD = Pattern.compile("([0-9a-f]{8}) ([0-9]{1,9})\n");

    private JournalEntry() {}

    static String of(String text) {
        String safe = text.replace(SEPARATOR, REPLACEMENT);
        return SEPARATOR + CheckSum.of(safe) + " " + safe.length() + "\n" + safe + "\n";
    }

    /** The last entry that is whole. */
    static Optional<String> last(String journal) {
        int end = journal.length();
        for (int at = journal.lastIndexOf(SEPARATOR); at >= 0; at = journal.lastIndexOf(SEPARATOR, end - 1)) {
            Optional<String> text = whole(journal, at + 1, end);
            if (text.isPresent()) return text;
            end = at;
        }
        return Optional.empty();
    }

    /**
     * The text of an entry between its separator and the next one. What follows the text may be anything, as after a
     * power cut.
     */
    private static Optional<String> whole(String journal, int start, int end) {
        Matcher head = HEAD.matcher(journal).region(start, Math.min(end, start + LONGEST_HEAD));
        if (!head.lookingAt()) return Optional.empty();
        int length = Integer.parseInt(head.group(2));
        if (length > end - head.end()) return Optional.empty();
        String text = journal.substring(head.end(), head.end() + length);
        return CheckSum.of(text).equals(head.group(1)) ? Optional.of(text) : Optional.empty();
    }
}
