package lectern.play.engine;

import java.io.IOException;
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
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * An engine's process and all that it started. A process whose parent has ended is no longer known as a descendant: the
 * system gives it another parent. On Linux it is found all the same, by either of two things that every process takes
 * over from the one that starts it: the session, where {@link OwnSession one could be begun} for the engine, and a
 * variable in its environment.
 *
 * <p>What cannot be found is a process that has lost its parent between two {@link #look looks}, <em>and</em> has begun
 * a session of its own, <em>and</em> was started with another environment. Where there is no {@code /proc}, as on
 * Windows and macOS, to have lost its parent is enough.
 */
final class EngineFamily {
    private static final long MILLIS_TO_END = 2_000;
    private static final long MILLIS_BETWEEN_LOOKS = 20;

    private final Process engine;
    private final String mark;
    private final boolean inOwnSession;
    private final Consumer<ProcessHandle> ending;

    /** What was seen of it while its parents still lived. */
    private final Set<ProcessHandle> seen = ConcurrentHashMap.newKeySet();

    private EngineFamily(Process engine, String mark, boolean inOwnSession, Consumer<ProcessHandle> ending) {
        this.engine = engine;
        this.mark = mark;
        this.inOwnSession = inOwnSession;
        this.ending = ending;
    }

    static EngineFamily start(List<String> command) throws IOException {
        return start(command, ProcessHandle::destroyForcibly);
    }

    /**
     * @param ending how a process that is not the engine itself is ended
     */
    static EngineFamily start(List<String> command, Consumer<ProcessHandle> ending) throws IOException {
        // A name of its own: an engine that starts engines gives them a mark more, and keeps this one.
        String mark = "LECTERN_ENGINE_"
                + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        Optional<List<String>> inOwnSession = OwnSession.of(command);
        ProcessBuilder builder = new ProcessBuilder(inOwnSession.orElse(command));
        builder.environment().put(mark, "1");
        return new EngineFamily(builder.start(), mark + "=1", inOwnSession.isPresent(), ending);
    }

    Process engine() {
        return engine;
    }

    /** Remembers the processes that now belong to the engine: one of them may leave it later. */
    void look() {
        seen.removeIf(process -> !process.isAlive());
        engine.descendants().forEach(seen::add);
        seen.addAll(ofSession());
    }

    /**
     * Ends them all, and those that they start meanwhile. The engine goes first, and its group with it: it might start
     * anew what it sees ending. Gives up after some seconds, if they start others faster than they can be found.
     *
     * @return those that still run: the user may not end them, or they do not end
     */
    Set<ProcessHandle> kill() {
        long latest = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MILLIS_TO_END);
        look();
        if (inOwnSession && engine.isAlive()) OwnSession.kill(engine.pid());
        engine.destroyForcibly();
        // What it starts at the last moment is there when it has ended.
        boolean interrupted = await(Set.of(engine.toHandle()));
        Set<ProcessHandle> ended = new HashSet<>();
        // One that was ended may stay known, until the system has taken note of its end: those count that are new.
        for (Set<ProcessHandle> left = left(ended); !left.isEmpty(); left = left(ended)) {
            left.forEach(ending);
            ended.addAll(left);
            if (System.nanoTime() - latest > 0) break;
            interrupted |= await(left);
        }
        ended.add(engine.toHandle());
        ended.removeIf(process -> !ProcessTable.isRunning(process));
        // On a busy machine even the end of a process takes its time.
        long last = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MILLIS_TO_END);
        while (!ended.isEmpty() && System.nanoTime() - last < 0) {
            interrupted |= await(ended);
            ended.removeIf(process -> !ProcessTable.isRunning(process));
        }
        if (interrupted) Thread.currentThread().interrupt();
        return ended;
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
        Set<ProcessHandle> left = new HashSet<>(ProcessTable.withEnvironment(mark));
        left.addAll(ofSession());
        for (ProcessHandle known : seen) {
            Stream.concat(Stream.of(known), known.descendants())
                    .filter(ProcessHandle::isAlive)
                    .forEach(left::add);
        }
        left.remove(engine.toHandle());
        left.removeAll(ended);
        return left;
    }

    /** A number is given anew only when no process of its session lives: then whatever has it is no engine's. */
    private List<ProcessHandle> ofSession() {
        if (!inOwnSession) return List.of();
        boolean isAnothers = !engine.isAlive() && ProcessHandle.of(engine.pid()).isPresent();
        return isAnothers ? List.of() : ProcessTable.ofSession(engine.pid());
    }
}
