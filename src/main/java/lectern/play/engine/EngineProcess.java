package lectern.play.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import lectern.game.Phrase;
import lectern.search.PlayerFailure;
import lectern.search.PlayerFailure.Kind;

/**
 * An engine as a process of its own: lines go to it and come from it.
 *
 * <p>It is ended by {@link #leave}, with all that it started as far as that can be found (see {@link EngineFamily}),
 * and at the latest when Lectern ends; only when Lectern is killed is there nothing but the end of its input to tell it
 * so. Nothing that it does or leaves undone can keep Lectern waiting for longer than it is willing to, nor fill the
 * memory: an engine that writes more than is read has to wait.
 */
final class EngineProcess {
    static final int LONGEST_LINE = 1 << 16;

    private static final long MILLIS_TO_LEAVE = 1_000;

    private static final long NANOS_BETWEEN_LOOKS = 500_000_000;

    /** Of the time, at most this part goes into looking; where there are many processes, a look takes long. */
    private static final int LOOKING = 100;

    private final String name;
    private final EngineFamily family;
    private final Process process;
    private final EngineInput in;
    private final UnreadLines heard = new UnreadLines();
    private final LastWords lastWords = new LastWords();
    private final Thread listener;
    private final Thread complaintListener;
    private final Thread atShutdown;
    private String lastSent = "";
    private long nextLook = System.nanoTime() + NANOS_BETWEEN_LOOKS;

    private EngineProcess(String name, EngineFamily family) {
        this.name = name;
        this.family = family;
        process = family.engine();
        in = new EngineInput(process.outputWriter(StandardCharsets.UTF_8));
        started(in::passOn, "engine-input");
        listener = started(this::listen, "engine-output");
        complaintListener = started(this::listenToComplaints, "engine-complaints");
        atShutdown = new Thread(family::kill, "engine-end");
        endWithLectern();
    }

    private void endWithLectern() {
        try {
            Runtime.getRuntime().addShutdownHook(atShutdown);
        } catch (IllegalStateException e) {
            // Lectern is ending at this moment: the hook would never be run.
            family.kill();
        }
    }

    /**
     * @param name what to call the engine in sentences
     * @param command the program and its arguments
     * @throws PlayerFailure if there is no such program
     */
    static EngineProcess start(String name, List<String> command) {
        EngineFamily family;
        try {
            family = EngineFamily.start(command);
        } catch (IOException e) {
            throw new PlayerFailure(
                    Kind.CRASHED, Phrase.of("engine.not-started", name, String.valueOf(e.getMessage())), e);
        }
        boolean begun = false;
        try {
            EngineProcess started = new EngineProcess(name, family);
            begun = true;
            return started;
        } finally {
            // Where there are no more threads to be had, no process may be left behind.
            if (!begun) family.kill();
        }
    }

    private static Thread started(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void listen() {
        BoundedLines lines = new BoundedLines(process.getInputStream(), LONGEST_LINE);
        try {
            for (Optional<BoundedLines.Line> line = lines.next(); line.isPresent(); line = lines.next())
                heard.put(line.get());
        } catch (IOException e) {
            // The process was ended while it was being read: its output ends here.
        } catch (InterruptedException e) {
            // Closed: the engine cannot be told any more.
            Thread.currentThread().interrupt();
        }
        heard.end();
    }

    private void listenToComplaints() {
        try {
            lastWords.listen(process.getErrorStream());
        } catch (IOException e) {
            // The process was ended while it was being read: it says no more.
        }
    }

    /** What to call the engine in sentences. */
    String name() {
        return name;
    }

    /** Sends a line. If the engine is no longer there, {@link #hear} will find out. */
    void send(String line) {
        lastSent = line;
        in.send(line);
    }

    /**
     * The next line from the engine; empty if none comes in time.
     *
     * @throws PlayerFailure if there will be no more lines, or one is longer than any line should be
     */
    Optional<String> hear(long millis) {
        look();
        try {
            // What it wrote before it ended may still be on its way; its end may not, if something it started lives on.
            boolean gone = !process.isAlive();
            long longest = gone ? MILLIS_TO_LEAVE : Math.max(0, millis);
            Optional<BoundedLines.Line> line = heard.poll(longest);
            if (line == null && !gone) return Optional.empty();
            if (line == null || line.isEmpty()) throw ended();
            if (line.get().tooLong()) {
                throw failure(Kind.CRASHED, "engine.line-too-long", String.valueOf(LONGEST_LINE));
            }
            return line.map(BoundedLines.Line::text);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private void look() {
        long began = System.nanoTime();
        if (began - nextLook < 0) return;
        family.look();
        long ended = System.nanoTime();
        nextLook = ended + Math.max(NANOS_BETWEEN_LOOKS, LOOKING * (ended - began));
    }

    private PlayerFailure ended() throws InterruptedException {
        if (!process.waitFor(MILLIS_TO_LEAVE, TimeUnit.MILLISECONDS)) {
            return failure(Kind.CRASHED, "engine.hung-up", lastSent);
        }
        complaintListener.join(MILLIS_TO_LEAVE);
        String status = String.valueOf(process.exitValue());
        String words = lastWords.text();
        return words.isEmpty()
                ? failure(Kind.CRASHED, "engine.ended", lastSent, status)
                : failure(Kind.CRASHED, "engine.ended-saying", lastSent, status, words);
    }

    /** A failure of this engine, told in a sentence whose first argument is its name. */
    PlayerFailure failure(Kind kind, String key, Object... arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = name;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new PlayerFailure(kind, Phrase.of(key, all));
    }

    /** The last line that was sent: what an engine that does not answer owes an answer to. */
    String lastSent() {
        return lastSent;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Asks the engine to leave, and ends it if it does not.
     *
     * @return what outlives it
     */
    List<Survivor> leave() {
        family.look();
        send("quit");
        in.end();
        awaitEnd();
        return end();
    }

    /**
     * Ends the engine without asking.
     *
     * @return what outlives it
     */
    List<Survivor> end() {
        // Before its input ends: an engine that hears of that may start something else at the last moment.
        List<Survivor> survivors = family.kill().stream()
                .map(process -> Survivor.of(name, process))
                .toList();
        in.end();
        awaitEnd();
        listener.interrupt();
        complaintListener.interrupt();
        try {
            Runtime.getRuntime().removeShutdownHook(atShutdown);
        } catch (IllegalStateException e) {
            // Lectern is ending, which is what the hook is for.
        }
        return survivors;
    }

    private void awaitEnd() {
        try {
            process.waitFor(MILLIS_TO_LEAVE, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while an engine was thinking");
    }
}
