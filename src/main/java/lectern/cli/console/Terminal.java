package lectern.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import picocli.CommandLine;

/**
 * What surrounds a command line: its three streams, and the locale whose language it speaks unless told otherwise.
 * Texts are UTF-8, whatever encoding the platform has.
 *
 * @param watched whether a person sees what is written as it is written, so that a line may be written over
 */
public record Terminal(InputStream in, OutputStream out, OutputStream err, Locale locale, boolean watched) {
    /** One that no person watches. */
    public Terminal(InputStream in, OutputStream out, OutputStream err, Locale locale) {
        this(in, out, err, locale, false);
    }

    /** The process's own. Not {@code System.out}, which hides that its reader has gone. */
    public static Terminal ofProcess() {
        return new Terminal(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Locale.getDefault(),
                CommandLine.Help.Ansi.AUTO.enabled());
    }

    /** The same, with another stream for answers. */
    public Terminal answeringTo(OutputStream stream) {
        return new Terminal(in, stream, err, locale, watched);
    }

    public PrintWriter outWriter() {
        return writer(out);
    }

    public PrintWriter errWriter() {
        return writer(err);
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }
}
