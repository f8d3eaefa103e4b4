package lectern.gui.opening;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/**
 * A name for this machine since it was started: homes are often shared between machines, and a window on another
 * machine is not seen by the user of this one.
 */
final class Machine {
    private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");

    private Machine() {}

    /** The same for all processes of a machine; where the system says nothing, the same everywhere. */
    static String mark() {
        try {
            return UUID.fromString(
                            Files.readString(BOOT, StandardCharsets.US_ASCII).strip())
                    .toString();
        } catch (IOException | IllegalArgumentException unsaid) {
            return "any";
        }
    }
}
