package lectern.heuristic.formula;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What is written with parentheses behind it. */
enum FormulaFunction {
    COUNT("count(s)", 1),
    SUM("sum(s)", 1),
    VALUE("value(…)", 1),
    NEAR("near(s)", 1),
    BESIDE("beside(s)", 1),
    ROW("row(3)", 1),
    COLUMN("column(\"c\")", 1),
    IF("if(c, a, b)", 3),
    MIN("min(a, b)", 2),
    MAX("max(a, b)", 2),
    ABS("abs(a)", 1),
    SQRT("sqrt(a)", 1),
    POW("pow(a, b)", 2);

    /** How it is written: a and b are numbers, c is a condition, s a set. */
    final String form;

    private final int arguments;

    FormulaFunction(String form, int arguments) {
        this.form = form;
        this.arguments = arguments;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<FormulaFunction> of(String word) {
        return Arrays.stream(values())
                .filter(function -> function.word().equals(word))
                .findFirst();
    }

    /** Whether what stands in its parentheses is a set. */
    boolean isOfSet() {
        return this == COUNT || this == SUM || this == NEAR || this == BESIDE;
    }

    boolean canMakeSet() {
        return this == NEAR || this == BESIDE || this == ROW || this == COLUMN || this == IF;
    }

    boolean takes(int number) {
        boolean orMore = this == MIN || this == MAX;
        return orMore ? number >= arguments : number == arguments;
    }
}
