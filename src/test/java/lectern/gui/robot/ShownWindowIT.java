package lectern.gui.robot;

import javax.swing.JButton;
import javax.swing.JFrame;
import org.junit.jupiter.api.RepeatedTest;

/** The robots themselves: a click in a window that has just been opened arrives. */
@RobotTest
class ShownWindowIT {
    private int clicks;

    @RepeatedTest(50)
    void theFirstClickInANewWindowArrives() {
        JButton button = Waiting.onEventThread(() -> new JButton("Click"));
        try (ShownWindow<JFrame> shown = ShownWindow.of(() -> frameWith(button))) {
            shown.robot().click(button);

            Waiting.until("the click is counted", 1, () -> clicks);
        }
    }

    private JFrame frameWith(JButton button) {
        JFrame frame = new JFrame();
        button.addActionListener(click -> clicks++);
        frame.add(button);
        frame.setBounds(100, 100, 300, 200);
        return frame;
    }
}
