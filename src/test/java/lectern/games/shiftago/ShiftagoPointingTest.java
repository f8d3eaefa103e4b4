package lectern.games.shiftago;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Gauge;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Pointer;
import org.junit.jupiter.api.Test;

class ShiftagoPointingTest {
    private static final Pointer ROW_FOUR_IS_FULL = Pointer.on("shiftago", "7/7/7/xoxoxox/7/7/7 o 18 19");

    @Test
    void anEdgeIsWhereAMarbleComesIn() {
        assertThat(ROW_FOUR_IS_FULL.at("LEFT 0")).isEqualTo("plays l1");
        assertThat(ROW_FOUR_IS_FULL.at("RIGHT 6")).isEqualTo("plays r7");
        assertThat(ROW_FOUR_IS_FULL.at("TOP 2")).isEqualTo("plays u3");
        assertThat(ROW_FOUR_IS_FULL.at("BOTTOM 3")).isEqualTo("plays d4");
        assertThat(ROW_FOUR_IS_FULL.ways("d4")).containsExactly("BOTTOM 3");
    }

    @Test
    void aFullLineIsAnsweredByItsRule() {
        assertThat(ROW_FOUR_IS_FULL.at("LEFT 3")).isEqualTo("refuses l4: line-full");
    }

    @Test
    void cellsMeanNothing() {
        assertThat(ROW_FOUR_IS_FULL.at("a1")).isEqualTo("goes on");
    }

    @Test
    void whoHasMarblesLeftMayNotPass() {
        assertThat(ROW_FOUR_IS_FULL.at("pass")).isEqualTo("refuses pass: must-move");
        assertThat(ROW_FOUR_IS_FULL.prompt()).isEqualTo("Click an edge to push a marble in.");
    }

    @Test
    void whoHasNoneLeftCanOnlyPass() {
        Pointer out = Pointer.on("shiftago:empty=draw", "7/7/7/xo5/7/7/7 o 3 0");
        assertThat(out.at("LEFT 0")).isEqualTo("refuses l1: no-marbles");
        assertThat(out.at("pass")).isEqualTo("plays pass");
        assertThat(out.prompt()).isEqualTo("All your marbles are placed: pass.");
    }

    @Test
    void whenTheGameIsOverEveryEdgeSaysSo() {
        Pointer won = Pointer.on("shiftago", "xxxxx2/7/7/oo5/7/7/7 o 3 3");
        assertThat(won.at("LEFT 0")).isEqualTo("refuses l1: game-over");
        assertThat(won.prompt()).isEqualTo("The game is over: no more marbles come in.");
    }

    @Test
    void theMarblesLeftAreCounted() {
        Position position = ShiftagoTable.position("7/7/7/xoxoxox/7/7/7 o 18 19");
        assertThat(position.view().gauges()).extracting(Gauge::values).containsExactly(List.of(18, 19));
        assertThat(position.view().name(Seat.SECOND)).isEqualTo(Phrase.of("shiftago.o"));
        assertThat(position.view().emblem(Seat.SECOND)).contains(Marble.O);
    }
}
