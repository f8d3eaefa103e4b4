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

    /**
     * How many letters must be changed, put in or left out, or neighbours swapped, to make one word of the other; no
     * letter takes part twice.
     */
    private static int distance(String one, String other) {
        int[][] steps = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int changed = steps[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                steps[i][j] = Math.min(changed, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
                boolean swapped = i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
                if (swapped) steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
            }
        }
        return steps[one.length()][other.length()];
    }
}
