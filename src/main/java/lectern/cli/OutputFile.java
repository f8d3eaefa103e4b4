package lectern.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import lectern.storage.ChosenFile;
import lectern.text.Sentences;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;

/** A file that a command was told to write. */
record OutputFile(String name) {
    /** Writes it, or says in one line why it cannot; answers with the exit code. */
    int write(byte[] content, CommandLine line, Sentences sentences) {
        try {
            new ChosenFile(Path.of(name)).write(content);
            return ExitCode.OK;
        } catch (IOException | InvalidPathException unwritable) {
            Complaints.complain(line, sentences.of("cli.render.unwritable", name, reason(unwritable, sentences)));
            return ExitCode.USAGE;
        }
    }

    private static String reason(Exception unwritable, Sentences sentences) {
        if (unwritable instanceof NoSuchFileException) return sentences.of("cli.render.no-folder");
        if (unwritable instanceof AccessDeniedException) return sentences.of("cli.render.not-allowed");
        return unwritable.getMessage();
    }
}
