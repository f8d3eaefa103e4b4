package lectern.kill;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The lines that a process says, taken as it says them. A line without its end was never said. */
final class SaidLines {
    private final List<String> lines = new ArrayList<>();
    private final Thread reader;
    private boolean ended;

    SaidLines(InputStream in) {
        reader = new Thread(() -> read(in), "what a process says");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Waits until so many lines were said, or the stream has ended.
     *
     * @param silence the longest time without a new line
     * @return whether no silence was longer
     */
    synchronized boolean await(int number, Duration silence) throws InterruptedException {
        int said = lines.size();
        long end = System.nanoTime() + silence.toNanos();
        while (lines.size() < number && !ended) {
            if (lines.size() > said) {
                said = lines.size();
                end = System.nanoTime() + silence.toNanos();
            }
            long left = end - System.nanoTime();
            if (left <= 0) return false;
            wait(left / 1_000_000 + 1);
        }
        return true;
    }

    synchronized List<String> soFar() {
        return List.copyOf(lines);
    }

    /** All lines, once the stream has ended. */
    List<String> toTheEnd() throws InterruptedException {
        reader.join();
        return soFar();
    }

    private void read(InputStream in) {
        StringBuilder line = new StringBuilder();
        try (BufferedReader letters = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (int letter = letters.read(); letter >= 0; letter = letters.read()) {
                if (letter != '\n') {
                    line.append((char) letter);
                    continue;
                }
                add(line.toString());
                line.setLength(0);
            }
        } catch (IOException closed) {
            // A stream of a process that was killed may end so.
            line.setLength(0);
        } finally {
            end();
        }
    }

    private synchronized void add(String line) {
        lines.add(line);
        notifyAll();
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }
}
