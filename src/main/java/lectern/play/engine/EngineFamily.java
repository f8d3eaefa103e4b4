package lectern.play.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * An engine's process and all that it started. A process whose parent has ended is no longer known as a descendant: the
 * system gives it another parent. On Linux it is found all the same, by a variable in its environment that every process
 * inherits from the one that starts it.
 *
 * <p>A process that has lost its parent is not found where there is no {@code /proc}, as on Windows and macOS, nor if it
 * was started with another environment.
 */
final class EngineFamily {
    private static final Path PROCESSES = Path.of("/proc");
    private static final int LONGEST_ENVIRONMENT = 1 << 21;
    private static final long MILLIS_TO_END = 2_000;
    private static final long MILLIS_BETWEEN_LOOKS = 20;

    private final Process engine;
    private final String mark;

    /** What was seen of it while its parents still lived. */
    private final Set<ProcessHandle> seen = ConcurrentHashMap.newKeySet();

    private EngineFamily(Process engine, String mark) {
        this.engine = engine;
        this.mark = mark;
    }

    static EngineFamily start(List<String> command) throws IOException {
        // A name of its own: an engine that starts engines gives them a mark more, and keeps this one.
        String mark = "LECTERN_ENGINE_"
                + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put(mark, "1");
        return new EngineFamily(builder.start(), mark + "=1");
    }

    Process engine() {
        return engine;
    }

    /** Remembers the processes that now descend from the engine. */
    void look() {
        engine.descendants().forEach(seen::add);
    }

    /**
     * Ends them all, and those that they start meanwhile. The engine goes first: it might start anew what it sees
     * ending. Gives up after some seconds, if they start others faster than they can be found.
     */
    void kill() {
        long began = System.nanoTime();
        look();
        engine.destroyForcibly();
        // What it starts at the last moment is there when it has ended.
        boolean interrupted = await(Set.of(engine.toHandle()));
        Set<ProcessHandle> ended = new HashSet<>();
        // One that was ended may stay known, until the system has taken note of its end: those count that are new.
        for (Set<ProcessHandle> left = left(ended); !left.isEmpty(); left = left(ended)) {
            left.forEach(ProcessHandle::destroyForcibly);
            ended.addAll(left);
            if (System.nanoTime() - began > TimeUnit.MILLISECONDS.toNanos(MILLIS_TO_END)) break;
            interrupted |= await(left);
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    /** Waits a little, or until they have ended; answers with whether the waiting thread was interrupted. */
    private static boolean await(Set<ProcessHandle> ending) {
        CompletableFuture<?>[] ends = ending.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(ends).get(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            return false;
        } catch (TimeoutException | ExecutionException late) {
            // Then they are looked at again.
            return false;
        } catch (InterruptedException e) {
            return true;
        }
    }

    /** Its members that live, except the engine and those that were ended. */
    private Set<ProcessHandle> left(Set<ProcessHandle> ended) {
        Set<ProcessHandle> left = new HashSet<>(marked());
        for (ProcessHandle known : seen) {
            Stream.concat(Stream.of(known), known.descendants())
                    .filter(ProcessHandle::isAlive)
                    .forEach(left::add);
        }
        left.remove(engine.toHandle());
        left.removeAll(ended);
        return left;
    }

    private List<ProcessHandle> marked() {
        List<ProcessHandle> marked = new ArrayList<>();
        if (!Files.isDirectory(PROCESSES)) return marked;
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path process : processes) {
                if (isMarked(process)) handle(process).ifPresent(marked::add);
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            // Then only descendants are known.
            return marked;
        }
        return marked;
    }

    private boolean isMarked(Path process) {
        try (InputStream in = Files.newInputStream(process.resolve("environ"))) {
            byte[] environment = in.readNBytes(LONGEST_ENVIRONMENT);
            return new String(environment, StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException gone) {
            // Or it belongs to another user, and so is not the engine's.
            return false;
        }
    }

    private static Optional<ProcessHandle> handle(Path process) {
        return ProcessHandle.of(Long.parseLong(process.getFileName().toString()));
    }
}
