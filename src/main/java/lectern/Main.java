package lectern;

import lectern.cli.LecternCommand;
import lectern.cli.Terminal;

/** Starts Lectern: picks the command line or the window, and nothing else. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(LecternCommand.run(Terminal.ofProcess(), args));
    }
}
