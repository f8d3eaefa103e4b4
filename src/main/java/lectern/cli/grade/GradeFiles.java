package lectern.cli.grade;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import lectern.grade.GradedSubmission;

/** The names of the files that grades are written into, one for each submission. */
final class GradeFiles {
    private static final String ENDING = ".json";

    private GradeFiles() {}

    /** Each is plain, and no two are the same, in capitals or not. */
    static List<String> names(List<GradedSubmission> all) {
        Set<String> taken = new HashSet<>();
        List<String> names = new ArrayList<>();
        for (GradedSubmission graded : all) {
            String plain = graded.name().replaceAll("[^\\p{L}\\p{Nd}_ .-]", "_");
            String name = plain;
            for (int number = 2; !taken.add(name.toLowerCase(Locale.ROOT)); number++) name = plain + "-" + number;
            names.add(name + ENDING);
        }
        return names;
    }
}
