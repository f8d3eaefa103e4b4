package lectern.grade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.grade.requirement.Conditions;
import lectern.grade.requirement.Judged;
import lectern.grade.submission.Submission;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;

/** Grades submissions, one after another. What is wrong with one is its own: the others are graded all the same. */
public record Grading(GradingRules rules, Conditions conditions) {
    /** What came of a submission; empty if it was stopped. */
    public Optional<GradedSubmission> grade(Submission submission) {
        List<GradedRule> graded = new ArrayList<>();
        for (GradingRule rule : rules.rules()) {
            Judged judged = judge(rule, submission);
            if (conditions.stop().isAsked()) return Optional.empty();
            graded.add(new GradedRule(rule, judged));
        }
        return Optional.of(new GradedSubmission(submission.name(), submission.remarks(), graded));
    }

    private Judged judge(GradingRule rule, Submission submission) {
        SubmittedKind kind = rule.requirement().on();
        Phrase what = Phrase.of("grade.kind." + kind.word(), kind.ending());
        List<SubmittedFile> files = submission.files(kind, rule.file());
        if (files.isEmpty()) {
            return Judged.not(rule.file()
                    .map(file -> Phrase.of("grade.no-such-file", what, file))
                    .orElseGet(() -> Phrase.of("grade.nothing-there", what)));
        }
        if (files.size() > 1) {
            List<String> names = files.stream().map(SubmittedFile::name).toList();
            return Judged.not(Phrase.of("grade.several", what, names));
        }
        return judge(rule, files.get(0));
    }

    /** A defect that a submission finds in the program costs that rule, and not the run. */
    private Judged judge(GradingRule rule, SubmittedFile file) {
        try {
            return rule.requirement().judge(file, conditions);
        } catch (RuntimeException | StackOverflowError defect) {
            return Judged.not(Phrase.of("grade.defect", file.name(), defect.toString()));
        }
    }
}
