package lectern.gui.robot;

import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips the robots that were made for other screens than there are, unless just those were asked for. */
final class NeedsSizes implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Class<?> robots = context.getRequiredTestClass();
        String needed = robots.getAnnotation(OnScreens.class).value();
        List<ScreenSize> there = there();
        if (there.equals(ScreenSize.list(needed))) return ConditionEvaluationResult.enabled(needed);
        String reason = "%s needs screens of %s, not %s".formatted(robots.getSimpleName(), needed, there);
        boolean asked = ScreenSize.wanted().equals(ScreenSize.list(needed));
        if (asked && RobotScreen.isInvisible()) throw new IllegalStateException(reason);
        System.err.println("\n*** NOT TESTED: " + reason + ". ***\n");
        return ConditionEvaluationResult.disabled(reason);
    }

    private static List<ScreenSize> there() {
        List<ScreenSize> sizes = new ArrayList<>();
        if (System.getProperty(RobotScreen.FOUND, RobotScreen.NONE).equals(RobotScreen.NONE)) return sizes;
        for (GraphicsDevice device :
                GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices()) {
            Rectangle bounds = device.getDefaultConfiguration().getBounds();
            sizes.add(new ScreenSize(bounds.width, bounds.height));
        }
        return sizes;
    }
}
