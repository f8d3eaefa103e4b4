package lectern.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import lectern.game.Position;
import lectern.games.Games;
import lectern.telling.Travel.Manner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a move begins and ends, and in which manner it goes, in every game. */
class TravelTest {
    private static final String TOWERS = "2S1S2/1CsSsS1/sS+scSsC*/Ccc1SSs/sC+cSC*cC/1cCcCs1/2c1c2 w - 0,0 1";

    private static Optional<Travel> travel(String game, String position, String move) {
        Position before = Games.read(game).read(position);
        return Travel.of(before, before.readMove(move));
    }

    @ParameterizedTest
    @CsvSource({
        "infection, x6/7/7/7/7/7/6o x 0 1, b7, PLACED, b7, b7",
        "infection, x6/7/7/7/7/7/6o x 0 1, a7c7, LEAPT, a7, c7",
        "catsdogs, '#4c#1/2d2c#1/1d1#4/3#2#1/c3d1d1/#1#1####/1c#3d1/4#3 d 12 -', h3, PLACED, h3, h3",
        "shiftago, xo1o2x/oxx2o1/2oxx2/1xo1xo1/x2oox1/o1x2xo/2o1x1o x 9 9, l2, PLACED, a2, a2"
    })
    void aMoveGoesFromWhereItBeginsToWhereItEnds(
            String game, String position, String move, Manner manner, String from, String to) {
        Travel travel = travel(game, position, move).orElseThrow();
        var board = Games.read(game).board();
        assertThat(travel.manner()).isEqualTo(manner);
        assertThat(board.label(travel.from())).isEqualTo(from);
        assertThat(board.label(travel.to())).isEqualTo(to);
        assertThat(travel.goes()).isEqualTo(!from.equals(to));
    }

    @Test
    void aTowerThatWalksIsToldFromOneThatSlidesAndBothFromATileThatSinks() {
        Position before = Games.read("syrtis").read(TOWERS);
        before.moves().forEach(move -> {
            String text = move.text();
            Optional<Manner> manner = Travel.of(before, move).map(Travel::manner);
            if (text.contains("-")) assertThat(manner).as(text).contains(Manner.WALKED);
            else if (text.contains(">")) assertThat(manner).as(text).contains(Manner.CARRIED);
            else if (text.startsWith("x")) assertThat(manner).as(text).contains(Manner.REMOVED);
            else assertThat(manner).as(text).isEmpty();
        });
    }

    @Test
    void aPieceThatLiesIsToldFromOneThatStands() {
        String empty = "6/6/6/6/6/6 267323/862829/260262/482147/996481/163081 2 15 15";
        Travel lying = travel("pushee", empty, "hc3").orElseThrow();
        Travel standing = travel("pushee", empty, "vc3").orElseThrow();
        assertThat(lying.to()).isEqualTo(standing.to());
        assertThat(lying.placed()).isPresent().isNotEqualTo(standing.placed());
    }

    @Test
    void aPassGoesNowhere() {
        assertThat(travel("infection", "xoo4/ooo4/ooo4/7/7/7/7 x 0 1", "pass")).isEmpty();
    }
}
