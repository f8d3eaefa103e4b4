package lectern.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The system calls about networks that a process and all its threads make, as {@code strace} notes them in a file. */
public final class Watched {
    /** What loading the virtual machine's own library for networks does: it asks which kinds the machine knows. */
    private static final String ASKED = "[0-9]+ +socket\\(AF_INET6?, SOCK_STREAM, IPPROTO_IP\\) = .*";

    private final Path notes;

    public Watched(Path notes) {
        this.notes = notes;
    }

    /** What is written before a command for its calls to be noted. */
    public List<String> watching() throws IOException, InterruptedException {
        return strace("-e", "trace=network", "-o", notes.toString());
    }

    /** What is written before a command for each socket that it asks for to be refused. */
    public List<String> refusing() throws IOException, InterruptedException {
        return strace("-e", "trace=socket", "-e", "inject=socket:error=EPERM", "-o", notes.toString());
    }

    private static List<String> strace(String... options) throws IOException, InterruptedException {
        Assumptions.assumeTrue(works(), "strace is not there, or may not watch");
        return Stream.concat(Stream.of("strace", "-f", "-qq"), Stream.of(options))
                .toList();
    }

    private static boolean works() throws InterruptedException {
        try {
            return new ProcessBuilder("strace", "-qq", "-e", "trace=none", "true")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException notThere) {
            return false;
        }
    }

    /** Everything that has to do with the internet but that question of the virtual machine. */
    public List<String> internet() throws IOException {
        return Files.readAllLines(notes).stream()
                .filter(call -> call.contains("AF_INET"))
                .filter(call -> !call.matches(ASKED))
                .toList();
    }

    /** All that was noted. */
    public List<String> calls() throws IOException {
        return Files.readAllLines(notes);
    }
}
