package lectern.heuristic.formula;

import java.util.List;
import java.util.Optional;

/** Which words can go on with a formula that is being written. */
public final class Completion {
    private Completion() {}

    /**
     * Those of some words that begin as the last one does, which is not whole yet, and can stand there.
     *
     * @param before all that stands before that word
     * @param begun the beginning of the word; empty if nothing of it is written
     */
    public static List<FormulaWord> of(List<FormulaWord> words, String before, String begun) {
        boolean ofSet = isOfSet(before);
        return words.stream()
                .filter(word -> word.text().startsWith(begun) && !word.text().equals(begun))
                .filter(word -> !ofSet || makesSet(word))
                .toList();
    }

    private static boolean makesSet(FormulaWord word) {
        return word.sort() == FormulaWord.Sort.SET
                || (word.sort() == FormulaWord.Sort.FUNCTION
                        && FormulaFunction.of(word.text())
                                .filter(FormulaFunction::canMakeSet)
                                .isPresent());
    }

    /** Whether nothing but a set can stand there: the nearest call that is open is one of a function of a set. */
    private static boolean isOfSet(String before) {
        int closed = 0;
        for (int i = before.length() - 1; i >= 0; i--) {
            if (before.charAt(i) == ')') closed++;
            if (before.charAt(i) != '(' || closed-- > 0) continue;
            closed = 0;
            Optional<FormulaFunction> called = FormulaFunction.of(wordAtEnd(before.substring(0, i)));
            if (called.isPresent()) return called.get().isOfSet();
        }
        return false;
    }

    private static String wordAtEnd(String text) {
        String stripped = text.stripTrailing();
        int from = stripped.length();
        while (from > 0 && Character.isLetter(stripped.charAt(from - 1))) from--;
        return stripped.substring(from);
    }
}
