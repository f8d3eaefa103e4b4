package lectern.kill;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The lines that a process says on its two streams, taken as it says them. A line without its end was never said. */
final class SaidLines {
    private final List<String> out = new ArrayList<>();
    private final List<String> err = new ArrayList<>();
    private int open = 2;

    SaidLines(InputStream out, InputStream err) {
        start(out, this.out);
        start(err, this.err);
    }

    private void start(InputStream in, List<String> lines) {
        Thread reader = new Thread(() -> read(in, lines), "what a process says");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Waits until so many lines were said, or both streams have ended.
     *
     * @param silence the longest time without a new line
     * @return whether no silence was longer
     */
    synchronized boolean await(int number, Duration silence) throws InterruptedException {
        int said = said();
        long end = System.nanoTime() + silence.toNanos();
        while (said() < number && open > 0) {
            if (said() > said) {
                said = said();
                end = System.nanoTime() + silence.toNanos();
            }
            long left = end - System.nanoTime();
            if (left <= 0) return false;
            wait(left / 1_000_000 + 1);
        }
        return true;
    }

    synchronized void awaitEnd() throws InterruptedException {
        while (open > 0) wait();
    }

    synchronized List<String> out() {
        return List.copyOf(out);
    }

    synchronized List<String> err() {
        return List.copyOf(err);
    }

    @Override
    public synchronized String toString() {
        return out + " and " + err;
    }

    private int said() {
        return out.size() + err.size();
    }

    private void read(InputStream in, List<String> lines) {
        StringBuilder line = new StringBuilder();
        try (BufferedReader letters = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (int letter = letters.read(); letter >= 0; letter = letters.read()) {
                if (letter != '\n') {
                    line.append((char) letter);
                    continue;
                }
                add(lines, line.toString());
                line.setLength(0);
            }
        } catch (IOException closed) {
            // A stream of a process that was killed may end so.
            line.setLength(0);
        } finally {
            end();
        }
    }

    private synchronized void add(List<String> lines, String line) {
        lines.add(line);
        notifyAll();
    }

    private synchronized void end() {
        open--;
        notifyAll();
    }
}
