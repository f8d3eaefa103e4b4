package lectern.heuristic.formula;

import static lectern.heuristic.formula.ExpressionKind.CONDITION;
import static lectern.heuristic.formula.ExpressionKind.SET;

import java.util.List;
import lectern.game.UnreadableText;
import lectern.heuristic.formula.ConditionExpression.ComparedNumbers;
import lectern.heuristic.formula.ConditionExpression.JoinedConditions;
import lectern.heuristic.formula.ConditionExpression.NegatedCondition;
import lectern.heuristic.formula.NumberExpression.Calculated;
import lectern.heuristic.formula.NumberExpression.PlainNumber;
import lectern.heuristic.formula.SetExpression.JoinedCells;

/** What operators make of their operands, whose kinds decide what an operator means and whether it may stand there. */
final class Joining {
    private Joining() {}

    static Operand number(Lexeme number) {
        return new Operand(new PlainNumber(Double.parseDouble(number.text())), number.span());
    }

    static Operand conditions(Operand left, Operator operator, Lexeme sign, Operand right) {
        if (left.is(SET) && right.is(SET)) {
            Operator ofSets = operator == Operator.AND ? Operator.BOTH : Operator.EITHER;
            throw otherOperator("heuristic.formula.sets-joined", left, sign, ofSets, right);
        }
        return new Operand(
                new JoinedConditions(operator, left.condition(), right.condition()),
                left.span().to(right.span()));
    }

    static Operand negated(Lexeme not, Operand operand) {
        if (operand.is(SET))
            throw not.span().refused("heuristic.formula.set-negated", "board - " + inParentheses(operand));
        return new Operand(new NegatedCondition(operand.condition()), not.span().to(operand.span()));
    }

    static Operand compared(Operand left, Operator operator, Operand right) {
        return new Operand(
                new ComparedNumbers(operator, left.number(), right.number()),
                left.span().to(right.span()));
    }

    static Operand added(Operand left, Operator operator, Lexeme sign, Operand right) {
        Span span = left.span().to(right.span());
        boolean sets = left.is(SET) && right.is(SET);
        if (operator == Operator.PLUS && sets)
            throw otherOperator("heuristic.formula.sets-joined", left, sign, Operator.EITHER, right);
        if (operator == Operator.PLUS) return calculated(span, Arithmetic.PLUS, left, right);
        if (operator == Operator.MINUS && !sets) return calculated(span, Arithmetic.MINUS, left, right);
        boolean conditions = left.is(CONDITION) || right.is(CONDITION) || !(left.is(SET) || right.is(SET));
        if (conditions) {
            Operator ofConditions = operator == Operator.BOTH ? Operator.AND : Operator.OR;
            throw otherOperator("heuristic.formula.conditions-joined", left, sign, ofConditions, right);
        }
        return new Operand(new JoinedCells(operator, left.set(), right.set()), span);
    }

    static Operand multiplied(Operand left, Operator operator, Operand right) {
        Arithmetic arithmetic = operator == Operator.TIMES ? Arithmetic.TIMES : Arithmetic.OVER;
        return calculated(left.span().to(right.span()), arithmetic, left, right);
    }

    static Operand negative(Lexeme minus, Operand operand) {
        return calculated(minus.span().to(operand.span()), Arithmetic.NEGATIVE, operand);
    }

    static Operand calculated(Span span, Arithmetic arithmetic, Operand... operands) {
        List<NumberExpression> numbers =
                List.of(operands).stream().map(Operand::number).toList();
        return new Operand(new Calculated(arithmetic, numbers), span);
    }

    /** Two operators of sets side by side: which of them is meant first must be written. */
    static UnreadableText mixed(Operand left, Lexeme sign, Operand right) {
        String instead = "(" + left.written() + ") " + sign.text() + " " + right.written();
        return sign.span().refused("heuristic.formula.mixed", instead);
    }

    private static UnreadableText otherOperator(
            String reason, Operand left, Lexeme sign, Operator operator, Operand right) {
        String instead = left.written() + " " + operator.sign + " " + right.written();
        return sign.span().refused(reason, sign.text(), instead);
    }

    private static String inParentheses(Operand operand) {
        return operand.enclosed() ? "(" + operand.written() + ")" : operand.written();
    }
}
