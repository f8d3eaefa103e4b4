package lectern.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lectern.lesson.read.LessonReader;
import lectern.lesson.read.Reading;
import org.junit.jupiter.api.Test;

/** Words of the trade are explained before they are used. */
class DefinedWordsTest {
    private static final String MINIMAX =
            lesson("minimax", "defines: [ply, principal variation]", "A **ply** is a move.\n");

    @Test
    void aWordThatAnotherLessonExplainsNeedsThatLesson() {
        assertThat(found(MINIMAX, lesson("other", "", "Two\nplies, or one Ply.\n")))
                .containsExactly("other:12 lesson.word-unknown [ply, minimax]");
        assertThat(found(MINIMAX, lesson("other", "", "The principal variations are reply, ply-like and plywood.\n")))
                .containsExactly("other:11 lesson.word-unknown [principal variation, minimax]");
    }

    @Test
    void whatIsRequiredMayBeRequiredByAnother() {
        assertThat(found(
                        MINIMAX,
                        lesson("between", "requires: minimax", "Nothing.\n"),
                        lesson("other", "requires: between", "One ply.\n")))
                .isEmpty();
    }

    @Test
    void aLessonExplainsItsWordsBeforeItUsesThem() {
        String early = lesson("early", "defines: ply", "One ply.\n\n---\n\nA *ply* is a move.\n");

        assertThat(found(early)).containsExactly("early:11 lesson.word-early [ply, 2]");
        assertThat(found(lesson("late", "defines: ply", "A **ply** is a move.\n\n---\n\nOne ply.\n")))
                .isEmpty();
    }

    @Test
    void lessonsOfTheProgramExplainWordsToo() {
        List<Reading> shipped = List.of(LessonReader.read("minimax.md", MINIMAX));
        Reading mine = LessonReader.read("mine.md", lesson("mine", "", "One ply.\n"));

        assertThat(DefinedWords.findings(
                        List.of(mine), List.of(shipped.get(0).head().orElseThrow())))
                .hasSize(1);
    }

    private static String lesson(String id, String more, String body) {
        return "---\nid: " + id + "\ntitle: A lesson\ngame: infection\nlanguage: en\nlevel: beginner\nminutes: 10\n"
                + "author: Nobody\n" + (more.isEmpty() ? "" : more + "\n") + "---\n"
                + (more.isEmpty() ? "\n" : "") + body;
    }

    private static List<String> found(String... texts) {
        List<Reading> readings = Stream.of(texts)
                .map(text -> LessonReader.read(text.lines().toList().get(1).substring(4), text))
                .toList();
        assertThat(readings).allMatch(reading -> reading.findings().isEmpty());
        return DefinedWords.findings(readings, List.of()).stream()
                .map(finding -> finding.file() + ":" + finding.line() + " "
                        + finding.reason().key() + " " + finding.reason().arguments())
                .toList();
    }
}
