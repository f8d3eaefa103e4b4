package lectern.gui.robot;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * An X server that shows nothing. It ends by itself once the last window's connection is closed; ended from here it
 * would take this JVM with it.
 */
final class Xvfb {
    static final int WIDTH = 1600;
    static final int HEIGHT = 1200;

    private Xvfb() {}

    /** The display that was started, if Xvfb is installed and starts. */
    static Optional<String> start() {
        ProcessBuilder server = new ProcessBuilder(
                "Xvfb",
                "-displayfd",
                "1",
                "-screen",
                "0",
                WIDTH + "x" + HEIGHT + "x24",
                "-nolisten",
                "tcp",
                "-terminate");
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
