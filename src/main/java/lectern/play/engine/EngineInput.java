package lectern.play.engine;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Lines on their way to an engine. An engine may take them when it likes, or never: sending does not wait for it. */
final class EngineInput {
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final Writer engine;

    EngineInput(Writer engine) {
        this.engine = engine;
    }

    void send(String line) {
        lines.add(Optional.of(line));
    }

    /** The input ends behind what was sent. */
    void end() {
        lines.add(Optional.empty());
    }

    /** Passes lines on until the input ends. */
    void passOn() {
        try (engine) {
            for (Optional<String> line = lines.take(); line.isPresent(); line = lines.take()) {
                engine.write(line.get() + "\n");
                engine.flush();
            }
        } catch (IOException e) {
            // Nothing reads it any more: the engine has ended or is about to.
            lines.clear();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
