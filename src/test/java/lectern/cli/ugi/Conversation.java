package lectern.cli.ugi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;

/** A conversation with Lectern as an engine, held line by line while it thinks. */
final class Conversation implements AutoCloseable {
    private static final long LONGEST_WAIT_IN_SECONDS = 60;

    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Void> engine;

    private Conversation(String gameText) throws IOException {
        PipedInputStream in = new PipedInputStream(toEngine, 1 << 16);
        PipedOutputStream out = new PipedOutputStream();
        BufferedReader fromEngine =
                new BufferedReader(new InputStreamReader(new PipedInputStream(out), StandardCharsets.UTF_8));
        engine = CompletableFuture.runAsync(() -> {
            try (out) {
                loop(gameText).run(in, out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        Thread ear = new Thread(() -> fromEngine.lines().forEach(heard::add), "ear");
        ear.setDaemon(true);
        ear.start();
    }

    static Conversation about(String gameText) throws IOException {
        return new Conversation(gameText);
    }

    static UgiLoop loop(String gameText) {
        return new UgiLoop(Games.read(gameText), "Lectern", new Sentences(Language.EN));
    }

    Conversation say(String... lines) throws IOException {
        for (String line : lines) toEngine.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        toEngine.flush();
        return this;
    }

    /** The lines up to the first that begins like this, which is the last of them. */
    List<String> until(String beginning) throws InterruptedException {
        List<String> lines = new ArrayList<>();
        while (true) {
            String line = heard.poll(LONGEST_WAIT_IN_SECONDS, TimeUnit.SECONDS);
            if (line == null) throw new AssertionError("no “" + beginning + "” came, only " + lines);
            lines.add(line);
            if (line.startsWith(beginning)) return lines;
        }
    }

    /** What is answered to a line, if it is answered at once and by one line. */
    String ask(String line) throws IOException, InterruptedException {
        return say(line).until("").get(0);
    }

    /** Waits until the engine has left. */
    void awaitEnd() throws Exception {
        engine.get(LONGEST_WAIT_IN_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void close() throws Exception {
        toEngine.close();
        awaitEnd();
    }
}
