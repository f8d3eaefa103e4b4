package lectern.gui.robot;

import java.awt.event.KeyEvent;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.Robot;

/** Writes a text in the place of what stands in a field. */
public final class Replacing {
    private Replacing() {}

    /**
     * All is selected with the keys: they come after the click that the robot has just made. A selection made by the
     * event thread may come before it, where the field has the keyboard already, and the click would undo it.
     */
    public static void all(Robot robot, JTextComponent field, String text) {
        robot.click(field);
        Waiting.until("one can write", field::isFocusOwner);
        robot.pressKeyWhileRunning(KeyEvent.VK_CONTROL, () -> robot.pressAndReleaseKey(KeyEvent.VK_A));
        if (text.isEmpty()) robot.pressAndReleaseKey(KeyEvent.VK_BACK_SPACE);
        else robot.enterText(text);
        Waiting.until("it is written", text, field::getText);
    }
}
