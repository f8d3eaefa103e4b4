package lectern.cli.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import lectern.storage.DurableFile;
import lectern.storage.StoredText;

/**
 * Who was not admitted to a league: a sentence on each line of a file in its folder, sorted. They are no part of the
 * plan, and so parts that were played elsewhere may name others.
 */
record RefusedFile(Path league) {
    private static final int LONGEST = 8_000_000;

    /** Adds to those that are there. */
    void add(Collection<String> sentences) throws IOException {
        TreeSet<String> all = new TreeSet<>(read());
        int before = all.size();
        all.addAll(sentences);
        if (all.size() > before) DurableFile.shared(path()).write(String.join("\n", all) + "\n");
    }

    List<String> read() throws IOException {
        return Files.exists(path()) ? StoredText.read(path(), LONGEST).lines().toList() : List.of();
    }

    private Path path() {
        return league.resolve("refused.txt");
    }
}
