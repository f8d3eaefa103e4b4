package lectern.grade.submission;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.heuristic.file.HeuristicYaml;

/** What a file can be that is handed in, by the ending of its name. */
public enum SubmittedKind {
    HEURISTIC(HeuristicYaml.LONGEST, ".heuristic.yaml", "[.]ya?ml|[.]heuristic[.]json"),
    RECORD(1 << 20, ".lectern", "[.]lectern"),
    /** How a student stands in lessons, as the settings of the program hold it. */
    STANDING(2 << 20, ".properties", "[.]properties");

    private final int longest;
    private final String ending;
    private final String endings;

    /**
     * @param longest in bytes; a longer file is not read
     * @param ending the usual one
     * @param endings a pattern that fits all of them
     */
    SubmittedKind(int longest, String ending, String endings) {
        this.longest = longest;
        this.ending = ending;
        this.endings = endings;
    }

    static Optional<SubmittedKind> of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(kind -> lower.matches("(?s).*(" + kind.endings + ")"))
                .findFirst();
    }

    int longest() {
        return longest;
    }

    static List<String> usualEndings() {
        return Stream.of(values()).map(SubmittedKind::ending).toList();
    }

    public String ending() {
        return ending;
    }

    /** Its word in results and sentences. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
