package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import lectern.search.Assessment;
import lectern.search.Estimate;
import lectern.search.Expectation;
import lectern.search.ProvenResult;
import lectern.search.ProvenResult.Result;
import lectern.telling.Thought;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThoughtTextTest {
    @Test
    void aWinWhoseLengthIsNotKnownHasNoLength() {
        assertThat(ThoughtText.of(ProvenResult.of(Result.WIN))).isEqualTo("win");
        assertThat(ThoughtText.of(ProvenResult.in(3, Result.WIN))).isEqualTo("win in 3");
        assertThat(assessment("win")).contains(ProvenResult.of(Result.WIN));
        assertThat(assessment("loss in 4")).contains(ProvenResult.in(4, Result.LOSS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"win in 0, nodes 500", "score 999990000, nodes 500", "score 1000000000, nodes 500"})
    void whatTheVersionBeforeWroteOfSuchAWinIsUnderstood(String annotation) {
        assertThat(assessment(annotation)).contains(ProvenResult.of(Result.WIN));
    }

    @ParameterizedTest
    @CsvSource({
        "'score -1.5, depth 3, nodes 120', 3, 120",
        "'result 62 %, trials 141, depth 9', 9, 0",
        "'loss in 3, by 4, nodes 7', 0, 7"
    })
    void whatIsWrittenIsReadAgain(String annotation, int depth, long nodes) {
        Thought thought = ThoughtText.read(annotation).orElseThrow();
        assertThat(annotation).startsWith(ThoughtText.of(thought.assessment()));
        assertThat(thought.depth()).isEqualTo(depth);
        assertThat(thought.nodes()).isEqualTo(nodes);
    }

    @Test
    void theOtherSideSeesTheOppositeOfIt() {
        assertThat(assessment("score 1.25").map(Assessment::reversed)).contains(new Estimate(-1.25));
        assertThat(assessment("result 60 %").map(Assessment::reversed)).contains(new Expectation(0.4));
        assertThat(assessment("win in 3").map(Assessment::reversed)).contains(ProvenResult.in(3, Result.LOSS));
    }

    @Test
    void whatElseIsWrittenBesideAMoveIsNoThought() {
        assertThat(ThoughtText.read("time 3.2 s")).isEmpty();
        assertThat(ThoughtText.read("winner")).isEmpty();
        assertThat(Note.annotation("score 1, lowest, depth 2, time 3 s").others())
                .containsExactly("lowest", "time 3 s");
        assertThat(Note.annotation("time 3.2 s, slow").others()).containsExactly("time 3.2 s, slow");
    }

    private static Optional<Assessment> assessment(String annotation) {
        return ThoughtText.read(annotation).map(Thought::assessment);
    }
}
