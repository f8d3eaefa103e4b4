package lectern.play.handin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.heuristic.file.HeuristicFiles;

/** The kinds of files that can be handed in, by what their names end with. */
enum HandInKind {
    HEURISTIC(HeuristicFiles.ENDING, ".heuristic.yml", ".heuristic.json"),
    PLAYER(".player");

    private final List<String> endings;

    HandInKind(String... endings) {
        this.endings = List.of(endings);
    }

    /** The kind of a file; empty if such files are not handed in. */
    static Optional<HandInKind> of(String fileName) {
        return Stream.of(values())
                .filter(kind -> kind.ending(fileName).isPresent())
                .findFirst();
    }

    /** A file's name without the ending of its kind. */
    String stem(String fileName) {
        return fileName.substring(
                0, fileName.length() - ending(fileName).orElseThrow().length());
    }

    private Optional<String> ending(String fileName) {
        String lower = fileName.toLowerCase(Locale.ROOT);
        return endings.stream().filter(lower::endsWith).findFirst();
    }
}
