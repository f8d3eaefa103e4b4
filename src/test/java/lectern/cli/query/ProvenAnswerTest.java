package lectern.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.player.PlayerText;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.ProvenResult.Result;
import lectern.search.trace.Bound;
import lectern.telling.Decided;
import org.junit.jupiter.api.Test;

/** A proven result whose length is not known has neither plies nor a score that stands for one. */
class ProvenAnswerTest {
    private final Position start = Games.read("infection").start(1).position();

    @Test
    void aWinOfUnknownLengthHasNoPliesAndNoNumberForAScore() {
        JsonNode answer = answer(ProvenResult.of(Result.WIN));

        assertThat(answer.get("score").isNull()).isTrue();
        JsonNode candidate = answer.get("candidates").get(0);
        assertThat(candidate.get("score").isNull()).isTrue();
        assertThat(candidate.get("verdict")).hasToString("{\"result\":\"win\"}");
    }

    @Test
    void aWinOfKnownLengthHasBoth() {
        JsonNode candidate =
                answer(ProvenResult.in(3, Result.WIN)).get("candidates").get(0);

        assertThat(candidate.get("score").isNumber()).isTrue();
        assertThat(candidate.get("verdict").get("plies").intValue()).isEqualTo(3);
    }

    @Test
    void aDrawIsWorthNothingHoweverLongItTakes() {
        assertThat(answer(ProvenResult.of(Result.DRAW)).get("score").intValue()).isZero();
    }

    private JsonNode answer(ProvenResult proven) {
        Move move = start.move(0);
        Candidate candidate =
                new Candidate(move, proven.score(), Bound.EXACT, List.of(), List.of(move), 0, Optional.of(proven));
        Decision decision = new Decision(
                move, proven.score(), Choice.HIGHEST, List.of(candidate), 0, 9, 1, Optional.empty(), List.of());
        return ToldByQuery.of(new Decided(start, decision, PlayerText.read("solver", start.game())));
    }
}
