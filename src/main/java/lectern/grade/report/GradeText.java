package lectern.grade.report;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.grade.GradedRule;
import lectern.grade.GradedSubmission;
import lectern.grade.GradingRules;
import lectern.text.Sentences;

/** Grades as lines that a person reads. Names that come from outside cannot change how a terminal shows them. */
public record GradeText(GradingRules rules, Sentences sentences) {
    private static final String INDENTED = "  ";

    public List<String> title() {
        return rules.title().isEmpty() ? List.of() : List.of(line(rules.title()), "");
    }

    public List<String> lines(GradedSubmission graded) {
        List<String> lines = new ArrayList<>();
        String name = graded.name();
        lines.add(line(sentences.of("grade.submission", name, score(graded.points()), score(rules.points()))));
        for (Phrase remark : graded.remarks()) lines.add(INDENTED + line(sentences.of(remark)));
        if (graded.reasonOfAll().isPresent()) {
            Phrase reason = graded.reasonOfAll().get();
            lines.add(INDENTED + line(sentences.of("grade.none-held", reason)));
            return lines;
        }
        int width = graded.rules().stream()
                .mapToInt(rule -> points(rule).length())
                .max()
                .orElse(0);
        for (GradedRule rule : graded.rules()) lines.add(INDENTED + line(sentence(rule, width)));
        return lines;
    }

    private String sentence(GradedRule graded, int width) {
        String held = sentences.of("grade.held");
        String notHeld = sentences.of("grade.not-held");
        String status = padded(graded.judged().held() ? held : notHeld, Math.max(held.length(), notHeld.length()));
        String found =
                sentences.of("grade.rule", graded.rule().name(), graded.judged().found());
        return status + INDENTED + padded(points(graded), width) + INDENTED + found;
    }

    public String summary(int submissions, int whole) {
        return sentences.of("grade.summary", submissions, whole);
    }

    private String points(GradedRule graded) {
        return sentences.numbers().exact(graded.points()) + "/"
                + sentences.numbers().exact(graded.rule().points());
    }

    private static Phrase.Score score(double points) {
        return new Phrase.Score(points, true);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private static String line(String text) {
        return text.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Zl}\\p{Zp}]", "?");
    }
}
