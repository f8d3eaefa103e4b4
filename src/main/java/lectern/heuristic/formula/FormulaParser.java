package lectern.heuristic.formula;

import java.util.Optional;
import java.util.function.Supplier;
import lectern.game.GameKind;
import lectern.game.UnreadableText;

/**
 * Reads formulas by recursive descent: one method for each strength of binding, the loosest first, and each answers
 * with an expression of a known kind.
 */
final class FormulaParser {
    private static final int LONGEST = 500;
    private static final int DEEPEST = 32;

    private final Lexer lexer;
    private final CallParser calls;
    private Lexeme current;
    private int depth;

    private FormulaParser(String text, GameKind game) {
        lexer = new Lexer(text);
        calls = new CallParser(this, new KnownWords(game));
        current = lexer.next();
    }

    /**
     * The expression that a whole text is.
     *
     * @param example what might be written where nothing is
     */
    static Operand parse(String text, GameKind game, String example) {
        if (text.length() > LONGEST) {
            Span surplus = new Span(text, LONGEST, text.length());
            throw surplus.refused("heuristic.formula.too-long", text.length(), LONGEST);
        }
        if (text.isBlank()) throw new Span(text, 0, text.length()).refused("heuristic.formula.empty", example);
        FormulaParser parser = new FormulaParser(text, game);
        Operand whole = parser.expression();
        if (!parser.current().is(Lexeme.Type.END)) throw parser.surplus();
        return whole;
    }

    Lexeme current() {
        return current;
    }

    Lexeme take() {
        Lexeme taken = current;
        current = lexer.next();
        return taken;
    }

    Operand expression() {
        Operand left = conjunction();
        while (current.is(Operator.OR.sign)) left = Joining.conditions(left, Operator.OR, take(), conjunction());
        return left;
    }

    private Operand conjunction() {
        Operand left = negation();
        while (current.is(Operator.AND.sign)) left = Joining.conditions(left, Operator.AND, take(), negation());
        return left;
    }

    private Operand negation() {
        if (!current.is(Operator.NOT.sign)) return comparison();
        Lexeme not = take();
        return Joining.negated(not, nested(not.span(), this::negation));
    }

    private Operand comparison() {
        Operand left = sum();
        Optional<Operator> operator = comparing();
        if (operator.isEmpty()) return left;
        take();
        Operand right = sum();
        Operand compared = Joining.compared(left, operator.get(), right);
        if (comparing().isPresent()) throw chain(compared, right);
        return compared;
    }

    private Optional<Operator> comparing() {
        return Operator.of(current).filter(Operator::compares);
    }

    private UnreadableText chain(Operand compared, Operand middle) {
        Lexeme sign = take();
        String instead = compared.written() + " and " + middle.written() + " " + sign.text() + " …";
        return sign.span().refused("heuristic.formula.chain", instead);
    }

    private Operand sum() {
        Operand left = product();
        Operator before = null;
        for (Optional<Operator> operator = adding(); operator.isPresent(); operator = adding()) {
            Lexeme sign = take();
            Operand right = product();
            Operand joined = Joining.added(left, operator.get(), sign, right);
            boolean mixed = before != null && before != operator.get();
            if (mixed && joined.is(ExpressionKind.SET)) throw Joining.mixed(left, sign, right);
            before = operator.get();
            left = joined;
        }
        return left;
    }

    private Optional<Operator> adding() {
        return Operator.of(current).filter(Operator::adds);
    }

    private Operand product() {
        Operand left = factor();
        for (Optional<Operator> operator = multiplying(); operator.isPresent(); operator = multiplying()) {
            take();
            left = Joining.multiplied(left, operator.get(), factor());
        }
        return left;
    }

    private Optional<Operator> multiplying() {
        return Operator.of(current).filter(Operator::multiplies);
    }

    private Operand factor() {
        if (!current.is(Operator.MINUS.sign)) return primary();
        Lexeme minus = take();
        return Joining.negative(minus, nested(minus.span(), this::factor));
    }

    private Operand primary() {
        if (current.is("(")) return enclosed();
        return switch (current.type()) {
            case NUMBER -> Joining.number(take());
            case NAME -> calls.named();
            case LETTER -> throw current.span().refused("heuristic.formula.quoted", FormulaFunction.COLUMN.form);
            case SIGN, END -> throw missing();
        };
    }

    private Operand enclosed() {
        Lexeme open = take();
        Operand inside = nested(open.span(), this::expression);
        Span span = open.span().to(closed(open.span()));
        return new Operand(inside.expression(), span, true);
    }

    /** Takes the parenthesis that closes another. */
    Span closed(Span open) {
        if (current.is(")")) return take().span();
        throw current.is(Lexeme.Type.END) ? open.refused("heuristic.formula.open") : surplus();
    }

    /** Reads what stands within something else. */
    <T> T nested(Span outer, Supplier<T> inner) {
        if (++depth > DEEPEST) throw outer.refused("heuristic.formula.too-deep", DEEPEST);
        T read = inner.get();
        depth--;
        return read;
    }

    /** Something stands where the formula should go on otherwise. */
    private UnreadableText surplus() {
        if (current.is(")")) return current.span().refused("heuristic.formula.close");
        if (current.is(",")) return current.span().refused("heuristic.formula.comma");
        return current.span()
                .refused("heuristic.formula.no-operator", current.span().shown());
    }

    /** A number, a set or a condition should stand here. */
    UnreadableText missing() {
        if (current.is(Lexeme.Type.END)) return current.span().refused("heuristic.formula.end");
        return current.span()
                .refused("heuristic.formula.no-operand", current.span().shown());
    }
}
