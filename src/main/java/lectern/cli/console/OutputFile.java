package lectern.cli.console;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import lectern.storage.ChosenFile;
import lectern.text.FileFault;
import lectern.text.Sentences;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;

/** A file that a command was told to write. */
public record OutputFile(String name) {
    /** Writes it, or says in one line why it cannot; answers with the exit code. */
    public int write(byte[] content, CommandLine line, Sentences sentences) {
        try {
            new ChosenFile(Path.of(name)).write(content);
            return ExitCode.OK;
        } catch (IOException unwritable) {
            Complaints.complain(line, sentences.of("cli.unwritable", name, FileFault.of(unwritable)));
        } catch (InvalidPathException noName) {
            Complaints.complain(line, sentences.of("cli.unwritable", name, noName.getReason()));
        }
        return ExitCode.USAGE;
    }
}
