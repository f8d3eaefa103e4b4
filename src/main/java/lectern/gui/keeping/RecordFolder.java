package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.play.GameRecord;

/**
 * The records in a folder, by name. Its folders are not looked into.
 *
 * @param refused the names of those that could not be read
 * @param unread how many were not looked at, since there were too many
 */
public record RecordFolder(List<Named> records, List<String> refused, int unread) {
    /** So many are read at most. */
    static final int MOST = 200;

    private static final String ENDING = ".lectern";

    /** A record that could be read, and its file's name. */
    public record Named(String name, GameRecord record) {}

    public RecordFolder {
        records = List.copyOf(records);
        refused = List.copyOf(refused);
    }

    /** A file instead of a folder stands for itself. Not for the event thread: a disk may be far away. */
    public static RecordFolder read(Path place) {
        List<Path> files = Files.isDirectory(place) ? files(place) : List.of(place);
        List<Named> records = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        for (Path file : files.subList(0, Math.min(MOST, files.size()))) {
            String name = String.valueOf(file.getFileName());
            try {
                records.add(new Named(name, RecordFile.read(file)));
            } catch (RecordFile.Refused unreadable) {
                refused.add(name);
            }
        }
        return new RecordFolder(records, refused, Math.max(0, files.size() - MOST));
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
