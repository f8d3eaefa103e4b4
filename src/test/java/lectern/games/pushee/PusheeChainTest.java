package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.board.Change.Moved;
import lectern.game.board.Change.Removed;
import lectern.game.board.Change.Turned;
import lectern.game.board.Layer;
import org.junit.jupiter.api.Test;

/** Rules 4 to 7 and their options: the chain, the order within a tier, no walls, turning. */
class PusheeChainTest {
    private static final String EXAMPLE = "6/1V4/2h3/3V2/6/6";

    @Test
    void whatWasPushedPushesAlongItsOwnOrientationFromItsNewCell() {
        NarratedMove turn = NarratedMove.on("6/2h3/6/2hV2/3h2/6", "he4");
        assertThat(turn.rows()).isEqualTo("6/2h3/6/1hV1H1/3h2/6");
        NarratedMove farther = NarratedMove.on("6/2h3/2h3/3V2/3h2/6", "he4");
        assertThat(farther.rows()).isEqualTo("2h3/2h3/6/2V1H1/3h2/6");
    }

    @Test
    void theChainEndsAfterItsLastTier() {
        assertThat(NarratedMove.on("pushee:chain=2", EXAMPLE, "he4").rows()).isEqualTo("6/1Vh3/6/2V1H1/6/6");
        assertThat(NarratedMove.on("pushee:chain=1", EXAMPLE, "he4").rows()).isEqualTo("6/1V4/2h3/2V1H1/6/6");
        assertThat(NarratedMove.on("pushee:chain=1", EXAMPLE, "he4").words()).containsExactly("1 placed", "1 pushed");
    }

    @Test
    void withAChainOfNoughtNothingIsEverPushed() {
        NarratedMove turn = NarratedMove.on("pushee:chain=0", EXAMPLE, "he4");
        assertThat(turn.rows()).isEqualTo("6/1V4/2h3/3VH1/6/6");
        assertThat(turn.words()).containsExactly("1 placed");
    }

    @Test
    void aLongerChainGoesOnWhileThereAreTiersLeft() {
        String stairs = "9/1V7/2h6/3V5/4h4/5V3/6h2/7V1/9";
        NarratedMove whole = NarratedMove.on("pushee:size=9,chain=7", stairs, "hi8");
        assertThat(whole.rows()).isEqualTo("9/V1h6/9/2V1h4/9/4V1h2/9/6V1H/9");
        assertThat(whole.words()).endsWith("5 pushed", "6 pushed", "7 pushed");
        NarratedMove shorter = NarratedMove.on("pushee:size=9,chain=6", stairs, "hi8");
        assertThat(shorter.rows()).isEqualTo("9/1Vh6/9/2V1h4/9/4V1h2/9/6V1H/9");
    }

    @Test
    void anUnlimitedChainGoesOnUntilNothingMovesAnyMore() {
        String crowd = "1V1H1H1V1/V1HH1HHV1/VHH2VV1V/2VHHV2H/V2HVH1H1/VVHH2HV1/1V1HVHHV1/HHHV1V1VH/1V2VV1H1";
        NarratedMove whole = NarratedMove.on("pushee:size=9,chain=unlimited", crowd, "hi6");
        assertThat(whole.rows())
                .isEqualTo("V1H1H1H1V/1H1HH1H1V/V1HHH1VV1/VV1HVV2V/3HH1H1H/VVH1VHV1H/VVHVH1H1V/1H2V1HV1/H1VVV1H1H");
        assertThat(whole.words()).contains("31 pushed").noneMatch(word -> word.equals("32 pushed"));
        assertThat(NarratedMove.on("pushee:size=9,chain=9", crowd, "hi6").words())
                .noneMatch(word -> word.startsWith("10 "));
    }

    @Test
    void withinATierTheLeftmostColumnPushesFirst() {
        NarratedMove turn = NarratedMove.on("2v1V1/1H3H/2V1V1/6/6/6", "hd3");
        assertThat(turn.words())
                .containsExactly(
                        "1 placed", "1 pushed", "1 pushed", "2 pushed", "2 pushed", "3 pushed", "3 blocked-by-pushed");
        assertThat(turn.told(5)).contains("on b1 pushes the piece on c1");
        assertThat(turn.rows()).isEqualTo("1H1vVH/6/1V1H1V/6/6/6");
    }

    @Test
    void withinAColumnTheHighestPiecePushesFirst() {
        NarratedMove turn = NarratedMove.on("6/1V4/h1H3/6/H1H3/1V4", "vc4");
        assertThat(turn.told(5)).contains("on a2 pushes the piece on a3 one cell down");
        assertThat(turn.told(6)).contains("on a6 cannot push the pieces on a5 and a4 up");
        assertThat(turn.rows()).isEqualTo("6/V1H3/6/h1V3/H5/V1H3");
    }

    @Test
    void withoutWallsTheLastPieceOfARunFallsOffAndTheOthersMove() {
        NarratedMove turn = NarratedMove.on("pushee:walls=off", "6/6/vH4/6/6/6", "hc3");
        assertThat(turn.rows()).isEqualTo("6/6/H1H3/6/6/6");
        assertThat(turn.words()).containsExactly("1 placed", "1 fell-off", "1 pushed");
        assertThat(turn.effects().get(1).changes())
                .containsExactly(new Removed(Layer.PIECE, 12, Piece.SECOND_VERTICAL));
        assertThat(turn.effects().get(2).changes())
                .containsExactly(new Moved(Layer.PIECE, 13, 12, Piece.FIRST_HORIZONTAL));
        assertThat(turn.lit(1)).containsExactly("c3", "b3", "a3");
        assertThat(turn.told(1))
                .isEqualTo("Tier 1: the horizontal piece of Player 1 on c3 pushes to the left, there is no wall,"
                        + " and the piece of Player 2 on a3 falls off the board; it is gone for good.");
    }

    @Test
    void withoutWallsASinglePieceFallsOffOnEverySide() {
        String none = "pushee:walls=off";
        assertThat(NarratedMove.on(none, "6/6/v5/6/6/6", "hb3").words()).containsExactly("1 placed", "1 fell-off");
        assertThat(NarratedMove.on(none, "6/6/v5/6/6/6", "hb3").rows()).isEqualTo("6/6/1H4/6/6/6");
        assertThat(NarratedMove.on(none, "6/6/5v/6/6/6", "he3").rows()).isEqualTo("6/6/4H1/6/6/6");
        assertThat(NarratedMove.on(none, "2h3/6/6/6/6/6", "vc2").rows()).isEqualTo("6/2V3/6/6/6/6");
        assertThat(NarratedMove.on(none, "6/6/6/6/6/2h3", "vc5").rows()).isEqualTo("6/6/6/6/2V3/6");
    }

    @Test
    void whatFellOffNeitherPushesNorCountsAndItsCellIsEmpty() {
        NarratedMove turn = NarratedMove.of(
                "pushee:walls=off", "6/v5/h5/6/6/6 111111/111111/111111/111111/111111/111111 1 9 9", "hb2");
        assertThat(turn.after().text()).startsWith("6/1H4/h5/6/6/6 ");
        assertThat(turn.words()).containsExactly("1 placed", "1 fell-off", "0 score-changed", "0 score-changed");
        assertThat(turn.told(2)).isEqualTo("Player 1 now has one point (+1).");
        assertThat(turn.told(3)).isEqualTo("Player 2 now has one point (−1).");
        assertThat(turn.after().moveCount()).isEqualTo(2 * 34);
    }

    @Test
    void withoutWallsASpentPieceStillStopsARunAtTheEdge() {
        NarratedMove turn = NarratedMove.on("pushee:walls=off", "6/6/2hVv1/6/6/6", "hb3");
        assertThat(turn.rows()).isEqualTo("6/6/1H1hVv/6/6/6");
        assertThat(turn.words()).containsExactly("1 placed", "1 pushed", "2 blocked-by-pushed");
    }

    @Test
    void withTurningAPushedPieceTurnsWhenItArrivesAndPushesThatWay() {
        NarratedMove turn = NarratedMove.on("pushee:turn=on", "6/v5/1h4/h5/6/6", "hc3");
        assertThat(turn.rows()).isEqualTo("h5/6/v1H3/6/v5/6");
        assertThat(turn.words())
                .containsExactly("1 placed", "1 pushed", "1 turned", "2 pushed", "2 turned", "2 pushed", "2 turned");
        assertThat(turn.effects().get(2).changes())
                .containsExactly(new Turned(12, Piece.SECOND_HORIZONTAL, Piece.SECOND_VERTICAL));
        assertThat(turn.told(2)).isEqualTo("Tier 1: the piece that arrived on a3 turns by 90°.");
        assertThat(turn.lit(2)).containsExactly("a3");
    }

    @Test
    void withoutTurningItKeepsItsOrientation() {
        assertThat(NarratedMove.on("6/v5/1h4/h5/6/6", "hc3").rows()).isEqualTo("6/v5/h1H3/h5/6/6");
    }

    @Test
    void theWholeRunTurnsInOneStepEvenInTheLastTier() {
        NarratedMove turn = NarratedMove.on("pushee:chain=1,turn=on", "6/6/1vH3/6/6/6", "ha3");
        assertThat(turn.rows()).isEqualTo("6/6/H1hV2/6/6/6");
        assertThat(turn.words()).containsExactly("1 placed", "1 pushed", "1 turned");
        assertThat(turn.effects().get(2).changes())
                .containsExactly(
                        new Turned(14, Piece.SECOND_VERTICAL, Piece.SECOND_HORIZONTAL),
                        new Turned(15, Piece.FIRST_HORIZONTAL, Piece.FIRST_VERTICAL));
        assertThat(turn.told(2)).isEqualTo("Tier 1: the pieces that arrived on c3 and d3 turn by 90°.");
    }

    @Test
    void whatFellOffDoesNotTurn() {
        NarratedMove turn = NarratedMove.on("pushee:walls=off,turn=on", "6/6/vH4/6/6/6", "hc3");
        assertThat(turn.rows()).isEqualTo("6/6/V1H3/6/6/6");
        assertThat(turn.told(3)).isEqualTo("Tier 1: the piece that arrived on a3 turns by 90°.");
    }

    @Test
    void aPieceThatIsNotPushedDoesNotTurn() {
        assertThat(NarratedMove.on("pushee:turn=on", "6/6/vH4/6/6/6", "hc3").rows())
                .isEqualTo("6/6/vHH3/6/6/6");
    }
}
