package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.moves;
import static lectern.games.syrtis.Tables.play;
import static lectern.games.syrtis.Tables.refusal;
import static lectern.games.syrtis.Tables.violation;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

class SyrtisSetUpTest {
    private static final String EMPTY = "2CC1/Sscc1/sC1sC/1SSCc/1ss2 t - 0,0 -";

    private final SyrtisPosition position = minor(EMPTY);

    @Test
    void theFirstSeatPlacesAllFourTowersWhiteOnesFirst() {
        SyrtisPosition placed = position;
        for (String tile : List.of("c2", "c5", "c4", "d4")) {
            assertThat(placed.toMove()).isEqualTo(FIRST);
            assertThat(placed.turn).isEqualTo(TurnKind.PLACING);
            placed = play(placed, tile);
        }
        assertThat(placed.text()).isEqualTo("2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 k - 0,0 -");
    }

    @Test
    void theSecondSeatThenChoosesAColourAndWhiteMovesFirst() {
        SyrtisPosition placed = play(position, "c2", "c5", "c4", "d4");
        assertThat(placed.toMove()).isEqualTo(SECOND);
        assertThat(moves(placed)).containsExactly("white", "black");
        assertThat(play(placed, "white").text()).endsWith(" w - 0,0 2");
        assertThat(play(placed, "white").toMove()).isEqualTo(SECOND);
        assertThat(play(placed, "black").text()).endsWith(" w - 0,0 1");
        assertThat(play(placed, "black").toMove()).isEqualTo(FIRST);
    }

    @Test
    void aTowerGoesOntoTilesOfItsColourOrOfItsShape() {
        assertThat(moves(position))
                .containsExactly("c1", "d1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "d4", "e4", "b5", "c5");
        assertThat(moves(play(position, "c2", "c5")))
                .containsExactly("c1", "d1", "a2", "b2", "a3", "b3", "d3", "e3", "b4", "c4", "d4", "b5");
    }

    @Test
    void aTowerDoesNotGoOntoATileThatHasNeither() {
        assertThat(refusal(position, "a2")).containsExactly("not-matching", "a2");
        assertThat(violation(position, "a2").reason().arguments())
                .containsExactly(Side.WHITE.tower(), Tile.BLACK_SQUARE.phrase(), "a2");
        assertThat(refusal(play(position, "c2", "c5"), "d2")).containsExactly("not-matching", "d2");
    }

    @Test
    void aTowerDoesNotGoWhereAnotherStands() {
        assertThat(refusal(play(position, "c2"), "c2")).containsExactly("occupied", "c2");
    }

    @Test
    void aTowerDoesNotGoIntoAHoleOrOffTheBoard() {
        assertThat(refusal(position, "a1")).containsExactly("no-tile", "a1");
        assertThat(refusal(position, "f1")).containsExactly("off-board");
    }

    @Test
    void noTurnIsTakenBeforeTheTowersAreThere() {
        for (String move : List.of("pass", "c2-d2", "xc1", "c2>c3", "white")) {
            assertThat(refusal(position, move))
                    .startsWith("towers-first", "c1", "d1")
                    .hasSize(14);
        }
        assertThat(violation(position, "pass").reason().arguments()).containsExactly(Side.WHITE.tower());
        assertThat(violation(play(position, "c2", "c5"), "pass").reason().arguments())
                .containsExactly(Side.BLACK.tower());
    }

    @Test
    void noTurnIsTakenBeforeTheColoursAreChosen() {
        SyrtisPosition placed = play(position, "c2", "c5", "c4", "d4");
        for (String move : List.of("pass", "c2-d2", "c1")) {
            assertThat(refusal(placed, move)).containsExactly("colour-first", "c2", "c4", "d4", "c5");
        }
    }

    @Test
    void theSetUpIsNotDoneTwice() {
        SyrtisPosition playing = play(position, "c2", "c5", "c4", "d4", "black");
        assertThat(refusal(playing, "c1")).containsExactly("set-up-over", "c2", "c5");
        assertThat(refusal(playing, "white")).containsExactly("set-up-over", "c2", "c5");
    }

    @Test
    void aTowerThatNoTileSuitsStaysAway() {
        SyrtisPosition blackSquares = minor("SS3/5/5/5/5 t - 0,0 -");
        assertThat(moves(blackSquares)).containsExactly("a1", "b1");
        assertThat(play(blackSquares, "a1", "b1").text()).isEqualTo("S+S+3/5/5/5/5 k - 0,0 -");
    }

    @Test
    void withARandomSetUpTheTowersStandAndTheFirstSeatIsWhite() {
        for (long seed = 0; seed < 40; seed++) {
            SyrtisPosition start = (SyrtisPosition)
                    Games.read("syrtis:setup=random").start(seed).position();
            assertThat(start.text()).endsWith(" w - 0,0 1");
            for (Side side : Side.values()) {
                long matching = start.tiles(side.colour()) | start.tiles(side.shape());
                assertThat(Long.bitCount(start.towers(side) & matching)).isEqualTo(2);
            }
        }
    }

    @Test
    void theTowersOfARandomSetUpDependOnTheSeed() {
        assertThat(Games.read("syrtis:setup=random").start(1).position())
                .isNotEqualTo(Games.read("syrtis:setup=random").start(2).position());
    }
}
