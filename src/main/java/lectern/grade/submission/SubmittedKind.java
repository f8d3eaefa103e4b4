package lectern.grade.submission;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.heuristic.file.HeuristicYaml;

/** What a file can be that is handed in, by the ending of its name. */
public enum SubmittedKind {
    HEURISTIC(HeuristicYaml.LONGEST, ".heuristic.yaml", ".yaml", ".yml", ".heuristic.json"),
    RECORD(8 << 20, ".lectern"),
    /** How a student stands in lessons, as the settings of the program hold it. */
    STANDING(2 << 20, ".properties");

    private final int longest;
    private final List<String> endings;

    /** @param longest in bytes; a longer file is not read */
    SubmittedKind(int longest, String... endings) {
        this.longest = longest;
        this.endings = List.of(endings);
    }

    static Optional<SubmittedKind> of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(kind -> kind.endings.stream().anyMatch(lower::endsWith))
                .findFirst();
    }

    int longest() {
        return longest;
    }

    static List<String> endings() {
        return Stream.of(values()).map(SubmittedKind::ending).toList();
    }

    public String ending() {
        return endings.get(0);
    }

    /** Its word in results and sentences. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
