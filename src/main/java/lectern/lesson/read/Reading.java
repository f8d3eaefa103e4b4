package lectern.lesson.read;

import java.util.List;
import java.util.Optional;
import lectern.lesson.Block;
import lectern.lesson.Lesson;

/**
 * What came of reading a file.
 *
 * @param lesson empty if anything is wrong with it
 * @param head empty if anything is wrong with that
 * @param blocks all that could be read, on boards that are known
 */
public record Reading(
        String file, Optional<Lesson> lesson, Optional<Head> head, List<Block> blocks, List<Finding> findings) {
    public Reading {
        blocks = List.copyOf(blocks);
        findings = List.copyOf(findings);
    }

    /** A file that cannot be read at all. */
    public static Reading refused(String file, Finding finding) {
        return new Reading(file, Optional.empty(), Optional.empty(), List.of(), List.of(finding));
    }
}
