package lectern.games.shiftago;

import static lectern.games.shiftago.ShiftagoTable.english;
import static lectern.games.shiftago.ShiftagoTable.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.game.board.Layer;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

class ShiftagoTextsTest {
    private static final String EMPTY = "7/7/7/7/7/7/7";

    @Test
    void aPositionIsRowsSideToMoveAndMarblesLeft() {
        Position position = position("xo3x1/7/3ooo1/7/7/6x/1o5 o 19 20");
        assertThat(position.text()).isEqualTo("xo3x1/7/3ooo1/7/7/6x/1o5 o 19 20");
        assertThat(position.picture().at(Layer.PIECE, 0)).isEqualTo(Marble.X);
        assertThat(position.picture().at(Layer.PIECE, 1)).isEqualTo(Marble.O);
        assertThat(position.picture().at(Layer.PIECE, 2)).isNull();
    }

    @Test
    void marbleCountsNeedNotAddUp() {
        assertThat(position(EMPTY + " x 0 22").text()).isEqualTo(EMPTY + " x 0 22");
        assertThat(position("shiftago:marbles=24", EMPTY + " x 24 0").text()).isEqualTo(EMPTY + " x 24 0");
    }

    @Test
    void nobodyHasMoreMarblesLeftThanTheGameHas() {
        assertUnreadable("shiftago", EMPTY + " x 23 22", 17, "marbles X has left must be a whole number from 0 to 22");
        assertUnreadable("shiftago", EMPTY + " x 22 23", 20, "marbles O has left must be a whole number from 0 to 22");
        assertUnreadable("shiftago:marbles=5", EMPTY + " x 5 6", 19, "from 0 to 5");
        assertUnreadable("shiftago", EMPTY + " x -1 22", 17, "marbles X has left");
    }

    @Test
    void theFormOfAPositionIsStrict() {
        assertUnreadable("shiftago", "7/7/7/7/7/7/8 x 22 22", 13, "Row 7 of the board has 8 cells instead of 7");
        assertUnreadable("shiftago", "7/7/7/7/7/7 x 22 22", 12, "must have 7 rows");
        assertUnreadable("shiftago", "7/7/7/7/7/7/3z3 x 22 22", 14, "cannot contain “z”");
        assertUnreadable("shiftago", EMPTY + " z 22 22", 15, "side to move must be one of x o");
        assertUnreadable("shiftago", EMPTY + " x 22", 19, "number of marbles O has left is missing");
        assertUnreadable("shiftago", EMPTY + " x 22 22 1", 23, "after the last field");
    }

    @Test
    void optionsThatKeepTheirDefaultAreLeftOut() {
        assertThat(Games.read("shiftago:marbles=22,empty=loses").text()).isEqualTo("shiftago");
        assertThat(Games.read("shiftago:marbles=5,empty=draw").text()).isEqualTo("shiftago:empty=draw,marbles=5");
        assertThat(Games.read("shiftago:empty=draw")).isNotEqualTo(Games.read("shiftago"));
        assertThat(Games.read("shiftago:empty=draw")).hasSameHashCodeAs(Games.read("shiftago:empty=draw"));
    }

    @Test
    void thereAreFiveToTwentyFourMarblesEach() {
        assertThat(Games.read("shiftago:marbles=24").start(1).position().text()).isEqualTo(EMPTY + " x 24 24");
        for (String wrong : new String[] {"marbles=4", "marbles=25", "empty=wins"}) {
            assertThatThrownBy(() -> Games.read("shiftago:" + wrong)).isInstanceOf(UnreadableText.class);
        }
    }

    private static void assertUnreadable(String game, String text, int column, String saying) {
        assertThatThrownBy(() -> position(game, text)).isInstanceOfSatisfying(UnreadableText.class, error -> {
            assertThat(error.kind()).isEqualTo(UnreadableText.Kind.POSITION);
            assertThat(error.column()).isEqualTo(column);
            assertThat(english(error.reason())).contains(saying);
        });
    }
}
