package lectern.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Lectern in a process of its own. */
public final class Child implements AutoCloseable {
    private static final long LONGEST_WAIT_IN_SECONDS = 120;
    private static final int QUIT = 3;

    private final Process process;
    private final BufferedReader answers;
    private final BufferedReader complaints;

    /** What came of it. */
    public record Exit(int exitCode, List<String> complaints) {}

    private Child(ProcessBuilder builder) throws IOException {
        process = builder.start();
        answers = process.inputReader(StandardCharsets.UTF_8);
        complaints = process.errorReader(StandardCharsets.UTF_8);
    }

    /** A command line, with the heap that Java gives it by itself. */
    public static Child lectern(String... args) throws IOException {
        return new Child(builder(List.of(), "lectern.Main", args));
    }

    /** A command line with a heap of so many megabytes. */
    public static Child lecternWithin(int megabytes, String... args) throws IOException {
        return within(megabytes, "lectern.Main", args);
    }

    /** A command line under a program that watches it, with further options of the virtual machine. */
    public static Child lecternUnder(List<String> watcher, List<String> options, String... args) throws IOException {
        ProcessBuilder builder = builder(options, "lectern.Main", args);
        builder.command().addAll(0, watcher);
        return new Child(builder);
    }

    /** Any program of the class path, with a heap of so many megabytes. */
    public static Child within(int megabytes, String main, String... args) throws IOException {
        return new Child(builder(List.of("-Xmx" + megabytes + "m"), main, args));
    }

    /** A command line whose answers go to a file, or to a device. */
    public static Child lecternInto(File answers, String... args) throws IOException {
        return new Child(builder(List.of(), "lectern.Main", args).redirectOutput(answers));
    }

    private static ProcessBuilder builder(List<String> options, String main, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-ea");
        // Few of them live so long that the second compiler would save more than it takes.
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("DISPLAY");
        builder.environment().put("LC_ALL", "en_US.UTF-8");
        return builder;
    }

    /** Lines on its standard input. */
    public Child say(String... lines) throws IOException {
        OutputStream in = process.getOutputStream();
        for (String line : lines) in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
        return this;
    }

    public Child endInput() throws IOException {
        process.getOutputStream().close();
        return this;
    }

    /** From here on nobody reads its answers. */
    public Child stopReading() throws IOException {
        answers.close();
        return this;
    }

    /** From here on nobody reads its complaints. */
    public Child stopReadingComplaints() throws IOException {
        complaints.close();
        return this;
    }

    /** The next line of its standard output. */
    public Optional<String> answer() throws IOException {
        return Optional.ofNullable(answers.readLine());
    }

    /** The next line of its standard error. */
    public Optional<String> complaint() throws IOException {
        return Optional.ofNullable(complaints.readLine());
    }

    /** Passes answers over to the first that begins like this. */
    public Child awaitAnswer(String beginning) throws IOException {
        Optional<String> line = answer();
        while (line.isPresent() && !line.get().startsWith(beginning)) line = answer();
        assertThat(line).as("an answer that begins with “%s”", beginning).isPresent();
        return this;
    }

    /** Asks the virtual machine what its threads do, again and again, until one of them is in a player's search. */
    public Child awaitThinking() throws IOException, InterruptedException {
        // Before the virtual machine listens to this signal, it would end the process.
        while (!has("SigCgt:", QUIT) && process.isAlive()) Thread.onSpinWait();
        boolean thinks = false;
        while (!thinks) {
            signal("QUIT", QUIT);
            String line = answer().orElseThrow();
            while (!line.startsWith("JNI global refs")) {
                thinks |= line.contains("Player.decide(");
                line = answer().orElseThrow();
            }
        }
        return this;
    }

    /** Sends it a signal, such as INT or TERM. Where it was told by its parents to ignore it, there is nothing to test. */
    public Child signal(String name, int number) throws IOException, InterruptedException {
        Assumptions.assumeFalse(has("SigIgn:", number), "whoever started this had signals ignored");
        String pid = String.valueOf(process.pid());
        assertThat(new ProcessBuilder("kill", "-" + name, pid).start().waitFor())
                .isZero();
        return this;
    }

    /** Whether a signal is in one of the sets that the system keeps of a process. */
    private boolean has(String set, int signal) throws IOException {
        Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
        Assumptions.assumeTrue(Files.isReadable(status), "no /proc here");
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith(set))
                .map(line -> Long.parseUnsignedLong(line.substring(set.length()).strip(), 16))
                .anyMatch(signals -> (signals >> (signal - 1) & 1) == 1);
    }

    /** Waits until it has ended. */
    public int exitCode() throws InterruptedException {
        assertThat(process.waitFor(LONGEST_WAIT_IN_SECONDS, TimeUnit.SECONDS))
                .as("the process has ended")
                .isTrue();
        return process.exitValue();
    }

    /** Waits until it has ended, and reads all that it complains of. */
    public Exit end() throws InterruptedException {
        List<String> told = complaints.lines().toList();
        return new Exit(exitCode(), told);
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
