package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static lectern.gui.robot.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.ShownWindow;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The frame leads a component through its life, and stands where it stood. */
@RobotTest
class LecternFrameIT {
    @TempDir
    Path home;

    private final List<String> life = new ArrayList<>();

    @Test
    void closingTheWindowEndsTheComponentsLife() {
        UserSettings remembered = UserSettings.in(new DataFolder(home));
        try (ShownWindow<LecternFrame> shown = ShownWindow.of(() -> opened(remembered))) {
            LecternFrame frame = shown.window();
            until("its life has begun", List.of("init", "start"), () -> life);

            onEventThread(() -> {
                frame.getToolkit().getSystemEventQueue().postEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING));
                return frame;
            });

            until("the window is gone", () -> !frame.isDisplayable());
            until("its life is over", List.of("init", "start", "stop", "destroy"), () -> life);
        }
    }

    @Test
    void theWindowBearsTheComponentsTitleAndLecternsIcon() {
        UserSettings remembered = UserSettings.in(new DataFolder(home));
        try (ShownWindow<LecternFrame> shown = ShownWindow.of(() -> opened(remembered))) {
            LecternFrame frame = shown.window();
            onEventThread(() -> {
                ((Lived) frame.getContentPane()).title("Infection – Lectern");
                return frame;
            });

            until("the title is the component's", "Infection – Lectern", frame::getTitle);
            until("it has icons of many sizes", () -> frame.getIconImages().size() > 5);
            assertThat(onEventThread(frame::getIconImages))
                    .extracting(image -> image.getWidth(null))
                    .contains(16, 32, 256);
        }
    }

    @Test
    void theNextWindowStandsWhereTheLastOneWasPut() {
        Rectangle put = new Rectangle(130, 90, 700, 500);
        UserSettings remembered = UserSettings.in(new DataFolder(home));
        try (ShownWindow<LecternFrame> shown = ShownWindow.of(() -> opened(remembered))) {
            onEventThread(() -> {
                shown.window().setBounds(put);
                return put;
            });
            until(
                    "it is remembered where the window is",
                    () -> UserSettings.in(new DataFolder(home))
                            .text("window.bounds")
                            .filter("130,90,700,500"::equals)
                            .isPresent());
        }

        try (ShownWindow<LecternFrame> shown = ShownWindow.of(() -> opened(UserSettings.in(new DataFolder(home))))) {
            until("the window is where it was", put, shown.window()::getBounds);
        }
    }

    private LecternFrame opened(UserSettings remembered) {
        LecternFrame frame = new LecternFrame(new Lived(life), remembered);
        frame.open();
        return frame;
    }

    private static final class Lived extends JPanel implements Life {
        private final transient List<String> life;

        private Lived(List<String> life) {
            this.life = life;
        }

        private void title(String title) {
            firePropertyChange(LecternFrame.TITLE, null, title);
        }

        @Override
        public void init() {
            life.add("init");
        }

        @Override
        public void start() {
            life.add("start");
        }

        @Override
        public void stop() {
            life.add("stop");
        }

        @Override
        public void destroy() {
            life.add("destroy");
        }
    }
}
