package lectern.grade;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lectern.game.Phrase;
import lectern.grade.requirement.Conditions;
import lectern.grade.rules.RuleFile;
import lectern.grade.submission.Submissions;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;

/** A folder with rules for Infection and what is handed in. */
public record Classroom(Path folder) {
    public static final String START = "o5x/7/7/7/7/7/x5o x 0 1";

    /** It counts, and likes corners. */
    public static final String CORNERS = """
            lectern: heuristic 1
            name: Corners
            game: infection
            terms:
              - use: count
              - name: in-corners
                formula: 'count(own & corners) - count(enemy & corners)'
                weight: 2.5
            """;

    /** It gives everything away. */
    public static final String LOSING = CORNERS.replace("- use: count\n", "- use: count\n    weight: -1\n");

    /** Rules that consist of the lines of one rule, with its name. */
    public Path rules(String... lines) throws IOException {
        return allRules("  - name: the rule\n    " + String.join("\n    ", lines));
    }

    public Path allRules(String rules) throws IOException {
        String text = "lectern: grading 1\ngame: infection\nrules:\n" + rules + "\n";
        return Files.writeString(folder.resolve("rules.yaml"), text);
    }

    public Path handIn(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    public static GradedSubmission graded(Path rules, Path submission) {
        Grading grading = new Grading(RuleFile.read(rules, false), new Conditions(2, new Stop()));
        return grading.grade(Submissions.read(submission)).orElseThrow();
    }

    /** What came of the only rule. */
    public static GradedRule only(Path rules, Path submission) {
        return graded(rules, submission).rules().get(0);
    }

    public static String found(GradedRule rule) {
        return said(rule.judged().found());
    }

    public static List<String> remarks(GradedSubmission graded) {
        return graded.remarks().stream().map(Classroom::said).toList();
    }

    public static String said(Phrase phrase) {
        return new Sentences(Language.EN).of(phrase);
    }
}
