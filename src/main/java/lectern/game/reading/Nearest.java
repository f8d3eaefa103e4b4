package lectern.game.reading;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;

/** The known word that an unknown one may stand for. */
public final class Nearest {
    private static final int LONGEST = 40;

    private Nearest() {}

    /** What is wrong with an unknown word, and the known one that is nearest to it, if one is near. */
    public static Phrase hinted(Phrase unknown, String word, List<String> known) {
        return to(word, known)
                .map(near -> Phrase.of("reading.meant", unknown, near))
                .orElse(unknown);
    }

    /** The nearest of some known words, if one is near. */
    public static Optional<String> to(String word, List<String> known) {
        if (word.length() > LONGEST) return Optional.empty();
        return known.stream()
                .filter(candidate -> distance(word, candidate) <= Math.max(1, candidate.length() / 2))
                .min(Comparator.comparingInt(candidate -> distance(word, candidate)));
    }

    /** How many letters must be changed, put in or left out to make one word of the other. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[row.length - 1];
    }
}
