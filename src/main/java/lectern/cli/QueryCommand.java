package lectern.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.Terminal;
import lectern.cli.query.QueryLoop;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code lectern query}: answers JSON lines until they end. */
@Command(name = "query", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class QueryCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    QueryCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        new QueryLoop()
                .run(
                        terminal.in(),
                        terminal.out(),
                        defect -> Complaints.complain(spec.commandLine(), defect.toString()));
        return 0;
    }
}
