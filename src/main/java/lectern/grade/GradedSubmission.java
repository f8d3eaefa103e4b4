package lectern.grade;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.grade.submission.Submission;

/** A submission with what came of every rule, in the order of the rules. */
public record GradedSubmission(Submission submission, List<GradedRule> rules) {
    public GradedSubmission {
        rules = List.copyOf(rules);
    }

    public double points() {
        return rules.stream()
                .map(rule -> BigDecimal.valueOf(rule.points()))
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .doubleValue();
    }

    /** Why no rule holds, if it is the same reason for all of several. */
    public Optional<Phrase> reasonOfAll() {
        boolean isOne = rules.stream().map(GradedRule::judged).distinct().count() == 1;
        if (rules.size() == 1 || !isOne || holdsAll()) return Optional.empty();
        return Optional.of(rules.get(0).judged().found());
    }

    public boolean holdsAll() {
        return rules.stream().allMatch(rule -> rule.judged().held());
    }
}
