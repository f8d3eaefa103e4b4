package lectern.games.syrtis.spots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SpotsTest {
    private static final long ALL = Sandbank.MAJOR.all();

    private static long spots(String labels) {
        return Arrays.stream(labels.split(" "))
                .mapToLong(label -> Sandbank.MAJOR.bit(Sandbank.MAJOR.shape().cell(label)))
                .reduce(0, (a, b) -> a | b);
    }

    private static int spot(String label) {
        return Spots.first(spots(label));
    }

    private static List<String> labels(int... spots) {
        return Arrays.stream(spots).mapToObj(Spots::label).toList();
    }

    @Test
    void neighboursShareASideAndDoNotComeRoundTheEdge() {
        assertThat(Spots.beside(spots("d4")) & ALL).isEqualTo(spots("d3 c4 e4 d5"));
        assertThat(Spots.beside(spots("g3")) & ALL).isEqualTo(spots("g2 f3 g4"));
        assertThat(Spots.beside(spots("a1")) & ALL).isEqualTo(spots("b1 a2"));
        assertThat(Spots.beside(spots("g7")) & ALL).isEqualTo(spots("g6 f7"));
    }

    @Test
    void aSpotAtTheEdgeIsNeverEnclosed() {
        assertThat(Spots.enclosed(spots("c2 b3 c3 d3 c4"))).isEqualTo(spots("c3"));
        assertThat(Spots.enclosed(ALL)).isEqualTo(Spots.box(spots("b2 f6")));
    }

    @Test
    void aFloodStaysWithinWhatIsOpen() {
        assertThat(Spots.flood(spots("a1"), spots("a1 b1 b2 d2"))).isEqualTo(spots("a1 b1 b2"));
        assertThat(Spots.flood(spots("c3"), spots("a1 b1"))).isZero();
        assertThat(Spots.flood(spots("a1"), ALL)).isEqualTo(ALL);
    }

    @Test
    void whatTouchesOnlyAtACornerIsNotInOnePiece() {
        assertThat(Spots.inOnePiece(spots("a1 b1 b2"))).isTrue();
        assertThat(Spots.inOnePiece(spots("a1 b2"))).isFalse();
        assertThat(Spots.inOnePiece(0)).isTrue();
        assertThat(Spots.pieces(spots("a1 b2 b3 g7"))).containsExactly(spots("a1"), spots("b2 b3"), spots("g7"));
    }

    @Test
    void piecesHoldTogetherWithoutASpotThatNothingElseHangsOn() {
        assertThat(Spots.staysInOnePiece(spots("a1 b1 c1"), spots("c1"))).isTrue();
        assertThat(Spots.staysInOnePiece(spots("a1 b1 c1"), spots("b1"))).isFalse();
        assertThat(Spots.staysInOnePiece(spots("a1 b1 a2 b2"), spots("b1"))).isTrue();
        assertThat(Spots.staysInOnePiece(spots("b2"), spots("b2"))).isTrue();
        long wide = spots("c1 d1 e1 c2 e2 c3 d3 e3 b2 a2 a1 a3");
        assertThat(Spots.staysInOnePiece(wide, spots("d1")))
                .as("by the way round")
                .isTrue();
        assertThat(Spots.staysInOnePiece(wide, spots("b2"))).isFalse();
    }

    @Test
    void aSpotThatJoinsPiecesTouchesThemAll() {
        assertThat(Spots.joining(spots("a1 c1")) & ALL).isEqualTo(spots("b1"));
        assertThat(Spots.joining(spots("a1 b2")) & ALL).isEqualTo(spots("b1 a2"));
        assertThat(Spots.joining(spots("a1 g7")) & ALL).isZero();
        assertThat(Spots.joining(0) & ALL).isEqualTo(ALL);
    }

    @Test
    void aBoxIsTheSmallestRectangle() {
        assertThat(Spots.box(spots("b3 c2"))).isEqualTo(spots("b2 c2 b3 c3"));
        assertThat(Spots.box(spots("d5"))).isEqualTo(spots("d5"));
        assertThat(Spots.box(spots("a1 g7"))).isEqualTo(ALL);
        assertThat(Spots.box(spots("a7 b7"))).isEqualTo(spots("a7 b7"));
        assertThat(Spots.box(0)).isZero();
    }

    @Test
    void aSearchLooksDownUpRightLeft() {
        assertThat(labels(Spots.breadthFirst(spot("d4"), spots("d4 d5 d3 e4 c4 d6 c5"))))
                .containsExactly("d4", "d5", "d3", "e4", "c4", "d6", "c5");
        assertThat(labels(Spots.breadthFirst(spot("a1"), spots("a1 b1 a2 g7")))).containsExactly("a1", "a2", "b1");
        assertThat(Spots.breadthFirst(spot("a1"), spots("b1"))).isEmpty();
    }

    @Test
    void aSearchMeetsAllThatAFloodReaches() {
        long open = spots("a1 b1 c1 c2 c3 b3 a3 e5");
        long met = LongStream.of(Arrays.stream(Spots.breadthFirst(spot("a1"), open))
                        .mapToLong(Spots::bit)
                        .toArray())
                .reduce(0, (a, b) -> a | b);
        assertThat(met).isEqualTo(Spots.flood(spots("a1"), open));
    }

    @Test
    void aWayIsAShortestOne() {
        assertThat(labels(Spots.way(spot("a1"), spot("a3"), spots("a1 b1 c1 c2 c3 b3 a3"))))
                .containsExactly("a1", "b1", "c1", "c2", "c3", "b3", "a3");
        assertThat(labels(Spots.way(spot("b2"), spot("c3"), ALL))).containsExactly("b2", "b3", "c3");
        assertThat(labels(Spots.way(spot("b2"), spot("b2"), ALL))).containsExactly("b2");
    }
}
