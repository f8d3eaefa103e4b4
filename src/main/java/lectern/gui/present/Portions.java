package lectern.gui.present;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into portions that can stand below a board: between sentences where that is possible, or else between words. */
final class Portions {
    private static final String SENTENCES = "(?<=[.!?…])\\s+";
    private static final String WORDS = "\\s+";

    private Portions() {}

    /** @param longest so many letters has a portion at most, unless a single word has more */
    static List<String> of(String text, int longest) {
        List<String> portions = new ArrayList<>();
        for (String sentence : joined(List.of(text.strip().split(SENTENCES)), longest)) {
            if (sentence.length() <= longest) portions.add(sentence);
            else portions.addAll(joined(List.of(sentence.split(WORDS)), longest));
        }
        return portions;
    }

    private static List<String> joined(List<String> parts, int longest) {
        List<String> joined = new ArrayList<>();
        String portion = "";
        for (String part : parts) {
            String longer = portion.isEmpty() ? part : portion + " " + part;
            if (longer.length() > longest && !portion.isEmpty()) {
                joined.add(portion);
                longer = part;
            }
            portion = longer;
        }
        joined.add(portion);
        return joined;
    }
}
