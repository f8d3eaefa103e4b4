package lectern.games.infection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The quick total is the sum of what the criteria say, to the last digit. */
class InfectionTotalTest {
    private static final Evaluator STRONG = Evaluator.of("strong", List.of(InfectionCriterion.values()));

    @ParameterizedTest
    @ValueSource(strings = {"infection", "infection:rules=ataxx", "infection:blocked=d4+c4+d3+e4+d5"})
    void whateverTheBoardTheSideAndTheWeights(String gameText) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(5, "total " + gameText);
        int seen = 0;
        while (seen < 2_000) {
            Evaluator evaluator = STRONG.reweighted(List.of(), weights(draws));
            for (Position position = game.start(0).position();
                    !position.isOver();
                    position = position.play(draws.from(position.moves()), Narrator.SILENT)) {
                for (Seat side : Seat.values()) {
                    assertThat(evaluator.total().of(position, side))
                            .as("%s for %s", position, side)
                            .isEqualTo(evaluator.value(position, side));
                }
                seen++;
            }
        }
    }

    /** With steps of a tenth, so that sums are rounded; some are 0. */
    private static Map<String, Double> weights(Draws draws) {
        return Arrays.stream(InfectionCriterion.values())
                .collect(Collectors.toMap(InfectionCriterion::key, key -> draws.below(21) / 10.0 - 1));
    }

    @Test
    void aChoiceOfCriteriaIsSummedOneByOne() {
        Evaluator two = STRONG.without(STRONG.parts().get(0));
        assertThat(two.parts().get(0).criterion().together(two.parts())).isEmpty();
        assertThat(STRONG.parts().get(0).criterion().together(STRONG.parts())).isPresent();
    }
}
