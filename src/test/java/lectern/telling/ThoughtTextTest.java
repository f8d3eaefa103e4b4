package lectern.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import lectern.play.Note;
import lectern.search.Assessment;
import lectern.search.Estimate;
import lectern.search.Expectation;
import lectern.search.ProvenResult;
import lectern.search.ProvenResult.Result;
import lectern.text.Language;
import lectern.text.Sentences;
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
        "'score -1.5, depth 3, nodes 120', '3 plies ahead, 120 positions'",
        "'score -9, lowest, tie of 2, nodes 4', 'the lowest score on purpose, a tie of 2, 4 positions'",
        "'result 62 %, trials 141, depth 9', '141 trials, 9 plies ahead'",
        "'loss in 3, by 4, nodes 7', 7 positions"
    })
    void whatIsWrittenIsReadAgain(String annotation, String facts) {
        Thought thought = ThoughtText.read(annotation).orElseThrow();
        assertThat(annotation).startsWith(ThoughtText.of(thought.assessment()));
        assertThat(thought.facts().stream().map(new Sentences(Language.EN)::of).collect(Collectors.joining(", ")))
                .isEqualTo(facts);
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
                .containsExactly("time 3 s");
        assertThat(Note.annotation("time 3.2 s, slow").others()).containsExactly("time 3.2 s, slow");
    }

    private static Optional<Assessment> assessment(String annotation) {
        return ThoughtText.read(annotation).map(Thought::assessment);
    }
}
