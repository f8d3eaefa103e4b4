package lectern.play.engine;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** An engine that goes wrong in the manner that its first argument names. Runs as a process of its own. */
public final class FakeEngine {
    private final PrintStream out =
            new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    private final List<String> heard = new ArrayList<>();
    private final String manner;
    private final List<String> lines;

    private FakeEngine(String manner, List<String> lines) {
        this.manner = manner;
        this.lines = lines;
    }

    /** The command line that starts such an engine, on the running Java. */
    static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(java("-XX:TieredStopAtLevel=1", "-Xmx64m"));
        command.add(FakeEngine.class.getName());
        command.addAll(List.of(arguments));
        return command;
    }

    /** The running Java with the class path of the tests. */
    static List<String> java(String... options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        return command;
    }

    public static void main(String[] args) throws Exception {
        new FakeEngine(args[0], Arrays.asList(args).subList(1, args.length)).converse();
    }

    private void converse() throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (manner.equals("dies at once")) System.exit(1);
        if (manner.equals("deaf")) new CountDownLatch(1).await();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            heard.add(line);
            if (!manner.equals("silent at once")) hear(line);
        }
        if (manner.equals("stays")) new CountDownLatch(1).await();
    }

    private void hear(String line) throws IOException {
        if (line.equals("ugi") || line.equals("uai")) out.println("id name Fake\n\noption\n" + line + "ok");
        if (line.equals("isready")) out.println("readyok");
        if (line.equals("stop") && manner.equals("thinks until it is stopped")) lines.forEach(out::println);
        if (line.equals("quit") && !manner.equals("stays")) System.exit(0);
        if (line.startsWith("go")) go();
    }

    private void go() throws IOException {
        switch (manner) {
            case "dies" -> {
                System.err.println("first words\nout of ideas\n");
                System.exit(3);
            }
            case "dies without a word" -> System.exit(4);
            case "floods" -> {
                while (true) out.println("info string still thinking, do not worry");
            }
            case "floods in millions of lines" -> {
                String thousands = "info depth 3 score cp 20 pv f7 a6\n".repeat(10_000);
                while (true) out.print(thousands);
            }
            case "complains at length" -> {
                for (int i = 0; i < 20; i++) System.err.print("no, ".repeat(1 << 18));
                lines.forEach(out::println);
            }
            case "complains at length and dies" -> {
                for (int i = 0; i < 300_000; i++) System.err.println("I cannot go on like this: " + i);
                System.exit(3);
            }
            case "writes without end" -> {
                while (true) out.print("information ");
            }
            case "hangs up" -> out.close();
            case "has a child" -> {
                new ProcessBuilder(command("stays")).inheritIO().start();
                lines.forEach(out::println);
            }
            case "leaves a child" -> {
                new ProcessBuilder(command("silent")).inheritIO().start();
                System.exit(5);
            }
            case "repeats what it heard" ->
                out.println("bestmove " + String.join("|", heard).replace(' ', '_'));
            case "says", "stays" -> lines.forEach(out::println);
            default -> {
                // Not a word.
            }
        }
    }
}
