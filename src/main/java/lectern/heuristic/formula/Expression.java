package lectern.heuristic.formula;

import java.util.Optional;

/** A part of a formula that was understood. It knows no board yet; bound to one, it becomes code that looks at positions. */
sealed interface Expression permits SetExpression, NumberExpression, ConditionExpression {
    ExpressionKind kind();

    default Optional<SetExpression> asSet() {
        return Optional.empty();
    }

    default Optional<NumberExpression> asNumber() {
        return Optional.empty();
    }

    default Optional<ConditionExpression> asCondition() {
        return Optional.empty();
    }
}
