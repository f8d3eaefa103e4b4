package lectern;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import lectern.cli.LecternCommand;

/** Starts Lectern: picks the command line or the window, and nothing else. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // Not System.out: it writes in the platform's encoding and hides that nobody reads any more.
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        OutputStream err = new FileOutputStream(FileDescriptor.err);
        System.exit(LecternCommand.run(System.in, out, err, args));
    }
}
