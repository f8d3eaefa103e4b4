package lectern.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code lectern}: all the commands. */
@Command(name = "lectern", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class LecternCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    private LecternCommand() {}

    /** Runs a command line; the answer is its exit code. */
    public static int run(InputStream in, OutputStream out, OutputStream err, String... args) {
        return new CommandLine(new LecternCommand())
                .addSubcommand(new QueryCommand(in, out))
                .setOut(new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true))
                .setErr(new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true))
                .execute(args);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
