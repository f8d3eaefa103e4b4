package lectern.gui.robot;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * An X server that shows nothing. It ends by itself once the last window's connection is closed; ended from here it
 * would take this JVM with it.
 */
final class Xvfb {
    private Xvfb() {}

    /** The display that was started with these screens, if Xvfb is installed and starts. */
    static Optional<String> start(List<ScreenSize> screens) {
        return start(ScreenSize.around(screens))
                .filter(display -> screens.size() == 1 || XMonitors.divide(display, screens));
    }

    private static Optional<String> start(ScreenSize screen) {
        ProcessBuilder server = new ProcessBuilder(
                "Xvfb", "-displayfd", "1", "-screen", "0", screen + "x24", "-nolisten", "tcp", "-terminate");
        try {
            Process process =
                    server.redirectError(ProcessBuilder.Redirect.DISCARD).start();
            // Left open on purpose: the server lives as long as the JVM. It prints a number, or ends without one.
            BufferedReader said = process.inputReader(StandardCharsets.US_ASCII);
            return Optional.ofNullable(said.readLine()).map(number -> ":" + number.strip());
        } catch (IOException notInstalled) {
            return Optional.empty();
        }
    }
}
