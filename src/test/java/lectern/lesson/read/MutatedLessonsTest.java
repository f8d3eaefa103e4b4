package lectern.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever becomes of a lesson's text, reading it ends in a lesson or in findings within the file. */
class MutatedLessonsTest {
    private static final int LESSONS = 10_000;
    private static final List<String> SPLINTERS = List.of(
            "---",
            "```",
            "```lectern",
            "&a",
            "*a",
            "!!map",
            "[",
            "{",
            "}",
            "- ",
            ": ",
            "\"",
            "'",
            "<b>",
            "](x)",
            "\t",
            "|",
            ">",
            "999999999999",
            "-1",
            "\u0000",
            "\uD800",
            "pass",
            "position",
            "ask",
            "accept",
            "legal",
            "? ");

    @Test
    void tenThousandMutatedLessonsEndInFindings() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("lessons/infection/rules.en.md"));
        Random random = new Random(5);
        for (int i = 0; i < LESSONS; i++) {
            List<String> mutated = new ArrayList<>(lines.subList(0, 10 + random.nextInt(lines.size() - 10)));
            int changes = 1 + random.nextInt(3);
            for (int change = 0; change < changes; change++) mutate(mutated, random);

            Reading reading = LessonReader.read("mutated.md", String.join("\n", mutated));

            assertThat(reading.lesson().isPresent())
                    .isEqualTo(reading.findings().isEmpty());
            // A change may have split a line in two.
            int last = mutated.size() + 2 * changes;
            assertThat(reading.findings()).allMatch(finding -> finding.line() >= 1 && finding.line() <= last);
        }
    }

    private static void mutate(List<String> lines, Random random) {
        int line = random.nextInt(lines.size());
        String text = lines.get(line);
        int at = random.nextInt(text.length() + 1);
        String splinter = SPLINTERS.get(random.nextInt(SPLINTERS.size()));
        switch (random.nextInt(5)) {
            case 0 -> lines.set(line, text.substring(0, at) + splinter + text.substring(at));
            case 1 -> lines.set(line, text.substring(0, at));
            case 2 -> lines.set(line, splinter);
            case 3 -> lines.set(line, text.substring(0, at) + "\n" + text.substring(at));
            default -> Collections.swap(lines, line, random.nextInt(lines.size()));
        }
    }
}
