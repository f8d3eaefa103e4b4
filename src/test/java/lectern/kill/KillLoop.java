package lectern.kill;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Starts a program in a JVM of its own, on the class path of this one, and kills it (SIGKILL where there are signals) at
 * a moment that is drawn. It can be started as often as one likes; each time it is another process.
 */
public final class KillLoop {
    /** No program here is silent for this long, unless it hangs. */
    private static final Duration HANGS = Duration.ofMinutes(2);

    private final List<String> command = new ArrayList<>();

    /**
     * @param options of the JVM, such as {@code -Xmx128m}
     * @param main the class whose main method is the program
     */
    public KillLoop(List<String> options, Class<?> main, List<String> arguments) {
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add(main.getName());
        command.addAll(arguments);
    }

    /**
     * When a program is killed.
     *
     * @param lines how many lines it has said by then, on both streams; with 0 the delay begins at its start
     * @param delay how long after that line
     */
    public record Moment(int lines, Duration delay) {
        /** One of the lines up to the last, and a part of the longest delay: each as likely as another. */
        public static Moment drawn(Random random, int lastLine, Duration longest) {
            long nanos = (long) (random.nextDouble() * longest.toNanos());
            return new Moment(random.nextInt(lastLine + 1), Duration.ofNanos(nanos));
        }
    }

    /**
     * How a program ended, and all that it had said by then.
     *
     * @param killed whether it was killed; otherwise it came to its end before the moment
     * @param status with which it came to its end, or what the system says of one that was killed
     * @param out the whole lines of its standard output
     * @param err the whole lines of its standard error
     */
    public record End(boolean killed, int status, List<String> out, List<String> err) {}

    /** Starts the program and kills it, unless it ends before that. */
    public End kill(Moment moment) throws IOException, InterruptedException {
        Process process = start();
        try {
            SaidLines said = new SaidLines(process.getInputStream(), process.getErrorStream());
            if (!said.await(moment.lines(), HANGS)) throw new IllegalStateException(command + " hangs, after " + said);
            boolean ended = process.waitFor(moment.delay().toNanos(), TimeUnit.NANOSECONDS);
            // The process itself would close the streams, and with them what was said and not yet read.
            process.toHandle().destroyForcibly();
            int status = process.waitFor();
            // What a dead process has said is still there to be read.
            said.awaitEnd();
            return new End(!ended, status, said.out(), said.err());
        } finally {
            process.destroyForcibly();
        }
    }

    /** Lets the program come to its end. */
    public End run() throws IOException, InterruptedException {
        return kill(new Moment(Integer.MAX_VALUE, HANGS));
    }

    private Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        // As an argument it could be too long.
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        return builder.start();
    }
}
