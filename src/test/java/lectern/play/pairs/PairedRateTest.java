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

class PairedRateTest {
    /**
     * By hand: four pairs with 1, 1/2, 1/2 and 3/4 points a game have the mean 0.6875 and the variance 0.04296875, a fifth
     * of a coin's 0.21484375. With two pairs of caution that is (4 * 0.2 + 2) / 6 of it, as many as 8.5714 trials; the
     * centre is (8.5714 * 0.6875 + 1.9207) / 12.4129, the half width 1.95996 / 12.4129 * sqrt(1.84152 + 0.96036).
     */
    @Test
    void theIntervalIsThatOfAComputationByHand() {
        PairedRate rate = PairedRate.of(List.of(1.0, 0.5, 0.5, 0.75));

        assertThat(rate.pairs()).isEqualTo(4);
        assertThat(rate.value()).isEqualTo(0.6875);
        assertThat(rate.low()).isCloseTo(0.36517, within(0.00001));
        assertThat(rate.high()).isCloseTo(0.89378, within(0.00001));
    }

    @Test
    void wherePairsBringAllOrNothingItIsWilsonsInterval() {
        List<Double> pairs = new ArrayList<>(Collections.nCopies(7, 1.0));
        pairs.addAll(Collections.nCopies(3, 0.0));
        PairedRate rate = PairedRate.of(pairs);

        // Wilson's interval of 7 out of 10, as tables have it.
        assertThat(rate.low()).isCloseTo(0.3968, within(0.0001));
        assertThat(rate.high()).isCloseTo(0.8922, within(0.0001));
    }

    /** Newcombe 1998, table I, method 3 (the score interval without continuity correction). */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void wilsonsIntervalIsTheOneOfTheLiterature(int won, int pairs, double low, double high) {
        PairedRate rate = new PairedRate(pairs, won, won);

        assertThat(rate.low()).isCloseTo(low, within(0.00005));
        assertThat(rate.high()).isCloseTo(high, within(0.00005));
    }

    @Test
    void forTheOtherSideItIsTheOtherWayRound() {
        List<Double> pairs = List.of(1.0, 0.5, 0.5, 0.75);
        List<Double> reversed = List.of(0.0, 0.5, 0.5, 0.25);

        assertThat(PairedRate.of(pairs).reversed()).isEqualTo(PairedRate.of(reversed));
    }

    @Test
    void pairsInWhichEachSideWinsOnceTellMoreThanGamesThatAreIndependent() {
        PairedRate onceEach = PairedRate.of(Collections.nCopies(50, 0.5));
        List<Double> allOrNothing = new ArrayList<>(Collections.nCopies(25, 1.0));
        allOrNothing.addAll(Collections.nCopies(25, 0.0));

        assertThat(onceEach.low()).isGreaterThan(0.47);
        assertThat(PairedRate.of(allOrNothing).low()).isLessThan(0.38);
    }

    @Test
    void withoutPairsNothingIsKnown() {
        PairedRate none = PairedRate.of(List.of());

        assertThat(none.value()).isNaN();
        assertThat(none.low()).isZero();
        assertThat(none.high()).isEqualTo(1);
        assertThat(none.isAboveHalf()).isFalse();
        assertThat(none.isBelowHalf()).isFalse();
    }

    @Test
    void theIntervalHoldsItsRateAndStaysBetweenNoneAndAll() {
        Draws draws = Draws.of(1, "pairs");
        for (int i = 0; i < 2_000; i++) {
            List<Double> pairs = new ArrayList<>();
            for (int pair = 0; pair <= draws.below(12); pair++) pairs.add(draws.below(5) / 4.0);
            PairedRate rate = PairedRate.of(pairs);

            assertThat(rate.low()).isBetween(0.0, rate.value());
            assertThat(rate.high()).isBetween(rate.value(), 1.0);
        }
    }

    /** How often the interval of so many pairs holds the true rate, where openings favour a seat more or less. */
    @ParameterizedTest(name = "{0} pairs, strength {1} %, openings decided {2} %")
    @CsvSource({"10, 50, 30", "25, 50, 70", "50, 60, 30", "100, 60, 0", "100, 75, 50", "100, 90, 20", "200, 50, 95"})
    void inNinetyFiveOfAHundredExperimentsItHoldsTheTrueRate(int pairs, int strength, int decided) {
        Draws draws = Draws.of(pairs + strength + decided, "coverage");
        double truth = decided / 100.0 * 0.5 + (1 - decided / 100.0) * strength / 100.0;
        int experiments = 4_000;
        int held = 0;
        for (int i = 0; i < experiments; i++) {
            List<Double> points = new ArrayList<>();
            for (int pair = 0; pair < pairs; pair++) points.add(pair(draws, strength, decided));
            PairedRate rate = PairedRate.of(points);
            if (rate.low() <= truth && truth <= rate.high()) held++;
        }

        // Never far below what it promises; where nearly all pairs are even it is wider than it had to be.
        assertThat((double) held / experiments).isBetween(0.93, decided <= 70 ? 0.985 : 1);
    }

    /** An opening that is decided is won by each side once; otherwise both games go as the strength is. */
    private static double pair(Draws draws, int strength, int decided) {
        if (draws.chance(decided)) return 0.5;
        return ((draws.chance(strength) ? 1 : 0) + (draws.chance(strength) ? 1 : 0)) / 2.0;
    }
}
