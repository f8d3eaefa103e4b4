package lectern.games.infection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is said to be sure to win, when one or two cells are empty, is. */
class LastCellsTest {
    @Test
    void whoFillsTheLastCellAndLeadsThenWins() {
        assertThat(certainWinner("-------/-------/-------/-------/-------/-------/x1oo--- x"))
                .isEqualTo(Seat.FIRST);
    }

    @Test
    void whoCanOnlyFillItAndIsBehindThenLoses() {
        assertThat(certainWinner("oooo---/-------/-------/-------/-------/-------/x1o---- x"))
                .isEqualTo(Seat.SECOND);
    }

    @Test
    void whoCanJumpAwayFromALossHasNotLost() {
        assertThat(certainWinner("-------/-------/x------/-------/1------/o------/oooo--- x"))
                .isNull();
    }

    @Test
    void whoInfectsAllThatIsLeftWinsWithTwoEmptyCellsToo() {
        assertThat(certainWinner("-------/-------/-------/-------/-------/-------/xx1o1xx x"))
                .isEqualTo(Seat.FIRST);
    }

    /** Against plain play, by the rules alone; under Ataxx rules with the hundredth quiet half-move near by, too. */
    @ParameterizedTest
    @CsvSource({
        "infection, 1, 20000",
        "infection:rules=ataxx, 1, 20000",
        "infection, 2, 4000",
        "infection:rules=ataxx, 2, 4000"
    })
    void whatIsSaidCanBeForced(String gameText, int empty, int boards) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(21, "last cell " + gameText);
        Map<Seat, Integer> said = new EnumMap<>(Seat.class);
        for (int i = 0; i < boards; i++) {
            Position position = game.read(full(empty, draws));
            Seat winner = position.isOver() ? null : position.hints().certainWinner();
            if (winner == null) continue;
            said.merge(winner, 1, Integer::sum);
            assertThat(forces(winner, position, empty == 1 ? 3 : 6))
                    .as("%s", position)
                    .isTrue();
        }
        assertThat(said.values()).hasSize(2).allMatch(count -> count > boards / 50);
    }

    private static boolean forces(Seat winner, Position position, int plies) {
        if (position.isOver()) return position.outcome().orElseThrow().winner() == winner;
        if (plies == 0) return false;
        for (Move move : position.moves()) {
            boolean forced = forces(winner, position.play(move, Narrator.SILENT), plies - 1);
            if (forced == (position.toMove() == winner)) return forced;
        }
        return position.toMove() != winner;
    }

    /** But for so many cells; some are blocked, and in a part of the dish one side has the majority. */
    private static String full(int empty, Draws draws) {
        int first = draws.below(49);
        int second = empty == 1 ? first : (first + 1 + draws.below(48)) % 49;
        String letters = "xxo-xo".substring(0, 3 + draws.below(4));
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 49; cell++) {
            if (cell % 7 == 0 && cell > 0) text.append('/');
            text.append(cell == first || cell == second ? '1' : letters.charAt(draws.below(letters.length())));
        }
        String rows = text.toString().replace("11", "2");
        return rows + (draws.below(2) == 0 ? " x " : " o ") + (92 + draws.below(8)) + " 60";
    }

    private static Seat certainWinner(String text) {
        return Games.read("infection").read(text).hints().certainWinner();
    }
}
