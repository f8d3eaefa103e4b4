package lectern.grade;

import java.util.Optional;
import lectern.grade.requirement.Requirement;

/**
 * One rule that submissions are graded by.
 *
 * @param points what it is worth
 * @param file how the name ends of the file that is meant; empty if there is only one of its kind
 */
public record GradingRule(
        String name, double points, Visibility visibility, Optional<String> file, Requirement requirement) {}
