package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.Window;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import javax.swing.Timer;
import lectern.Main;
import lectern.gui.robot.RobotScreen;
import lectern.gui.robot.RobotTest;
import lectern.process.Watched;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process: it lives as long as its window, and ends with it, quietly. */
@RobotTest
class LauncherIT {
    @TempDir
    Path home;

    /** A process that has a screen. */
    private ProcessBuilder on(Class<?> program) {
        String display = RobotScreen.display().orElse(null);
        assumeTrue(display != null, "another process needs an X display");
        // The screen goes with its last client: it has to have one that stays.
        Toolkit.getDefaultToolkit();
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Duser.home=" + home,
                "-cp",
                System.getProperty("java.class.path"),
                program.getName(),
                "--data",
                home.toString(),
                "--lang",
                "pt",
                "--theme",
                "dark");
        builder.environment().put("DISPLAY", display);
        return builder.redirectErrorStream(true);
    }

    private static String said(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theProcessEndsWithItsWindow() throws Exception {
        Process lectern = on(ShortVisit.class).start();

        assertThat(said(lectern)).isEqualTo("a window was open\n");
        assertThat(lectern.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(lectern.exitValue()).isZero();
    }

    @Test
    void theWindowHasNothingToDoWithTheInternet() throws Exception {
        ProcessBuilder builder = on(ShortVisit.class);
        Watched watched = new Watched(home.resolve("calls"));
        builder.command().addAll(0, watched.watching());
        Process lectern = builder.start();

        assertThat(said(lectern)).isEqualTo("a window was open\n");
        assertThat(lectern.waitFor()).isZero();
        assertThat(watched.calls()).as("the window has a screen").anyMatch(call -> call.contains("AF_UNIX"));
        assertThat(watched.internet()).isEmpty();
    }

    @Test
    void withoutFontsNoWindowIsOpenedAndOneSentenceSaysWhy() throws Exception {
        ProcessBuilder builder = on(Main.class);
        Path none = Files.writeString(home.resolve("fonts.conf"), "<fontconfig/>");
        builder.environment().put("FONTCONFIG_FILE", none.toString());
        Process lectern = builder.start();

        assertThat(said(lectern).lines()).singleElement().asString().startsWith("Não há tipos de letra nesta máquina");
        assertThat(lectern.waitFor()).isEqualTo(2);
        assertThat(home.resolve("mishaps.txt")).doesNotExist();
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
