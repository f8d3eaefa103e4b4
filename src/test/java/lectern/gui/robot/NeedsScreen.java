package lectern.gui.robot;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips the robots where there is no screen, unless that is a failure. */
final class NeedsScreen implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        String screen = System.getProperty(RobotScreen.FOUND, RobotScreen.NONE);
        if (!screen.equals(RobotScreen.NONE)) return ConditionEvaluationResult.enabled(screen);
        if (Boolean.getBoolean("lectern.robots.required")) {
            throw new IllegalStateException("there is no screen for the robots, and here they must run");
        }
        return ConditionEvaluationResult.disabled("no screen");
    }
}
