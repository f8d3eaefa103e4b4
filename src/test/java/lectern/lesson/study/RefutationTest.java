package lectern.lesson.study;

import static lectern.lesson.study.SampleLesson.ENDING;
import static lectern.lesson.study.SampleLesson.MIDDLE;
import static lectern.lesson.study.SampleLesson.move;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import lectern.game.Move;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** What comes of wrong moves. */
class RefutationTest {
    @Test
    void whoeverTheLessonNamesPlaysOn() {
        Refutation refutation = refutation(MIDDLE, question("legal", "search:depth=3"), "f6");

        assertThat(refutation.engine()).isEqualTo("search:depth=3");
        assertThat(refutation.match().line().get(0).move().text()).isEqualTo("f6");
        assertThat(refutation.replies()).hasSize(3);
    }

    @Test
    void whoLooksAtOneMoveAtATimePlaysFour() {
        assertThat(refutation(MIDDLE, question("legal", "greedy"), "f6").replies())
                .hasSize(4);
    }

    @Test
    void aProofIsPlayedToTheEnd() {
        Refutation refutation = refutation(ENDING, question("{keeps-win: 200000}", ""), "a3c1");

        assertThat(refutation.engine()).isEqualTo("solver:nodes=200000");
        assertThat(refutation.replies()).hasSizeGreaterThan(4);
        assertThat(refutation.match().last().isOver()).isTrue();
        assertThat(new Sentences(Language.EN).of(refutation.sentence()))
                .startsWith("Play goes on: b1, ")
                .endsWith(". The board is full: 21 red microbes, 28 blue ones.");
    }

    @Test
    void whatDoesNotEndTheGameIsToldAsMoves() {
        Refutation refutation = refutation(MIDDLE, question("legal", "search:depth=2"), "f6");
        String moves = refutation.replies().get(0).text() + " and "
                + refutation.replies().get(1).text();

        assertThat(new Sentences(Language.EN).of(refutation.sentence())).isEqualTo("Play goes on: " + moves + ".");
    }

    @Test
    void aWrongMoveThatEndsTheGameNeedsNoReply() {
        Refutation refutation = refutation(
                "position: xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/ooooooo/ooooox1 x 0 40\n",
                question("wins-now", ""),
                "f1g1");

        assertThat(refutation.replies()).isEmpty();
        assertThat(refutation.match().last().isOver()).isTrue();
        assertThat(new Sentences(Language.EN).of(refutation.sentence())).startsWith("The board is full");
    }

    @Test
    void aSearchIsRefutedByTheRestOfIt() {
        String best = question("{best-at-depth: {depth: 4, evaluator: report}}", "");
        String shallow = question("{best-at-depth: {depth: 1, evaluator: strong}}", "");

        assertThat(refutation(MIDDLE, best, "f6").engine()).isEqualTo("search:depth=3,evaluator=report");
        assertThat(refutation(MIDDLE, shallow, "f6").engine()).isEqualTo("search:depth=1");
    }

    @Test
    void strengthMayBeOneConditionOfSeveral() {
        String both = question("{at-least: {infected: 2}, best-at-depth: 3}", "");
        String either = question("{any: [{moves: d4}, {best-at-depth: 3}]}", "");

        assertThat(refutation(MIDDLE, both, "f6").engine()).isEqualTo("search:depth=2");
        assertThat(refutation(MIDDLE, either, "f6").engine()).isEqualTo("search:depth=2");
    }

    @Test
    void whatIsNotAboutStrengthHasNoRefutation() {
        assertThat(find(MIDDLE, question("{at-least: {infected: 2}}", ""), "f6", new Stop()))
                .isEmpty();
        assertThat(find(MIDDLE, "ask: predict\nquestion: Which?\nplayer: medium\n", "f6", new Stop()))
                .isEmpty();
    }

    @Test
    void thereIsOneExactlyWhereItIsSaidSo() {
        assertThat(Refutation.isFor(
                        SampleLesson.task(MIDDLE, question("{ends-on: f6}", "")).ask()))
                .isFalse();
        assertThat(Refutation.isFor(SampleLesson.task(MIDDLE, question("{ends-on: f6}", "greedy"))
                        .ask()))
                .isTrue();
    }

    @Test
    void aCheatRefutesNothing() {
        Task task = Study.begin(SampleLesson.in(
                        "pushee", "start: 1\n\nask: move\nquestion: Which?\naccept: ha1\nrefute: impossibru\n"))
                .task(0);

        assertThat(Refutation.of(task.ask(), move(task, "hc3"), new Stop())).isEmpty();
    }

    @Test
    void whoStopsItGetsNone() {
        Stop stop = new Stop();
        stop.ask();

        assertThat(find(MIDDLE, question("legal", "search:depth=3"), "f6", stop))
                .isEmpty();
    }

    private static String question(String accepted, String refuter) {
        String question = "ask: move\nquestion: Which?\naccept: " + accepted + "\n";
        return refuter.isEmpty() ? question : question + "refute: " + refuter + "\n";
    }

    private static Refutation refutation(String board, String question, String wrong) {
        return find(board, question, wrong, new Stop()).orElseThrow();
    }

    private static Optional<Refutation> find(String board, String question, String wrong, Stop stop) {
        Task task = Study.begin(SampleLesson.of(board + "\n" + question)).task(0);
        Move move = move(task, wrong);
        return Refutation.of(task.ask(), move, stop);
    }
}
