package lectern.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import lectern.text.Sentences;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;

/** A file that a command was told to write. */
record OutputFile(String name) {
    /** Writes it, or says in one line why it cannot; answers with the exit code. */
    int write(byte[] content, CommandLine line, Sentences sentences) {
        try {
            write(content);
            return ExitCode.OK;
        } catch (IOException | InvalidPathException unwritable) {
            String reason = unwritable instanceof NoSuchFileException
                    ? sentences.of("cli.render.no-folder")
                    : unwritable.getMessage();
            Complaints.complain(line, sentences.of("cli.render.unwritable", name, reason));
            return ExitCode.USAGE;
        }
    }

    /** What the file held before is lost only when the new content is there. */
    private void write(byte[] content) throws IOException {
        Path file = Path.of(name);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            Files.write(file, content);
            return;
        }
        Path fresh = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.write(fresh, content);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
