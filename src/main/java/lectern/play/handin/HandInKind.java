package lectern.play.handin;

import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of files that can be handed in, by what their names end with. */
enum HandInKind {
    HEURISTIC("[.]heuristic[.](yaml|yml|json)"),
    PLAYER("[.]player");

    private final String ending;

    /** @param ending a pattern */
    HandInKind(String ending) {
        this.ending = "(?i)" + ending + "\\z";
    }

    /** The kind of a file; empty if such files are not handed in. */
    static Optional<HandInKind> of(String fileName) {
        return Stream.of(values())
                .filter(kind -> !kind.stem(fileName).equals(fileName))
                .findFirst();
    }

    /** A file's name without the ending of its kind. */
    String stem(String fileName) {
        return fileName.replaceFirst(ending, "");
    }
}
