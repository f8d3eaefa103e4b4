package lectern.heuristic.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** A formula lights the cells that its number comes from. */
class LitCellsTest {
    private static final Game GAME = Games.read("infection");
    private static final Position POSITION = GAME.read("oxx3o/7/2o4/7/7/7/x6 x 0 1");

    @Test
    void cellsWithOwnPiecesAndTheEnemysAndOthersAreToldApart() {
        LitCells light = light("count(corners) - 2 * sum(own)");

        assertThat(labels(light.own())).containsExactly("b7", "c7", "a1");
        assertThat(labels(light.enemy())).containsExactly("a7", "g7");
        assertThat(labels(light.others())).containsExactly("g1");
        assertThat(light.all().size()).isEqualTo(6);
    }

    @Test
    void ownAndEnemyChangePlacesWithTheSide() {
        LitCells light = Formula.number("count(corners)", GAME.kind()).light(POSITION, Seat.SECOND);

        assertThat(labels(light.own())).containsExactly("a7", "g7");
        assertThat(labels(light.enemy())).containsExactly("a1");
    }

    @Test
    void onlyTheSetDirectlyInsideIsLit() {
        assertThat(labels(light("count(near(own) & enemy)").all())).containsExactly("a7");
    }

    @Test
    void onlyTheAnswerThatIsTakenIsLitAndTheConditionIsNot() {
        String formula = "if(count(enemy) > 2, count(centre), count(own))";

        assertThat(labels(light(formula).all())).containsExactly("d4");
    }

    @Test
    void everyValueThatIsComparedForTheLargestIsLit() {
        assertThat(labels(light("max(count(centre), count(enemy))").all()))
                .containsExactlyInAnyOrder("d4", "a7", "g7", "c5");
    }

    @Test
    void aCriterionLightsWhatItLooksAt() {
        assertThat(labels(light("value(count)").all())).containsExactlyInAnyOrder("a7", "b7", "c7", "g7", "c5", "a1");
    }

    @Test
    void aConditionLightsNothing() {
        Formula condition = Formula.condition("count(own) > 1", GAME.kind());

        assertThat(condition.light(POSITION, Seat.FIRST)).isEqualTo(LitCells.NONE);
    }

    private static LitCells light(String formula) {
        return Formula.number(formula, GAME.kind()).light(POSITION, Seat.FIRST);
    }

    private static List<String> labels(Cells cells) {
        return GAME.board().labels(cells);
    }
}
