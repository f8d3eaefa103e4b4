package lectern.gui.robot;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/**
 * A test of what the screen of last resort lacks: the wheel, the Alt key, reading a pixel off the screen, and a focus
 * that is where a new window wants it.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@DisabledIfSystemProperty(named = RobotScreen.FOUND, matches = RobotScreen.CACIO, disabledReason = "Cacio cannot do it")
public @interface NotUnderCacio {}
