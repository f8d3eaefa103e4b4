package lectern.heuristic.formula;

import lectern.game.UnreadableText;

/**
 * An expression and where it stands. Asked for a kind that it is not, it is refused with what to write instead.
 *
 * @param enclosed whether it stands in parentheses, which its span includes
 */
record Operand(Expression expression, Span span, boolean enclosed) {
    private static final int LONGEST_QUOTED = 40;

    Operand(Expression expression, Span span) {
        this(expression, span, false);
    }

    boolean is(ExpressionKind kind) {
        return expression.kind() == kind;
    }

    SetExpression set() {
        return expression.asSet().orElseThrow(() -> switch (expression.kind()) {
            case CONDITION -> span.refused("heuristic.formula.condition-for-set", written(), "if(c, own, enemy)");
            default -> span.refused("heuristic.formula.number-for-set", written());
        });
    }

    NumberExpression number() {
        return expression.asNumber().orElseThrow(() -> switch (expression.kind()) {
            case CONDITION ->
                span.refused("heuristic.formula.condition-for-number", written(), "if(" + written() + ", 1, 0)");
            default -> span.refused("heuristic.formula.set-for-number", written(), "count(" + written() + ")");
        });
    }

    ConditionExpression condition() {
        return expression.asCondition().orElseThrow(() -> switch (expression.kind()) {
            case NUMBER -> span.refused("heuristic.formula.number-for-condition", written(), written() + " > 0");
            default -> span.refused("heuristic.formula.set-for-condition", written(), "count(" + written() + ") > 0");
        });
    }

    /** What a message has to say of two operands of which each could stand there, but not both. */
    UnreadableText unlike(Operand other) {
        return other.span.refused(
                "heuristic.formula.unlike",
                expression.kind().phrase(),
                other.expression.kind().phrase());
    }

    /** How messages repeat it, without parentheses around it; a long one is left for the reader to put in. */
    String written() {
        String text = span.text();
        if (enclosed) text = text.substring(1, text.length() - 1).strip();
        return text.length() > LONGEST_QUOTED ? "…" : text;
    }
}
