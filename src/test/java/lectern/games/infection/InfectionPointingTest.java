package lectern.games.infection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Gauge;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Pointer;
import lectern.games.Table;
import org.junit.jupiter.api.Test;

class InfectionPointingTest {
    /** Red is at a1 and g7, Blue at a7 and g1. */
    private static final Pointer START = Pointer.on("infection", "o5x/7/7/7/7/7/x5o x 0 1");

    @Test
    void anEmptyCellBesideAMicrobeIsACloneOntoIt() {
        assertThat(START.at("f6")).isEqualTo("plays f6");
        assertThat(START.at("g7", "f6")).isEqualTo("plays f6");
        assertThat(START.ways("f6")).containsExactly("f6", "g7, f6");
    }

    @Test
    void oneOfOnesMicrobesIsWhereAMoveBegins() {
        assertThat(START.at("g7")).isEqualTo("goes on");
        assertThat(START.at("g7", "g5")).isEqualTo("plays g7g5");
        assertThat(START.ways("g7g5")).containsExactly("g7, g5");
    }

    @Test
    void anotherOfOnesMicrobesBeginsAnew() {
        assertThat(START.at("g7", "a1")).isEqualTo("goes on");
    }

    @Test
    void anEnemysMicrobeIsNotOnesOwnToMove() {
        assertThat(START.at("a7")).isEqualTo("refuses a7a7: enemy-microbe");
        assertThat(START.at("a7", "a6")).isEqualTo("refuses a7a6: enemy-microbe");
    }

    @Test
    void whatIsOutOfReachIsTooFar() {
        assertThat(START.at("d4")).isEqualTo("refuses d4: no-neighbour");
        assertThat(START.at("g7", "d4")).isEqualTo("refuses g7d4: too-far");
        assertThat(START.at("g7", "f5")).isEqualTo("refuses g7f5: knight-jump");
    }

    @Test
    void aTakenOrBlockedCellIsNoPlaceToLand() {
        assertThat(Pointer.on("infection", "o4ox/7/7/7/7/7/x5o x 0 1").at("g7", "f7"))
                .isEqualTo("refuses f7: occupied");
        assertThat(Pointer.on("infection", "o5x/5-1/7/7/7/7/x5o x 0 1").at("f6"))
                .isEqualTo("refuses f6: blocked");
    }

    @Test
    void aMicrobeThatCannotMoveIsAnsweredByTheNearestEmptyCell() {
        Pointer walledIn = Pointer.on("infection", "o6/7/7/7/---4/---4/x--3x x 0 1");
        assertThat(walledIn.at("a1")).isEqualTo("refuses a1a4: too-far");
        assertThat(walledIn.at("g1", "a1")).isEqualTo("refuses a1a4: too-far");
        assertThat(Pointer.on("infection", "o6/7/7/7/-1-4/---4/x--3x x 0 1").at("a1"))
                .isEqualTo("refuses a1b3: knight-jump");
    }

    @Test
    void passingIsAChoiceThatTheRulesMayForbid() {
        assertThat(START.at("pass")).isEqualTo("refuses pass: must-move");
        assertThat(START.at("g7", "pass")).isEqualTo("refuses pass: must-move");
    }

    @Test
    void thePromptFollowsThePointer() {
        assertThat(START.prompt()).isEqualTo("Click one of your microbes, or an empty cell beside one.");
        assertThat(START.prompt("g7")).isEqualTo("Now click where it clones or jumps to; Esc lets go of it.");
        assertThat(Pointer.on("infection", "xo---2/oo---2/oo---2/7/7/7/7 x 0 1").prompt())
                .isEqualTo("None of your microbes can move: pass.");
        assertThat(Pointer.on("infection", "x6/7/7/7/7/7/7 x 0 1").prompt("a7"))
                .isEqualTo("The game is over: there are no more moves.");
    }

    @Test
    void microbesAreCountedAndUnderAtaxxRulesTheHalfMovesWithoutAClone() {
        String position = "o5x/7/7/7/7/7/xx4o o 12 7";
        assertThat(Table.with("infection", position).position().view().gauges())
                .extracting(Gauge::values)
                .containsExactly(List.of(3, 2));
        assertThat(Table.with("infection:rules=ataxx", position)
                        .position()
                        .view()
                        .gauges())
                .extracting(Gauge::values)
                .containsExactly(List.of(3, 2), List.of(Phrase.of("infection.gauge.half-moves", 12, 100)));
    }

    @Test
    void theSidesAreRedAndBlue() {
        Position position = Table.with("infection", "o5x/7/7/7/7/7/xx4o o 12 7").position();
        assertThat(position.view().name(Seat.FIRST)).isEqualTo(Phrase.of("infection.red"));
        assertThat(position.view().emblem(Seat.SECOND)).contains(Microbe.BLUE);
    }
}
