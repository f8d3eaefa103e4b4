package lectern.gui.robot;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A class of robots for screens of certain sizes, which {@code -Drobots.screens} asks for. Before others it is left out,
 * and that is said.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsSizes.class)
public @interface OnScreens {
    /** Left to right; as {@code 1280x800,1024x768}. */
    String value();
}
