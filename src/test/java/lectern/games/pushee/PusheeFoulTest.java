package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.board.Change.Placed;
import lectern.game.board.Change.Removed;
import lectern.game.board.Layer;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** Rule 9: the foul that the report's cheating player commits. */
class PusheeFoulTest {
    private static final String VALUES = " 267323/862829/260262/482147/996481/163081 ";

    private final Position example = Games.read("pushee").read("6/1V4/2h3/3V2/6/6" + VALUES + "2 13 14");

    @Test
    void aFoulGoesOnTopOfAPieceOfTheOpponent() {
        assertThat(allows("vb2!")).isTrue();
        assertThat(broken("vb2!")).isEqualTo("pushee.cell-taken");
        assertThat(play("vb2!")).isEqualTo("6/1v4/2h3/3V2/6/6" + VALUES + "1 13 13");
    }

    @Test
    void withoutItsMarkItIsNoFoulButIllegal() {
        assertThat(allows("vb2")).isFalse();
        assertThat(broken("vb2")).isEqualTo("pushee.cell-taken");
    }

    @Test
    void anOwnPieceAllowsNoFoul() {
        assertThat(allows("hc3!")).isFalse();
        assertThat(broken("hc3!")).isEqualTo("pushee.cell-taken");
    }

    @Test
    void anEmptyCellNeedsNoFoul() {
        assertThat(allows("ha1!")).isFalse();
        assertThat(broken("ha1!")).isEqualTo("pushee.no-foul");
        assertThat(example.violation(example.readMove("ha1!")).orElseThrow().cells())
                .containsExactly(0);
    }

    @Test
    void neitherAPassNorACellOffTheBoardIsAFoul() {
        assertThat(allows("pass")).isFalse();
        assertThat(allows("hg1!")).isFalse();
    }

    @Test
    void aFoulIsNeverListed() {
        assertThat(example.moves()).noneMatch(move -> move.text().endsWith("!"));
        assertThat(example.readMove("vb2!")).isNotEqualTo(example.readMove("vb2"));
        assertThat(example.readMove("vb2!").text()).isEqualTo("vb2!");
    }

    @Test
    void itsStepsBeginWithTheBrokenRuleAndTheReplacedPieceIsGone() {
        NarratedMove turn = NarratedMove.of("pushee", example.text(), "vb2!");
        assertThat(turn.words())
                .containsExactly("0 foul", "0 removed", "1 placed", "0 score-changed", "0 score-changed");
        assertThat(turn.told(0))
                .isEqualTo("Foul! b2 is taken by a piece of Player 1, and a piece may only be put on an empty cell;"
                        + " Player 2 plays there all the same.");
        assertThat(turn.lit(0)).containsExactly("b2");
        assertThat(turn.told(1))
                .isEqualTo("Player 2 takes the vertical piece of Player 1 off b2; it is gone for good.");
        assertThat(turn.effects().get(1).changes()).containsExactly(new Removed(Layer.PIECE, 7, Piece.FIRST_VERTICAL));
        assertThat(turn.effects().get(2).changes()).containsExactly(new Placed(Layer.PIECE, 7, Piece.SECOND_VERTICAL));
        assertThat(turn.rowsAfter(5)).isEqualTo("6/1v4/2h3/3V2/6/6");
    }

    @Test
    void thePieceOfAFoulPushesLikeAnyOther() {
        NarratedMove turn = NarratedMove.of("pushee", "6/1VV3/2h3/6/6/6" + VALUES + "2 13 14", "hb2!");
        assertThat(turn.after().text()).startsWith("6/1h1V2/2h3/6/6/6 ");
        assertThat(turn.words().subList(0, 4)).containsExactly("0 foul", "0 removed", "1 placed", "1 pushed");
    }

    private boolean allows(String move) {
        return example.allowsFoul(example.readMove(move));
    }

    private String broken(String move) {
        return example.violation(example.readMove(move)).orElseThrow().key();
    }

    private String play(String move) {
        return example.play(example.readMove(move), Narrator.SILENT).text();
    }
}
