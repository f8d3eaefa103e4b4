package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.board.Change.Moved;
import lectern.game.board.Layer;
import org.junit.jupiter.api.Test;

/** Rules 2 and 3: the push, and what stops it. */
class PusheePushTest {
    @Test
    void aHorizontalPiecePushesFirstAtItsLeftAndThenAtItsRightEnd() {
        NarratedMove turn = NarratedMove.on("6/6/1v1V2/6/6/6", "hc3");
        assertThat(turn.rows()).isEqualTo("6/6/v1H1V1/6/6/6");
        assertThat(turn.words()).containsExactly("1 placed", "1 pushed", "1 pushed");
        assertThat(turn.told(1)).endsWith("pushes the piece on b3 one cell to the left.");
        assertThat(turn.told(2)).endsWith("pushes the piece on d3 one cell to the right.");
    }

    @Test
    void aVerticalPiecePushesFirstAtItsUpperAndThenAtItsLowerEnd() {
        NarratedMove turn = NarratedMove.on("6/2h3/6/2H3/6/6", "vc3");
        assertThat(turn.rows()).isEqualTo("2h3/6/2V3/6/2H3/6");
        assertThat(turn.told(1)).endsWith("pushes the piece on c2 one cell up.");
        assertThat(turn.told(2)).endsWith("pushes the piece on c4 one cell down.");
    }

    @Test
    void aPieceDoesNotPushAcrossItsOrientation() {
        String cross = "6/2h3/1v1V2/2H3/6/6";
        assertThat(NarratedMove.on(cross, "vc3").rows()).isEqualTo("2h3/6/1vVV2/6/2H3/6");
        assertThat(NarratedMove.on(cross, "hc3").rows()).isEqualTo("6/2h3/v1H1V1/2H3/6/6");
    }

    @Test
    void theWholeUnbrokenRunMovesWhoeverOwnsItsPiecesAndHoweverTheyLie() {
        NarratedMove turn = NarratedMove.on("6/6/6/6/1VvV1v/6", "ha5");
        assertThat(turn.rows()).isEqualTo("6/6/6/6/H1VvVv/6");
        assertThat(turn.told(1)).endsWith("on a5 pushes the pieces on b5, c5 and d5 one cell to the right.");
    }

    @Test
    void aRunMovesInOneStepItsOutermostPieceFirst() {
        NarratedMove turn = NarratedMove.on("6/6/6/6/1Vv3/6", "ha5");
        assertThat(turn.effects().get(1).changes())
                .containsExactly(
                        new Moved(Layer.PIECE, 26, 27, Piece.SECOND_VERTICAL),
                        new Moved(Layer.PIECE, 25, 26, Piece.FIRST_VERTICAL));
        assertThat(turn.lit(1)).containsExactly("a5", "b5", "c5", "d5");
    }

    @Test
    void aPieceBeyondAGapIsNotPushed() {
        NarratedMove turn = NarratedMove.on("6/6/6/6/2V3/6", "ha5");
        assertThat(turn.rows()).isEqualTo("6/6/6/6/H1V3/6");
        assertThat(turn.words()).containsExactly("1 placed");
    }

    @Test
    void aRunThatReachesTheWallStays() {
        NarratedMove turn = NarratedMove.on("6/6/vH4/6/6/6", "hc3");
        assertThat(turn.rows()).isEqualTo("6/6/vHH3/6/6/6");
        assertThat(turn.words()).containsExactly("1 placed", "1 blocked-by-wall");
        assertThat(turn.told(1))
                .isEqualTo("Tier 1: the horizontal piece of Player 1 on c3"
                        + " cannot push the pieces on b3 and a3 to the left: the wall is in the way.");
        assertThat(turn.lit(1)).containsExactly("c3", "b3", "a3");
        assertThat(turn.effects().get(1).isRemark()).isTrue();
    }

    @Test
    void everyWallStopsARun() {
        assertThat(NarratedMove.on("6/6/4Hv/6/6/6", "hd3").rows()).isEqualTo("6/6/3HHv/6/6/6");
        assertThat(NarratedMove.on("2h3/6/6/6/6/6", "vc2").rows()).isEqualTo("2h3/2V3/6/6/6/6");
        assertThat(NarratedMove.on("6/6/6/6/2h3/2H3", "vc4").rows()).isEqualTo("6/6/6/2V3/2h3/2H3");
    }

    @Test
    void aPieceAtTheEdgeDoesNotReachRoundIt() {
        assertThat(NarratedMove.on("6/5v/6/v5/6/6", "ha3").rows()).isEqualTo("6/5v/H5/v5/6/6");
        assertThat(NarratedMove.on("6/5v/6/v5/6/6", "hf3").rows()).isEqualTo("6/5v/5H/v5/6/6");
        assertThat(NarratedMove.on("6/6/6/6/6/h5", "va1").words()).containsExactly("1 placed");
    }

    @Test
    void piecesThatWerePushedTogetherCannotPushEachOtherAnyMore() {
        NarratedMove turn = NarratedMove.on("6/6/1hVH2/6/6/6", "ha3");
        assertThat(turn.rows()).isEqualTo("6/6/H1hVH1/6/6/6");
        assertThat(turn.words()).containsExactly("1 placed", "1 pushed", "2 blocked-by-pushed", "2 blocked-by-pushed");
        assertThat(turn.told(2))
                .isEqualTo("Tier 2: the horizontal piece of Player 2 on c3 cannot push the pieces on d3 and e3"
                        + " to the right: the one on d3 was already pushed in this turn.");
        assertThat(turn.told(3)).contains("on e3 cannot push the pieces on d3 and c3 to the left: the one on d3");
    }

    @Test
    void aRunWithOneSpentPieceStaysAsAWhole() {
        NarratedMove turn = NarratedMove.on("2v1V1/1H3H/2V1V1/6/6/6", "hd3");
        assertThat(turn.rows()).isEqualTo("1H1vVH/6/1V1H1V/6/6/6");
        assertThat(turn.told(6))
                .isEqualTo("Tier 3: the horizontal piece of Player 1 on f1 cannot push the pieces on e1 and d1"
                        + " to the left: the one on d1 was already pushed in this turn.");
    }

    @Test
    void aRunWithThePlacedPieceStays() {
        NarratedMove turn = NarratedMove.on("pushee:chain=4", "2V3/1H1h2/2V3/6/6/6", "hd3");
        assertThat(turn.rows()).isEqualTo("1H1V2/3h2/1V1H2/6/6/6");
        assertThat(turn.words()).containsExactly("1 placed", "1 pushed", "2 pushed", "3 pushed", "4 blocked-by-placed");
        assertThat(turn.told(4))
                .isEqualTo("Tier 4: the vertical piece of Player 1 on d1 cannot push the pieces on d2 and d3"
                        + " down: the one on d3 was placed in this turn and does not move.");
        assertThat(turn.lit(4)).containsExactly("d1", "d2", "d3");
    }

    @Test
    void whereTheWallAndASpentPieceBothStopARunTheWallIsNamed() {
        NarratedMove turn = NarratedMove.on("6/6/2hVv1/6/6/6", "hb3");
        assertThat(turn.words()).containsExactly("1 placed", "1 pushed", "2 blocked-by-wall");
        assertThat(turn.told(2)).contains("on d3 cannot push the pieces on e3 and f3 to the right: the wall");
    }

    @Test
    void aBlockedRunIsNotSpentAndCanStillBePushedFromElsewhere() {
        NarratedMove turn = NarratedMove.on("pushee:chain=4", "2vh2/1h2H1/vH1V2/6/6/6", "hc3");
        assertThat(turn.words())
                .startsWith("1 placed", "1 blocked-by-wall", "1 pushed", "2 pushed", "3 pushed", "4 pushed");
        assertThat(turn.told(1)).contains("on c3 cannot push the pieces on b3 and a3 to the left");
        assertThat(turn.told(5)).endsWith("on b1 pushes the pieces on b2 and b3 one cell down.");
        assertThat(turn.rows()).isEqualTo("1vh1H1/6/vhH1V1/1H4/6/6");
    }
}
