package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.games.syrtis.SyrtisProspect.BRIDGES;
import static lectern.games.syrtis.SyrtisProspect.DISTANCE;
import static lectern.games.syrtis.SyrtisProspect.ISLETS;
import static lectern.games.syrtis.SyrtisProspect.MOBILITY;
import static lectern.games.syrtis.SyrtisProspect.REACH;
import static lectern.games.syrtis.SyrtisProspect.SINKS;
import static lectern.games.syrtis.SyrtisProspect.SLIDES;
import static lectern.games.syrtis.SyrtisProspect.STRANDED;
import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.labels;
import static lectern.games.syrtis.Tables.minor;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SyrtisProspectTest {
    private final SyrtisPosition position = minor(MINOR);

    private static List<String> spots(SyrtisProspect prospect, SyrtisPosition position, Side side) {
        return labels(position, position.bank().cells(prospect.spots(position, side)));
    }

    @Test
    void isletsAreTheIslandsOfBothKinds() {
        assertThat(ISLETS.count(position, Side.WHITE)).as("white 4, circles 3").isEqualTo(7);
        assertThat(ISLETS.count(position, Side.BLACK)).as("black 4, squares 3").isEqualTo(7);
        assertThat(ISLETS.raw(minor("c*cS2/sCc2/5/5/5 w - 0,0 1"), FIRST))
                .as("white 2 and circles 1, black 2 and squares 2")
                .isEqualTo(-1);
        assertThat(spots(ISLETS, position, Side.WHITE)).doesNotContain("a2", "b4", "c4");
    }

    @Test
    void distanceCountsTheKindThatIsNearerToOneIsland() {
        assertThat(DISTANCE.count(position, Side.WHITE)).isEqualTo(4);
        assertThat(spots(DISTANCE, position, Side.WHITE)).containsExactly("a3", "e4", "b5", "c5");
        SyrtisPosition nearer = minor("cSc2/sCc2/5/5/5 w - 0,0 1");
        assertThat(spots(DISTANCE, nearer, Side.WHITE)).as("circles").containsExactly("a1");
    }

    @Test
    void bridgesHoldAnIslandTogether() {
        assertThat(spots(BRIDGES, position, Side.WHITE)).containsExactly("c2", "d2", "e4");
        assertThat(spots(BRIDGES, position, Side.BLACK)).containsExactly("a2", "b4", "c4");
    }

    @Test
    void aRingHasNoBridge() {
        SyrtisPosition ring = minor("ccc2/cSc2/ccc2/5/5 w - 0,0 1");
        assertThat(spots(BRIDGES, ring, Side.WHITE)).isEmpty();
        SyrtisPosition open = minor("ccc2/cSc2/c1c2/5/5 w - 0,0 1");
        assertThat(spots(BRIDGES, open, Side.WHITE)).containsExactly("a1", "b1", "c1", "a2", "c2");
    }

    @Test
    void mobilityCountsEachTowersWalksAndSlides() {
        assertThat(spots(MOBILITY, position, Side.WHITE)).contains("c1", "d1", "b2", "d2", "d3", "b5");
        SyrtisPosition both = minor("c*c*c2/2S+2/5/5/5 w - 0,0 1");
        assertThat(SLIDES.count(both, Side.WHITE)).as("a1 to b2").isEqualTo(1);
        assertThat(spots(SLIDES, both, Side.WHITE)).containsExactly("b2");
        assertThat(MOBILITY.count(both, Side.WHITE)).as("and c1 by each tower").isEqualTo(3);
    }

    @Test
    void reachIsWhatCanBeSunkNowOrAfterAWalk() {
        assertThat(spots(SINKS, position, Side.WHITE)).containsExactly("c1", "b2", "d2", "b5");
        assertThat(spots(REACH, position, Side.WHITE)).containsAll(spots(SINKS, position, Side.WHITE));
        assertThat(spots(REACH, position, Side.WHITE)).contains("d1", "b2", "e3");
        assertThat(REACH.raw(position, FIRST)).isEqualTo(-REACH.raw(position, SECOND));
    }

    @Test
    void aSideThatCanSinkNothingEvenAfterAWalkIsStranded() {
        SyrtisPosition stranded = minor("S*CC+S1/5/5/5/5 w - 0,0 1");
        assertThat(STRANDED.raw(stranded, FIRST)).as("black can sink d1").isEqualTo(1);
        assertThat(spots(STRANDED, stranded, Side.WHITE)).containsExactly("a1");
        assertThat(spots(STRANDED, stranded, Side.BLACK)).isEmpty();
        assertThat(STRANDED.raw(stranded, SECOND)).isEqualTo(-1);
    }

    @Test
    void noTileCanBeSunkOfABoardInPieces() {
        assertThat(spots(REACH, minor("c*c3/5/S+S3/5/5 w - 0,0 1"), Side.WHITE)).isEmpty();
    }
}
