package lectern;

import lectern.cli.LecternCommand;
import lectern.cli.console.Terminal;
import lectern.gui.Launcher;

/** Starts Lectern: picks the command line or the window, and nothing else. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        if (Launcher.isAskedFor(LecternCommand::isCommand, args)) {
            int exitCode = Launcher.open(args);
            if (exitCode != 0) System.exit(exitCode);
        } else {
            System.exit(LecternCommand.run(Terminal.ofProcess(), args));
        }
    }
}
