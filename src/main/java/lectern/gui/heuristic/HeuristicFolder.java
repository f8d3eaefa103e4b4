package lectern.gui.heuristic;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lectern.gui.settings.DataFolder;
import lectern.heuristic.Heuristic;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.heuristic.file.HeuristicYaml;
import lectern.storage.Disk;
import lectern.storage.DurableFile;
import lectern.storage.DurableFolder;

/** The files of saved heuristics: in the data folder a folder for each game, and in it a file for each name. */
final class HeuristicFolder {
    private static final String FOLDER = "heuristics";
    private static final int LONGEST = 100;

    private final DataFolder data;

    HeuristicFolder(DataFolder data) {
        this.data = data;
    }

    /** All that can be read; what cannot is left where it is. */
    List<Heuristic> read() {
        List<Heuristic> all = new ArrayList<>();
        for (Path folder : entries(root())) {
            for (Path file : entries(folder)) {
                if (!file.getFileName().toString().endsWith(HeuristicFiles.ENDING)) continue;
                try {
                    all.add(HeuristicFiles.read(file));
                } catch (UnreadableHeuristic damaged) {
                    // It is nothing that could be offered.
                }
            }
        }
        return all;
    }

    private static List<Path> entries(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** Answers whether it was written; what could not be read again is not. */
    boolean write(Heuristic heuristic) throws IOException {
        if (HeuristicYaml.isTooLong(heuristic)) return false;
        Path file = file(heuristic);
        DurableFolder.make(file.getParent());
        new DurableFile(data.disk(), file, Disk.Access.PRIVATE).write(HeuristicYaml.of(heuristic));
        return true;
    }

    boolean delete(Heuristic heuristic) throws IOException {
        data.disk().delete(file(heuristic));
        return true;
    }

    private Path root() {
        return data.path().resolve(FOLDER);
    }

    private Path file(Heuristic heuristic) {
        return root().resolve(heuristic.game().id()).resolve(fileName(heuristic.name()) + HeuristicFiles.ENDING);
    }

    /** Small letters and digits stand for themselves, so that no system takes two of the names for one. */
    static String fileName(String name) {
        StringBuilder file = new StringBuilder();
        name.toLowerCase(Locale.ROOT)
                .codePoints()
                .forEach(letter -> file.append(
                        letter < 128 && Character.isLetterOrDigit(letter)
                                ? Character.toString(letter)
                                : letter == ' ' ? "-" : "_" + Integer.toHexString(letter)));
        if (file.length() <= LONGEST) return file.toString();
        return file.substring(0, LONGEST) + "_" + Integer.toHexString(name.hashCode());
    }
}
