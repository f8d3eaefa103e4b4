package lectern.play.engine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A session of its own for a program and what it starts, so that all of it can be ended at once. Java cannot begin one:
 * on Linux {@code setsid} does, which then becomes the program and keeps its number.
 */
final class OwnSession {
    private static final String SETSID = "setsid";
    private static final Path SHELL = Path.of("/bin/sh");
    private static final long MILLIS_TO_KILL = 1_000;

    private OwnSession() {}

    /** The command line that begins a session with a program; empty where that cannot be done. */
    static Optional<List<String>> of(List<String> command) {
        // A program that is not there is to be missed by Java, which says so.
        if (!ProcessTable.isThere() || program(command.get(0)).isEmpty()) return Optional.empty();
        return onPath(SETSID).map(setsid -> {
            List<String> begun = new ArrayList<>(List.of(setsid.toString(), "--"));
            begun.addAll(command);
            return begun;
        });
    }

    private static Optional<Path> program(String name) {
        if (name.indexOf('/') < 0) return onPath(name);
        try {
            return Optional.of(Path.of(name)).filter(OwnSession::isProgram);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Only in folders that are the same wherever Lectern runs. */
    private static Optional<Path> onPath(String name) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(Pattern.quote(File.pathSeparator)))
                .filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, name))
                .filter(OwnSession::isProgram)
                .findFirst();
    }

    private static boolean isProgram(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }

    /**
     * Ends the process with a number and all of its group at once, so that none can start another one meanwhile. Only
     * for a process that lives: nothing else could have got its number.
     */
    static void kill(long group) {
        if (!Files.isExecutable(SHELL)) return;
        ProcessBuilder kill =
                new ProcessBuilder(SHELL.toString(), "-c", "kill -s KILL -- \"-$1\"", "sh", String.valueOf(group));
        kill.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
        try {
            kill.start().waitFor(MILLIS_TO_KILL, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // Then they are ended one by one.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
