package lectern.heuristic.formula;

import java.util.Optional;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.heuristic.formula.NumberExpression.Measure;

/** What holds in a position or does not. */
sealed interface ConditionExpression extends Expression {
    /** Looks whether a condition holds. */
    @FunctionalInterface
    interface Check {
        boolean holds(Position position, Seat side);
    }

    Check on(Grid grid);

    @Override
    default ExpressionKind kind() {
        return ExpressionKind.CONDITION;
    }

    @Override
    default Optional<ConditionExpression> asCondition() {
        return Optional.of(this);
    }

    /** Two numbers compared. */
    record ComparedNumbers(Operator operator, NumberExpression left, NumberExpression right)
            implements ConditionExpression {
        @Override
        public Check on(Grid grid) {
            Measure a = left.on(grid);
            Measure b = right.on(grid);
            return switch (operator) {
                case LESS -> (position, side) -> a.of(position, side) < b.of(position, side);
                case AT_MOST -> (position, side) -> a.of(position, side) <= b.of(position, side);
                case MORE -> (position, side) -> a.of(position, side) > b.of(position, side);
                case AT_LEAST -> (position, side) -> a.of(position, side) >= b.of(position, side);
                case EQUAL -> (position, side) -> a.of(position, side) == b.of(position, side);
                case UNEQUAL -> (position, side) -> a.of(position, side) != b.of(position, side);
                default -> throw new IllegalStateException(operator.sign);
            };
        }
    }

    /** Two conditions of which both must hold, or one. The second is looked at only if that depends on it. */
    record JoinedConditions(Operator operator, ConditionExpression left, ConditionExpression right)
            implements ConditionExpression {
        @Override
        public Check on(Grid grid) {
            Check a = left.on(grid);
            Check b = right.on(grid);
            return operator == Operator.AND
                    ? (position, side) -> a.holds(position, side) && b.holds(position, side)
                    : (position, side) -> a.holds(position, side) || b.holds(position, side);
        }
    }

    /** A condition turned round. */
    record NegatedCondition(ConditionExpression condition) implements ConditionExpression {
        @Override
        public Check on(Grid grid) {
            Check check = condition.on(grid);
            return (position, side) -> !check.holds(position, side);
        }
    }

    /** One of two conditions. */
    record ChosenCondition(ConditionExpression condition, ConditionExpression yes, ConditionExpression no)
            implements ConditionExpression {
        @Override
        public Check on(Grid grid) {
            Check check = condition.on(grid);
            Check a = yes.on(grid);
            Check b = no.on(grid);
            return (position, side) -> check.holds(position, side) ? a.holds(position, side) : b.holds(position, side);
        }
    }
}
