package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.EventQueue;
import java.awt.Window;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import javax.swing.Timer;
import lectern.gui.robot.RobotScreen;
import lectern.gui.robot.RobotTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process: it lives as long as its window, and ends with it, quietly. */
@RobotTest
class LauncherIT {
    @Test
    void theProcessEndsWithItsWindow(@TempDir Path home) throws Exception {
        String display = RobotScreen.display().orElse(null);
        assumeTrue(display != null, "another process needs an X display");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ShortVisit.class.getName(),
                "--data",
                home.toString(),
                "--lang",
                "pt",
                "--theme",
                "dark");
        builder.environment().put("DISPLAY", display);
        Process lectern = builder.redirectErrorStream(true).start();

        String said = new String(lectern.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).isEqualTo("a window was open\n");
        assertThat(lectern.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(lectern.exitValue()).isZero();
    }

    /** Opens Lectern and closes it as soon as it is there. */
    static final class ShortVisit {
        private ShortVisit() {}

        public static void main(String[] args) {
            int exitCode = Launcher.open(args);
            if (exitCode != 0) throw new IllegalStateException("exit code " + exitCode);
            EventQueue.invokeLater(() -> new Timer(20, tick -> leave((Timer) tick.getSource())).start());
        }

        private static void leave(Timer timer) {
            Arrays.stream(Window.getWindows())
                    .filter(window -> window instanceof LecternFrame && window.isShowing())
                    .findFirst()
                    .ifPresent(window -> {
                        timer.stop();
                        System.out.println("a window was open");
                        ((LecternFrame) window).close();
                    });
        }
    }
}
