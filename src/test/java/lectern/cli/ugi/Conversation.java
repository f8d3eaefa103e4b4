package lectern.cli.ugi;

import java.io.IOException;
import java.io.OutputStream;
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
        engine = CompletableFuture.runAsync(() -> {
            try {
                loop(gameText).run(in, new Ear());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Hears whole lines, whichever thread says them. */
    private final class Ear extends OutputStream {
        @Override
        public void write(byte[] line, int offset, int length) {
            heard.add(new String(line, offset, length, StandardCharsets.UTF_8).stripTrailing());
        }

        @Override
        public void write(int letter) {
            throw new UnsupportedOperationException("half a line");
        }
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
