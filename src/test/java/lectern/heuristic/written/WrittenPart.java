package lectern.heuristic.written;

import java.util.function.Function;

/**
 * A part of a formula: how it is written, and what it comes to in a view.
 *
 * @param strength how strongly what stands outermost in it binds
 * @param chain the operator of sets that stands outermost in it, if one does: only with itself it needs no parentheses
 * @param <T> the kind of what it comes to
 */
record WrittenPart<T>(String text, Strength strength, String chain, Function<WrittenView, T> meaning) {
    /** How strongly things bind, the loosest first. */
    enum Strength {
        OR,
        AND,
        NOT,
        COMPARISON,
        SUM,
        PRODUCT,
        NEGATION,
        WORD
    }

    WrittenPart(String text, Strength strength, Function<WrittenView, T> meaning) {
        this(text, strength, "", meaning);
    }

    /** Something that needs no parentheses anywhere. */
    static <T> WrittenPart<T> word(String text, Function<WrittenView, T> meaning) {
        return new WrittenPart<>(text, Strength.WORD, meaning);
    }

    T in(WrittenView view) {
        return meaning.apply(view);
    }

    /** How it is written where something that binds at least as strongly must stand. */
    String as(Strength least) {
        return strength.compareTo(least) < 0 ? enclosed().text : text;
    }

    /** How it is written before or behind an operator of sets. */
    String joinedBy(String sign) {
        return chain.isEmpty() || chain.equals(sign) ? text : enclosed().text;
    }

    WrittenPart<T> enclosed() {
        return word("(" + text + ")", meaning);
    }

    /** How deep its parentheses are nested. */
    int depth() {
        int depth = 0;
        int deepest = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '(') deepest = Math.max(deepest, ++depth);
            if (text.charAt(i) == ')') depth--;
        }
        return deepest;
    }
}
