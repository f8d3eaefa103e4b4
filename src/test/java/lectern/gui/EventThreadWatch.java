package lectern.gui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Watches the event thread until it is closed: how long each event keeps it, what it is found doing when looked at
 * every few milliseconds, and every file that it touches.
 *
 * <p>The machine decides how long things take, so durations are only reported. What may never be found on the event
 * thread is a search, the replay of a whole game, or a file of anything but the program's own parts.
 */
final class EventThreadWatch implements AutoCloseable {
    /** Classes that do what takes long; the values that they hand out are another matter. */
    private static final List<String> LONG_WORK = List.of(
            "lectern.search.alphabeta.AlphaBeta",
            "lectern.search.alphabeta.SearchPlayer",
            "lectern.search.alphabeta.Deepening",
            "lectern.search.GreedyPlayer",
            "lectern.search.proof.SolverPlayer",
            "lectern.search.proof.Solver",
            "lectern.search.trials.MctsPlayer",
            "lectern.search.response.BestResponse",
            "lectern.search.trials.TrialTree",
            "lectern.play.RecordMoves",
            "lectern.play.RecordWriter",
            "lectern.play.Tournament",
            "lectern.play.handin.HandInFolder",
            "lectern.play.league.League",
            "lectern.play.league.LeagueReader",
            "lectern.play.league.LeagueRecords",
            "lectern.play.rating.RatingFit",
            "lectern.picture.chart.Curve",
            "lectern.gui.inspector.MoveRow");

    private static final List<String> FILE_EVENTS = List.of("jdk.FileRead", "jdk.FileWrite", "jdk.FileForce");

    private final TimedQueue queue;
    private final Map<String, String> found = new ConcurrentHashMap<>();
    private final Set<String> values = new HashSet<>();
    private final Recording recording = new Recording();
    private final Thread lookout = new Thread(this::look, "event thread lookout");
    private final Map<String, TimedQueue.Phase> phases = new LinkedHashMap<>();
    private volatile boolean closed;

    EventThreadWatch(TimedQueue queue) throws ClassNotFoundException {
        this.queue = queue;
        for (String type : LONG_WORK) values.addAll(valuesOf(Class.forName(type)));
        for (String event : FILE_EVENTS)
            recording.enable(event).withThreshold(Duration.ZERO).withStackTrace();
        recording.start();
        lookout.setDaemon(true);
        lookout.start();
    }

    /** What the user does from now on. */
    void during(String phase) {
        phases.put(phase, queue.begin());
    }

    /** The longest that the thread was kept in each phase. */
    String report() {
        StringBuilder text = new StringBuilder("An event kept the event thread at most, while");
        phases.forEach(
                (name, phase) -> text.append("\n  ").append(name).append(": ").append(phase));
        return text.toString();
    }

    /** What was found that may not be, with where it was found. */
    Collection<String> misdeeds() {
        List<String> all = new ArrayList<>(found.values());
        all.addAll(files());
        return all;
    }

    @Override
    public void close() {
        closed = true;
        recording.close();
    }

    private void look() {
        while (!closed) {
            Thread watched = queue.thread();
            if (watched != null) judge(watched.getStackTrace());
            try {
                Thread.sleep(3);
            } catch (InterruptedException ended) {
                return;
            }
        }
    }

    private void judge(StackTraceElement[] stack) {
        List<String> ours = ours(Arrays.stream(stack).map(frame -> frame.getClassName() + "." + frame.getMethodName()));
        if (!ours.isEmpty()) queue.found(ours.get(0));
        for (String type : LONG_WORK) {
            if (ours.stream().anyMatch(frame -> isOf(type, frame))) {
                found.putIfAbsent(type, "%s: %s".formatted(type, ours));
            }
        }
    }

    /** Whether a frame is of a class or of what is written inside it, except for its values. */
    private boolean isOf(String type, String frame) {
        if (values.contains(frame)) return false;
        return frame.startsWith(type + ".") || frame.startsWith(type + "$");
    }

    /** What a record hands out without doing anything. */
    private static List<String> valuesOf(Class<?> type) {
        if (!type.isRecord()) return List.of();
        return Arrays.stream(type.getRecordComponents())
                .map(component -> type.getName() + "." + component.getName())
                .toList();
    }

    /** What of this program stands on a stack, the innermost first. */
    private static List<String> ours(Stream<String> frames) {
        return frames.filter(frame -> frame.startsWith("lectern."))
                .filter(frame -> !frame.startsWith(EventThreadWatch.class.getName()))
                .limit(40)
                .toList();
    }

    /** The files that the event thread has touched, but for those that the program is made of. */
    private List<String> files() {
        try {
            Path dump = Files.createTempFile("event-thread", ".jfr");
            recording.dump(dump);
            List<String> touched = new ArrayList<>();
            for (RecordedEvent event : RecordingFile.readAllEvents(dump)) {
                String path = event.getString("path");
                if (isOnEventThread(event) && path != null && !isPartOfProgram(path)) touched.add(told(event, path));
            }
            Files.delete(dump);
            return touched;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static boolean isOnEventThread(RecordedEvent event) {
        return event.getThread() != null && event.getThread().getJavaName().startsWith("AWT-EventQueue");
    }

    /** Classes, resources, fonts, and what Java itself brings along. */
    private static boolean isPartOfProgram(String path) {
        String parts = System.getProperty("java.class.path") + ":" + System.getProperty("java.home");
        return path.contains("font") || Arrays.stream(parts.split(":", -1)).anyMatch(part -> isIn(part, path));
    }

    private static boolean isIn(String part, String path) {
        return !part.isEmpty()
                && Path.of(path).toAbsolutePath().startsWith(Path.of(part).toAbsolutePath());
    }

    private static String told(RecordedEvent event, String path) {
        Stream<String> frames = event.getStackTrace().getFrames().stream()
                .map(RecordedFrame::getMethod)
                .map(method -> method.getType().getName() + "." + method.getName());
        return path + ": " + ours(frames);
    }
}
