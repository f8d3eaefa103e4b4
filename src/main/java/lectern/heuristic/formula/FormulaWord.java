package lectern.heuristic.formula;

import lectern.game.Phrase;

/**
 * A word or sign that formulas of a game know.
 *
 * @param text the word itself; of a criterion, with its dashes written as formulas want them
 * @param form how it is written in a formula: {@code count(s)}, {@code value(mobility)}, {@code a + b}. The letters a
 *     and b stand for numbers, c and d for conditions, s and t for sets
 * @param meaning what it stands for, in one sentence
 */
public record FormulaWord(Sort sort, String text, String form, Phrase meaning) {
    /** Where it can be used. */
    public enum Sort {
        SET,
        NUMBER,
        CRITERION,
        FUNCTION,
        OPERATOR
    }
}
