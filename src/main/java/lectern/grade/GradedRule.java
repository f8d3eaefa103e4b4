package lectern.grade;

import java.math.BigDecimal;
import java.math.RoundingMode;
import lectern.grade.requirement.Judged;

/** A rule, and what came of it for a submission. */
public record GradedRule(GradingRule rule, Judged judged) {
    private static final int DIGITS = 2;

    /** In hundredths. */
    public double points() {
        if (judged.held()) return rule.points();
        return BigDecimal.valueOf(rule.points() * judged.share())
                .setScale(DIGITS, RoundingMode.HALF_UP)
                .doubleValue();
    }
}
