package lectern.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import lectern.cli.console.Terminal;

/** Runs command lines in an English-speaking terminal, and keeps what they write. */
public final class CommandLines {
    /** What came of a command line. */
    public record Run(int exitCode, String out, String err) {
        public List<String> outLines() {
            return out.lines().toList();
        }
    }

    private CommandLines() {}

    public static Run run(String... args) {
        return runWithInput("", Locale.ENGLISH, args);
    }

    public static Run runWithInput(String input, Locale locale, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int exitCode = LecternCommand.run(new Terminal(in, out, err, locale), args);
        return new Run(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
