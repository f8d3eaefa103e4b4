package lectern.heuristic.formula;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a formula into words, numbers and signs. Anything that is none of them is refused with what to write instead. */
final class Lexer {
    private static final int LONGEST_NUMBER = 15;

    private static final Pattern SPACE = Pattern.compile("[ \t\r\n]*");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:\\.[0-9]+)?");

    /** What looks like a number: it must be one to its end. */
    private static final Pattern DIGITS = Pattern.compile("[0-9.][A-Za-z0-9_.]*");

    private static final Pattern POINT = Pattern.compile("\\.(?![0-9])");
    private static final Pattern LETTER = Pattern.compile("\"[a-z]\"");

    /** Longer signs before those that they begin with. */
    private static final List<String> SIGNS =
            List.of("<=", ">=", "==", "!=", "<", ">", "+", "-", "*", "/", "&", "|", "(", ")", ",");

    private final String text;
    private final Matcher matcher;
    private int at;

    Lexer(String text) {
        this.text = text;
        matcher = Pattern.compile("").matcher(text);
    }

    Lexeme next() {
        at = endOf(SPACE);
        if (at == text.length()) return new Lexeme(Lexeme.Type.END, new Span(text, at, at));
        ForeignSign.refuseAt(text, at);
        for (String sign : SIGNS) {
            if (text.startsWith(sign, at)) return upTo(at + sign.length(), Lexeme.Type.SIGN);
        }
        if (endOf(NAME) > at) return upTo(endOf(NAME), Lexeme.Type.NAME);
        if (endOf(LETTER) > at) return upTo(endOf(LETTER), Lexeme.Type.LETTER);
        if (endOf(DIGITS) > at) return number();
        throw ForeignSign.unknown(text, at);
    }

    private Lexeme number() {
        Lexeme number = upTo(endOf(DIGITS), Lexeme.Type.NUMBER);
        Span span = number.span();
        if (POINT.matcher(span.text()).lookingAt()) throw span.refused("heuristic.formula.dot");
        if (!NUMBER.matcher(span.text()).matches()) throw span.refused("heuristic.formula.number-form", span.shown());
        if (span.text().length() > LONGEST_NUMBER)
            throw span.refused("heuristic.formula.long-number", span.shown(), LONGEST_NUMBER);
        return number;
    }

    private Lexeme upTo(int end, Lexeme.Type type) {
        Lexeme lexeme = new Lexeme(type, new Span(text, at, end));
        at = end;
        return lexeme;
    }

    /** Where what a pattern finds here ends; here, if it finds nothing. */
    private int endOf(Pattern pattern) {
        matcher.usePattern(pattern).region(at, text.length());
        return matcher.lookingAt() ? matcher.end() : at;
    }
}
