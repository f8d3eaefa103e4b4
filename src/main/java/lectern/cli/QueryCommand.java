package lectern.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import lectern.cli.query.QueryLoop;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code lectern query}: answers JSON lines until they end. */
@Command(name = "query", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class QueryCommand implements Callable<Integer> {
    private final InputStream in;
    private final OutputStream out;

    @Spec
    private CommandSpec spec;

    QueryCommand(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter complaints = spec.commandLine().getErr();
        new QueryLoop().run(in, out, defect -> complaints.println("lectern query: " + defect));
        return 0;
    }
}
