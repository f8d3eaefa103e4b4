package lectern.lesson.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lectern.lesson.Answer;
import lectern.lesson.Lesson;
import org.junit.jupiter.api.Test;

/** Whatever becomes of the text that says how a reader stands in a lesson, the lesson can be gone on with. */
class MutatedStandingsTest {
    private static final int TEXTS = 20_000;
    private static final Lesson LESSON = LessonProgressTest.LESSON;
    private static final String SAMPLE = "1 2.0.0 0,2"
            + " 2692a13d:h0.1=d4 e67ec80e:s0.0=d5&e5 4513b74c:a0.0=0 957cca75:o0.0~d4&f6 cf068fbf:o1.0=-2.0";
    private static final List<String> SPLINTERS = List.of(
            " ", ".", ",", ":", "=", "~", "&", "-", "9999", "999999", "E999", "pass", "a1", "z99", "\0", "\ud800", "0");

    @Test
    void twentyThousandMutatedStandingsLeadSomewhereInTheLesson() {
        Random random = new Random(8);
        for (int i = 0; i < TEXTS; i++) {
            String text = SAMPLE;
            for (int change = random.nextInt(4); change >= 0; change--) text = mutated(text, random);

            Study study = Study.resumed(LESSON, text);

            assertThat(study.spot().page()).isBetween(0, 3);
            assertThat(study.scene()).isNotNull();
            assertThat(study.tasks()).hasSize(5).allMatch(task -> task.hints().size() <= 2);
            assertThat(Study.resumed(LESSON, study.text()).text()).as(text).isEqualTo(study.text());
        }
    }

    private static String mutated(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        String splinter = SPLINTERS.get(random.nextInt(SPLINTERS.size()));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, at) + splinter + text.substring(at);
            case 1 -> text.substring(0, at) + text.substring(Math.min(text.length(), at + 1 + random.nextInt(5)));
            case 2 -> {
                List<String> words = Arrays.asList(text.split(" ", -1));
                words.set(random.nextInt(words.size()), splinter);
                yield String.join(" ", words);
            }
            default -> text.substring(0, at) + text.substring(random.nextInt(at + 1));
        };
    }

    @Test
    void aStandingThatNamesAHundredThousandPagesIsReadLikeAnyOther() {
        String pages = IntStream.range(0, 100_000)
                .mapToObj(i -> String.valueOf(i % 10))
                .collect(Collectors.joining(","));

        assertThat(Study.resumed(LESSON, "1 1.0.0 " + pages).seen()).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    void anAnswerOfAHundredThousandCellsOrMovesIsReadLikeAnyOther() {
        String many = "d5&e5&".repeat(100_000);
        Study study = Study.resumed(LESSON, "1 1.0.0 0 e67ec80e:o0.0=" + many + "d5 957cca75:o0.0~" + many + "d4");

        assertThat(study.task(1).isDone()).isFalse();
        assertThat(study.task(3).draft()).isEqualTo(Answer.nothing());
    }
}
