package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.games.syrtis.SyrtisCriterion.CENTRE;
import static lectern.games.syrtis.SyrtisCriterion.ISLANDS;
import static lectern.games.syrtis.SyrtisCriterion.STREAK;
import static lectern.games.syrtis.SyrtisCriterion.TILES;
import static lectern.games.syrtis.SyrtisCriterion.WIN;
import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.labels;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Term;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SyrtisCriteriaTest {
    private static final Offset<Double> EXACTLY = within(1e-12);

    /** Half a diagonal of the Minor board. */
    private static final double FARTHEST = 5 / Math.sqrt(2);

    private final SyrtisPosition position = minor(MINOR);

    private static List<String> cells(SyrtisCriterion criterion, SyrtisPosition position) {
        return labels(position, criterion.cells(position, FIRST));
    }

    private static Evaluator report(SyrtisPosition position) {
        return position.game().evaluator("report").orElseThrow();
    }

    @Test
    void whiteTilesAndCirclesCountForWhite() {
        assertThat(TILES.raw(position, FIRST)).isZero();
        assertThat(TILES.raw(play(position, "xd2"), FIRST)).isEqualTo(-2);
        assertThat(TILES.raw(play(position, "xc1"), FIRST)).isZero();
        assertThat(TILES.raw(play(position, "pass", "xb4"), FIRST)).isEqualTo(2);
        assertThat(cells(TILES, position)).hasSize(16);
    }

    @Test
    void theSignTurnsForTheSeatThatIsBlack() {
        assertThat(TILES.raw(play(position, "xd2"), SECOND)).isEqualTo(2);
        SyrtisPosition seatsSwapped = minor(MINOR.replace("0,0 1", "0,0 2"));
        assertThat(TILES.raw(play(seatsSwapped, "xd2"), FIRST)).isEqualTo(2);
        assertThat(TILES.raw(play(seatsSwapped, "xd2"), SECOND)).isEqualTo(-2);
        assertThat(1 / TILES.raw(position, SECOND)).as("0 and not -0").isPositive();
    }

    @Test
    void tilesThatCanBeSunkCountByTheirClosenessToTheCentre() {
        double expected = 1 - (1 + Math.sqrt(2)) / FARTHEST;
        assertThat(CENTRE.raw(position, FIRST)).isCloseTo(expected, EXACTLY);
        assertThat(CENTRE.raw(position, SECOND)).isCloseTo(-expected, EXACTLY);
        assertThat(cells(CENTRE, position)).containsExactly("c1", "b2", "d2", "d3", "b4", "e4", "b5");
    }

    @Test
    void aTileBesideBothTowersCountsTwice() {
        SyrtisPosition both = minor("2C*C1/Sscc*1/sC1sC/1SS+C+c/1ss2 w - 0,0 1");
        double expected = 1 + (Math.sqrt(2) - Math.sqrt(5)) / FARTHEST;
        assertThat(CENTRE.raw(both, FIRST)).isCloseTo(expected, EXACTLY);
    }

    @Test
    void theMiddleItselfCountsInFull() {
        SyrtisPosition middle = minor("5/2c2/1S*Cs1/2S2/5 w - 0,0 1");
        assertThat(CENTRE.raw(middle, FIRST)).isZero();
        SyrtisPosition open = minor("5/5/1S*C2/1cs2/5 w - 0,0 1");
        double expected = 2 - Math.sqrt(2) / FARTHEST;
        assertThat(CENTRE.raw(open, FIRST)).isCloseTo(expected, EXACTLY);
    }

    @Test
    void islandsCountByTheShareThatTheyHaveOfTheirKind() {
        double white = (4 + 2) / 8.0 + 4 / 8.0;
        double black = (4 + 4) / 8.0 + 4 / 8.0;
        assertThat(ISLANDS.raw(position, FIRST)).isCloseTo(white - black, EXACTLY);
        assertThat(ISLANDS.raw(position, SECOND)).isCloseTo(black - white, EXACTLY);
        assertThat(cells(ISLANDS, position))
                .containsExactly("c1", "d1", "b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4", "b5", "c5");
    }

    @Test
    void aShareOfNothingIsNothing() {
        assertThat(ISLANDS.raw(minor("C*C+C2/5/5/5/5 w - 0,0 1"), FIRST)).isZero();
        assertThat(ISLANDS.raw(minor("C*CC2/5/5/5/5 w - 0,0 1"), FIRST)).isEqualTo(1);
    }

    @Test
    void theStreakCountsForWhoeverHasIt() {
        assertThat(STREAK.raw(minor(MINOR.replace("w -", "b w2")), FIRST)).isEqualTo(2);
        assertThat(STREAK.raw(minor(MINOR.replace("w -", "w b3")), FIRST)).isEqualTo(-3);
        assertThat(STREAK.raw(minor(MINOR.replace("w -", "w b3")), SECOND)).isEqualTo(3);
        assertThat(cells(STREAK, position)).isEmpty();
    }

    @Test
    void aWonPositionCountsOne() {
        assertThat(WIN.raw(position, FIRST)).isZero();
        assertThat(cells(WIN, position)).isEmpty();
        SyrtisPosition blackWon = minor("2CC1/2c*2/C+s*sC+C/sSS1c/5 b w3 0,1 1");
        assertThat(WIN.raw(blackWon, FIRST)).isEqualTo(-1);
        assertThat(WIN.raw(blackWon, SECOND)).isEqualTo(1);
        SyrtisPosition quicksand = minor(MINOR.replace("w -", "b w4"));
        assertThat(WIN.raw(quicksand, FIRST)).isEqualTo(1);
        assertThat(cells(WIN, quicksand)).isEmpty();
    }

    @Test
    void aCompleteIslandIsLit() {
        SyrtisPosition complete = minor("1CsC1/1Cc*S+1/2s2/1Ss1C/3SS+ b - 0,0 1");
        assertThat(cells(WIN, complete)).containsExactly("c1", "c2", "c3", "c4");
    }

    @Test
    void inTheSetUpEitherSeatSeesTheBoardAsWhiteWould() {
        SyrtisPosition placing = minor("2CC1/Ssc*c1/sC1sC/1SSCc/1ss2 t - 0,0 -");
        assertThat(ISLANDS.raw(placing, FIRST)).isEqualTo(1);
        assertThat(ISLANDS.raw(placing, SECOND)).isEqualTo(1);
        SyrtisPosition choosing = minor(MINOR.replace("w - 0,0 1", "k - 0,0 -"));
        assertThat(ISLANDS.raw(choosing, SECOND)).isCloseTo(-0.25, EXACTLY);
        SyrtisPosition complete = minor("2s+C1/ssss1/s*c1SC/s*C+CCC/2C2 k - 0,0 -");
        assertThat(WIN.raw(complete, FIRST)).isZero();
        assertThat(cells(WIN, complete)).isEmpty();
    }

    @Test
    void theReportWeighsItsCriteria() {
        Evaluation evaluation = report(position).evaluate(minor("2C*S1/s+c*sC1/ss1CC/1sC+SC/1cs2 w - 0,0 1"), FIRST);
        assertThat(evaluation.terms())
                .extracting(Term::key)
                .containsExactly("tiles", "centre", "islands", "streak", "win");
        assertThat(evaluation.terms()).extracting(Term::weight).containsExactly(1.0, 10.0, 50.0, 20.0, 10_000.0);
        assertThat(evaluation.total()).isCloseTo(9992.003871804409, within(1e-9));
    }
}
