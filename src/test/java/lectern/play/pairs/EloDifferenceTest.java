package lectern.play.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lectern.game.Draws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloDifferenceTest {
    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.75, 190.848", "0.64, 99.951", "0.25, -190.848", "0.909090909090909, 400"})
    void eloPointsFollowFromTheRateAndTheRateFromThem(double rate, double points) {
        assertThat(EloDifference.points(rate)).isCloseTo(points, within(0.001));
        assertThat(EloDifference.rate(points)).isCloseTo(rate, within(0.00001));
    }

    /** 75 of 100 pairs won and 25 lost, with one more of which half is won: 75.5 of 101; Wilson: 0.65480 to 0.82211. */
    @Test
    void halfAPairIsAddedToEachSide() {
        List<Double> pairs = new ArrayList<>(Collections.nCopies(75, 1.0));
        pairs.addAll(Collections.nCopies(25, 0.0));
        EloDifference elo = EloDifference.of(PairedRate.of(pairs));

        assertThat(elo.value()).isCloseTo(400 * Math.log10(75.5 / 25.5), within(0.001));
        assertThat(elo.low()).isCloseTo(111.2, within(0.1));
        assertThat(elo.high()).isCloseTo(265.9, within(0.1));
    }

    @ParameterizedTest
    @CsvSource({"1", "10", "100", "100000"})
    void whereEveryPairWasWonItStillEnds(int pairs) {
        EloDifference all = EloDifference.of(PairedRate.of(Collections.nCopies(pairs, 1.0)));
        EloDifference none = EloDifference.of(PairedRate.of(Collections.nCopies(pairs, 0.0)));

        assertThat(all.high()).isFinite().isGreaterThan(all.value());
        assertThat(all.low()).isFinite().isLessThan(all.value());
        assertThat(none.value()).isCloseTo(-all.value(), within(1e-6));
        assertThat(none.low()).isCloseTo(-all.high(), within(1e-6));
    }

    /** In so many of a hundred pairs both games go alike, otherwise each goes its own way. */
    @ParameterizedTest(name = "{0} pairs, {1} Elo, {2} % alike")
    @CsvSource({"15, 0, 50", "25, 100, 50", "100, 300, 0", "400, 100, 100"})
    void inNinetyFiveOfAHundredExperimentsItHoldsTheTrueDifference(int pairs, int truth, int alike) {
        Draws draws = Draws.of(pairs + truth + alike, "difference");
        int experiments = 4_000;
        int held = 0;
        for (int i = 0; i < experiments; i++) {
            List<Double> points = new ArrayList<>();
            for (int pair = 0; pair < pairs; pair++) {
                double first = game(draws, truth);
                double second = draws.chance(alike) ? first : game(draws, truth);
                points.add((first + second) / 2);
            }
            EloDifference elo = EloDifference.of(PairedRate.of(points));
            if (elo.low() <= truth && truth <= elo.high()) held++;
        }

        assertThat((double) held / experiments).isBetween(0.93, 0.98);
    }

    private static double game(Draws draws, int truth) {
        return (draws.next() >>> 11) * 0x1p-53 < EloDifference.rate(truth) ? 1 : 0;
    }

    @Test
    void thePairsOfEvenPlayersTellThatTheyAreEven() {
        EloDifference elo = EloDifference.of(PairedRate.of(Collections.nCopies(200, 0.5)));

        assertThat(elo.value()).isZero();
        assertThat(elo.high()).isBetween(1.0, 15.0);
        assertThat(elo.low()).isCloseTo(-elo.high(), within(1e-9));
    }
}
