package lectern.heuristic.formula;

import java.util.Arrays;
import java.util.Optional;

/** What stands between two parts of a formula, or before one. */
enum Operator {
    OR("or", "c or d"),
    AND("and", "c and d"),
    NOT("not", "not c"),
    LESS("<", "a < b"),
    AT_MOST("<=", "a <= b"),
    MORE(">", "a > b"),
    AT_LEAST(">=", "a >= b"),
    EQUAL("==", "a == b"),
    UNEQUAL("!=", "a != b"),
    BOTH("&", "s & t"),
    EITHER("|", "s | t"),
    PLUS("+", "a + b"),
    MINUS("-", "a - b"),
    TIMES("*", "a * b"),
    OVER("/", "a / b");

    final String sign;

    /** How it is written: a and b are numbers, c and d conditions, s and t sets. */
    final String form;

    Operator(String sign, String form) {
        this.sign = sign;
        this.form = form;
    }

    static Optional<Operator> of(Lexeme lexeme) {
        return Arrays.stream(values())
                .filter(operator -> lexeme.is(operator.sign))
                .findFirst();
    }

    boolean isWord() {
        return this == OR || this == AND || this == NOT;
    }

    boolean compares() {
        return compareTo(LESS) >= 0 && compareTo(UNEQUAL) <= 0;
    }

    /** Whether it binds as plus and minus do. */
    boolean adds() {
        return compareTo(BOTH) >= 0 && compareTo(MINUS) <= 0;
    }

    boolean multiplies() {
        return this == TIMES || this == OVER;
    }
}
