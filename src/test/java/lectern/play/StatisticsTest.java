package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatisticsTest {
    /** Newcombe 1998, table I, method 3 (the score interval without continuity correction). */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void wilsonsIntervalIsTheOneOfTheLiterature(int successes, int trials, double low, double high) {
        Rate rate = new Rate(successes, trials);

        assertThat(rate.low()).isCloseTo(low, within(0.00005));
        assertThat(rate.high()).isCloseTo(high, within(0.00005));
        assertThat(rate.value()).isEqualTo((double) successes / trials);
    }

    @Test
    void theIntervalStaysWithinZeroAndOne() {
        assertThat(new Rate(0, 20).low()).isZero();
        assertThat(new Rate(20, 20).high()).isEqualTo(1);
        assertThat(new Rate(20, 20).low()).isCloseTo(1 - 0.1611, within(0.00005));
    }

    @Test
    void withoutTrialsNothingIsKnown() {
        Rate rate = new Rate(0, 0);

        assertThat(rate.value()).isNaN();
        assertThat(rate.low()).isZero();
        assertThat(rate.high()).isEqualTo(1);
        assertThat(EloDifference.of(rate).value()).isNaN();
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.75, 190.848", "0.64, 99.951", "0.25, -190.848", "0.909090909090909, 400"})
    void eloPointsFollowFromTheRate(double rate, double points) {
        assertThat(EloDifference.points(rate)).isCloseTo(points, within(0.001));
    }

    @Test
    void theEloDifferenceHasTheIntervalOfItsRate() {
        EloDifference elo = EloDifference.of(new Rate(150, 200));

        assertThat(elo.value()).isCloseTo(190.848, within(0.001));
        // Wilson for 150 of 200: 0.68573 to 0.80497.
        assertThat(elo.low()).isCloseTo(135.6, within(0.2));
        assertThat(elo.high()).isCloseTo(246.3, within(0.2));
    }

    @Test
    void whereEverythingWasWonTheDifferenceIsEndlessButNotItsLowerEnd() {
        EloDifference elo = EloDifference.of(new Rate(200, 200));

        assertThat(elo.value()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.low()).isBetween(600.0, 700.0);
    }

    @Test
    void drawsAndLimitsAreHalfAPoint() {
        ResultCount tally = new ResultCount(6, 2, 1, 3, 0, 1);

        assertThat(tally.games()).isEqualTo(12);
        assertThat(tally.winRate()).isEqualTo(new Rate(6, 12));
        assertThat(tally.score()).isEqualTo(new Rate(8.5, 12));
        assertThat(tally.reversed()).isEqualTo(new ResultCount(1, 2, 6, 3, 1, 0));
        assertThat(tally.reversed().score()).isEqualTo(new Rate(3.5, 12));
    }
}
