package lectern.play.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What Linux tells of all processes in {@code /proc}, and Java does not. Elsewhere there is nothing to be read. */
final class ProcessTable {
    private static final Path PROCESSES = Path.of("/proc");
    private static final int LONGEST_STATUS = 1 << 12;
    private static final int LONGEST_ENVIRONMENT = 1 << 21;

    /** Places among the words behind the name of a program, which may itself hold blanks and parentheses. */
    private static final int STATE = 0;

    private static final int SESSION = 3;

    private ProcessTable() {}

    static boolean isThere() {
        return Files.isReadable(PROCESSES.resolve("self/stat"));
    }

    /** The processes of a session, which has the number of the process that began it. */
    static List<ProcessHandle> ofSession(long session) {
        return those(process -> status(process)
                .filter(words -> words[SESSION].equals(String.valueOf(session)))
                .isPresent());
    }

    /** The processes that were started with an entry in their environment. */
    static List<ProcessHandle> withEnvironment(String entry) {
        return those(process -> has(process, entry));
    }

    /** Whether a process still runs: one that has ended stays known until its parent has taken note of it. */
    static boolean isRunning(ProcessHandle process) {
        if (!process.isAlive()) return false;
        return status(PROCESSES.resolve(String.valueOf(process.pid())))
                .map(words -> !words[STATE].equals("Z") && !words[STATE].equals("X"))
                .orElse(!isThere());
    }

    private static List<ProcessHandle> those(Predicate<Path> wanted) {
        List<ProcessHandle> those = new ArrayList<>();
        if (!isThere()) return those;
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path process : processes) {
                if (wanted.test(process)) handle(process).ifPresent(those::add);
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            // Then only descendants are known.
            return those;
        }
        return those;
    }

    private static Optional<ProcessHandle> handle(Path process) {
        return ProcessHandle.of(Long.parseLong(process.getFileName().toString()));
    }

    private static Optional<String[]> status(Path process) {
        try (InputStream in = Files.newInputStream(process.resolve("stat"))) {
            String text = new String(in.readNBytes(LONGEST_STATUS), StandardCharsets.ISO_8859_1);
            String[] words = text.substring(text.lastIndexOf(')') + 1).strip().split(" ");
            return words.length > SESSION ? Optional.of(words) : Optional.empty();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private static boolean has(Path process, String entry) {
        try (InputStream in = Files.newInputStream(process.resolve("environ"))) {
            byte[] environment = in.readNBytes(LONGEST_ENVIRONMENT);
            return new String(environment, StandardCharsets.ISO_8859_1).contains(entry);
        } catch (IOException gone) {
            // Or it belongs to another user, and so is not the engine's.
            return false;
        }
    }
}
