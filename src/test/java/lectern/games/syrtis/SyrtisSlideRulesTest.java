package lectern.games.syrtis;

import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.moves;
import static lectern.games.syrtis.Tables.play;
import static lectern.games.syrtis.Tables.refusal;
import static lectern.games.syrtis.Tables.violation;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SyrtisSlideRulesTest {
    private final SyrtisPosition position = minor(MINOR);

    @Test
    void theTileUnderATowerSlidesWithItThroughHoles() {
        assertThat(play(position, "c5>e5").text()).isEqualTo("2CC1/Ssc*c1/sC1sC/1SS+C+c/1s2s* b - 0,0 1");
        assertThat(play(position, "c2>c3").text()).isEqualTo("2CC1/Ss1c1/sCc*sC/1SS+C+c/1ss*2 b - 0,0 1");
    }

    @Test
    void aBlackTowersTileSlidesTooWhateverItIs() {
        SyrtisPosition black = minor("2CC1/Ssc*c1/sC1sC/1SSC+c/1ss*1c+ b - 0,0 1");
        assertThat(play(black, "e5>d5").text()).isEqualTo("2CC1/Ssc*c1/sC1sC/1SSC+c/1ss*c+1 w - 0,0 1");
    }

    @Test
    void aTileWithoutAnOwnTowerDoesNotSlide() {
        assertThat(refusal(position, "b2>b1")).containsExactly("no-tower", "b2");
        assertThat(refusal(position, "c4>c3")).containsExactly("enemy-tower", "c4");
    }

    @Test
    void aTileDoesNotSlideOntoAnother() {
        assertThat(refusal(position, "c2>d2")).containsExactly("not-a-hole", "d2");
        assertThat(refusal(position, "c2>c2")).containsExactly("not-a-hole", "c2");
    }

    @Test
    void theBoardMustBeInOnePieceAfterTheSlide() {
        SyrtisPosition bridge = minor("2cS1/2s*2/1cCS1/1Sc2/2S+C*1 w - 0,0 1");
        assertThat(moves(bridge)).contains("c2>d2").doesNotContain("c2>b2");
        assertThat(refusal(bridge, "c2>b2")).containsExactly("falls-apart", "c1", "d1");
    }

    @Test
    void theMovedTileItselfMayBeAmongWhatBreaksOff() {
        SyrtisPosition bridge = minor("2cS1/2s*2/1cC2/1Sc2/2S+C*1 w - 0,0 1");
        assertThat(refusal(bridge, "c2>d2")).containsExactly("falls-apart", "c1", "d1", "d2");
    }

    @Test
    void theBoardNeedNotBeInOnePieceOnTheWay() {
        SyrtisPosition ring = minor("cScSc/S3s/s*4/S3C+/cScSc w - 0,0 1");
        assertThat(moves(ring)).contains("a3>e3").doesNotContain("a3>b3", "a3>c3", "a3>d3");
    }

    @Test
    void aHoleThatIsCutOffIsNotReached() {
        SyrtisPosition cutOff = minor("2CC1/s*s*c2/C+3C/sSSC+c/5 w w3 2,0 1");
        assertThat(refusal(cutOff, "a2>b3")).containsExactly("unreachable", "a2", "b3", "a1", "b1");
    }

    /** The worked example: e2 is free and touches the board, but only round the outside. */
    @Test
    void noTileSlidesOutOfTheBoundingBox() {
        SyrtisPosition block = minor("5/1cSs1/1SCc*1/1Ss+C1/5 w - 0,0 1");
        assertThat(moves(block)).noneMatch(move -> move.contains(">"));
        assertThat(refusal(block, "d3>e2"))
                .containsExactly("out-of-box", "b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4");
        assertThat(violation(block, "d3>e2").reason().arguments()).containsExactly("d3", "e2", "b2", "d4");
    }

    @Test
    void theBoundingBoxMayNotBeLeftOnTheWayEither() {
        SyrtisPosition roundTheFirstRow = minor("5/Cs1C1/S2cs+/c*2C1/s*CCs+1 b b1 0,3 2");
        assertThat(refusal(roundTheFirstRow, "e3>b4"))
                .startsWith("out-of-box", "a2", "b2")
                .endsWith("d5", "e5")
                .hasSize(21);
    }

    @Test
    void theBoundingBoxIsDrawnWithTheTileThatSlides() {
        SyrtisPosition corner = minor("3s*1/1cSs1/1SCc1/1Ss+C1/5 w - 0,0 1");
        assertThat(moves(corner)).contains("d1>c1", "d1>b1").doesNotContain("d1>e1", "d1>e2");
        assertThat(moves(play(corner, "d1>b1", "pass"))).contains("b1>d1");
    }

    /** From c3 the search meets b3 before c2 only by its distance, and d4 before d2, since it looks down first. */
    @Test
    void slidesAreListedInTheOrderOfASearchBreadthFirst() {
        SyrtisPosition lagoon = minor("cScSc/S3s/s1c*1s/S3C+/cScSC w - 0,0 1");
        assertThat(moves(lagoon))
                .filteredOn(move -> move.contains(">"))
                .containsExactly("c3>c4", "c3>c2", "c3>d3", "c3>b3", "c3>d4", "c3>b4", "c3>d2", "c3>b2");
    }

    @Test
    void aSlideBeyondTheBoardIsRefused() {
        assertThat(refusal(position, "c5>c6")).containsExactly("off-board");
        assertThat(refusal(position, "f5>d5")).containsExactly("off-board");
        assertThat(refusal(position, "f5>b5")).containsExactly("not-a-hole", "b5");
    }
}
