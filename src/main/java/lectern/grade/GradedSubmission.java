package lectern.grade;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;

/**
 * What came of every rule for a submission, in the order of the rules. The submission itself is let go: a whole class would
 * not find room.
 *
 * @param remarks what of the submission was passed over, and why
 */
public record GradedSubmission(String name, List<Phrase> remarks, List<GradedRule> rules) {
    public GradedSubmission {
        remarks = List.copyOf(remarks);
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
