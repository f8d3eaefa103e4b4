package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** Figures 4.5 and 4.6 of the report, step by step. */
class PusheeWorkedExampleTest {
    private static final String VALUES = " 267323/862829/260262/482147/996481/163081 ";

    private final NarratedMove turn = NarratedMove.of("pushee", "6/1V4/2h3/3V2/6/6" + VALUES + "2 13 14", "he4");

    @Test
    void threePlacingsLeadToTheBoardBeforeIt() {
        Position position = Games.read("pushee").read("6/6/6/6/6/6" + VALUES + "1 15 15");
        for (String move : List.of("vb2", "hc3", "vd4")) {
            position = position.play(position.readMove(move), Narrator.SILENT);
        }
        assertThat(position).isEqualTo(turn.before());
    }

    @Test
    void thePlacedPieceSetsOffThreeTiers() {
        assertThat(turn.after().text()).isEqualTo("6/V1h3/6/2V1h1/6/6" + VALUES + "1 13 13");
        assertThat(turn.words())
                .containsExactly("1 placed", "1 pushed", "2 pushed", "3 pushed", "0 score-changed", "0 score-changed");
    }

    @Test
    void eachStepSaysWhoPushesWhomAndWhereto() {
        assertThat(turn.told(0)).isEqualTo("Tier 1: Player 2 puts a horizontal piece on e4.");
        assertThat(turn.told(1))
                .isEqualTo(
                        "Tier 1: the horizontal piece of Player 2 on e4 pushes the piece on d4 one cell to the left.");
        assertThat(turn.told(2))
                .isEqualTo("Tier 2: the vertical piece of Player 1 on c4 pushes the piece on c3 one cell up.");
        assertThat(turn.told(3))
                .isEqualTo(
                        "Tier 3: the horizontal piece of Player 2 on c2 pushes the piece on b2 one cell to the left.");
        assertThat(turn.told(4)).isEqualTo("Player 2 now has 6 points (+6).");
        assertThat(turn.told(5)).isEqualTo("Player 1 now has 10 points (+3).");
    }

    @Test
    void theBoardCanBeShownAfterEachStep() {
        assertThat(turn.rowsAfter(0)).isEqualTo("6/1V4/2h3/3V2/6/6");
        assertThat(turn.rowsAfter(1)).isEqualTo("6/1V4/2h3/3Vh1/6/6");
        assertThat(turn.rowsAfter(2)).isEqualTo("6/1V4/2h3/2V1h1/6/6");
        assertThat(turn.rowsAfter(3)).isEqualTo("6/1Vh3/6/2V1h1/6/6");
        assertThat(turn.rowsAfter(4)).isEqualTo("6/V1h3/6/2V1h1/6/6");
    }

    @Test
    void eachStepLightsWhoPushesAndWhatMovesWhereto() {
        assertThat(turn.lit(0)).containsExactly("e4");
        assertThat(turn.lit(1)).containsExactly("e4", "d4", "c4");
        assertThat(turn.lit(2)).containsExactly("c4", "c3", "c2");
        assertThat(turn.lit(3)).containsExactly("c2", "b2", "a2");
    }

    @Test
    void aScoreThatChangedLightsTheCellsWonAndLost() {
        assertThat(turn.lit(4)).containsExactly("c2", "c3", "e4");
        assertThat(turn.lit(5)).containsExactly("a2", "b2", "c4", "d4");
    }
}
