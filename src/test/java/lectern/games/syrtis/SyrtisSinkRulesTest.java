package lectern.games.syrtis;

import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.moves;
import static lectern.games.syrtis.Tables.play;
import static lectern.games.syrtis.Tables.refusal;
import static lectern.games.syrtis.Tables.violation;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SyrtisSinkRulesTest {
    private final SyrtisPosition position = minor(MINOR);

    @Test
    void aFreeTileBesideAnOwnTowerIsSunk() {
        assertThat(play(position, "xd2").text()).isEqualTo("2CC1/Ssc*2/sC1sC/1SS+C+c/1ss*2 b w1 0,0 1");
    }

    @Test
    void neitherTheColourNorTheShapeOfTheTileMatters() {
        assertThat(moves(position)).contains("xc1", "xd2", "xb2", "xb5");
        assertThat(moves(play(position, "pass"))).endsWith("xb4", "xd3", "xe4");
    }

    @Test
    void aTileAwayFromTheOwnTowersIsNotSunk() {
        assertThat(refusal(position, "xd1")).containsExactly("not-next", "d1", "c2", "c5");
        assertThat(refusal(position, "xd3")).containsExactly("not-next", "d3", "c2", "c5");
    }

    @Test
    void aTileWithATowerIsNotSunk() {
        assertThat(refusal(position, "xc4")).containsExactly("carries-tower", "c4");
        SyrtisPosition neighbours = minor("2CC1/Ssc*c*1/sC1sC/1SS+C+c/1ss2 w - 0,0 1");
        assertThat(refusal(neighbours, "xd2")).containsExactly("carries-tower", "d2");
    }

    @Test
    void aTileWithTilesOnAllSidesIsNotSunk() {
        SyrtisPosition enclosed = minor("2Cc*1/Sssc1/sCS+sC/3c1/3C*s+ b b1 0,0 1");
        assertThat(refusal(enclosed, "xd3")).containsExactly("no-open-side", "d3", "d2", "c3", "e3", "d4");
    }

    @Test
    void theEdgeOfTheSquareIsAnOpenSide() {
        SyrtisPosition edge = minor("1SSs1/1cS*C1/1Sc1s/1sSCc/5 w - 0,0 1");
        assertThat(moves(edge)).contains("xc1");
    }

    /** The worked example: b2 and what hangs on it would be cut off with c2. */
    @Test
    void aTileIsNotSunkIfTheBoardWouldFallApart() {
        SyrtisPosition isthmus = minor("2CC1/Ssc1c*/s1C+1C/1SSC+c/1s1s*1 b b1 0,0 1");
        assertThat(refusal(isthmus, "xc2")).containsExactly("falls-apart", "c1", "d1", "a2", "b2", "a3");
        assertThat(violation(isthmus, "xc2").reason().arguments())
                .containsExactly(5, List.of("c1", "d1", "a2", "b2", "a3"));
    }

    @Test
    void theSmallerPieceIsTheOneThatBreaksOff() {
        SyrtisPosition isthmus = minor("s4/c4/c*S2C/1cSSC/2S+2 w - 0,0 1");
        assertThat(refusal(isthmus, "xa2")).containsExactly("falls-apart", "a1");
        assertThat(refusal(isthmus, "xb3")).containsExactly("falls-apart", "a1", "a2", "a3");
    }

    @Test
    void aHoleCannotBeSunk() {
        assertThat(refusal(position, "xc3")).containsExactly("no-tile", "c3");
        assertThat(refusal(position, "xa1")).containsExactly("no-tile", "a1");
    }

    @Test
    void aTileBeyondTheBoardCannotBeSunk() {
        assertThat(refusal(position, "xf2")).containsExactly("off-board");
        assertThat(refusal(position, "xc6")).containsExactly("off-board");
    }

    @Test
    void aTileBesideBothTowersIsListedOnce() {
        SyrtisPosition both = minor("2C*C1/Sscc*1/sC1sC/1SS+C+c/1ss2 w - 0,0 1");
        assertThat(moves(both)).filteredOn(move -> move.startsWith("x")).containsExactly("xc2", "xd1", "xd3");
    }
}
