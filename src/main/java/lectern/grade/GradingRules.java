package lectern.grade;

import java.util.List;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;

/** What submissions are graded by: at least one rule, no two of the same name. */
public record GradingRules(String title, List<GradingRule> rules) {
    public GradingRules {
        rules = List.copyOf(rules);
    }

    /** The command lines of engines outside that will run. */
    public List<String> commands() {
        return rules.stream()
                .flatMap(rule -> rule.requirement().opponents().stream())
                .map(Contender::text)
                .filter(PlayerText::isEngine)
                .distinct()
                .toList();
    }

    public double points() {
        return rules.stream().mapToDouble(GradingRule::points).sum();
    }
}
