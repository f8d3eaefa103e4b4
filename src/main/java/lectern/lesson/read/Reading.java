package lectern.lesson.read;

import java.util.List;
import java.util.Optional;
import lectern.lesson.Lesson;

/**
 * What came of reading a file.
 *
 * @param lesson empty if anything is wrong with it
 */
public record Reading(String file, Optional<Lesson> lesson, List<Finding> findings) {
    public Reading {
        findings = List.copyOf(findings);
    }
}
