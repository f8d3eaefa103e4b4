package lectern.play.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import lectern.game.Draws;
import org.junit.jupiter.api.Test;

class SpsaTest {
    /** Its top is at 2, -1 and 0.5. */
    private static double height(double[] place) {
        return -square(place[0] - 2) - square(place[1] + 1) - square(place[2] - 0.5);
    }

    private static double square(double number) {
        return number * number;
    }

    @Test
    void climbsAQuadraticThatItCanOnlyMeasureWithNoise() {
        double[] found = climbed(7, 2_000, 0.3);

        assertThat(found[0]).isCloseTo(2, within(0.15));
        assertThat(found[1]).isCloseTo(-1, within(0.15));
        assertThat(found[2]).isCloseTo(0.5, within(0.15));
    }

    @Test
    void fromMostSeedsItEndsFarHigherThanItBegan() {
        for (int seed = 1; seed <= 20; seed++) {
            assertThat(height(climbed(seed, 300, 1))).isGreaterThan(height(new double[3]) / 4);
        }
    }

    @Test
    void theSameSeedGoesTheSameWay() {
        assertThat(climbed(3, 50, 0.1)).isEqualTo(climbed(3, 50, 0.1)).isNotEqualTo(climbed(4, 50, 0.1));
    }

    @Test
    void theGainsAreThoseOfTheBook() {
        GainSequences gains = new GainSequences(0.16, 100, 0.5);

        assertThat(gains.step(1)).isCloseTo(0.16 / Math.pow(101, 0.602), within(1e-12));
        assertThat(gains.perturbation(1)).isEqualTo(0.5);
        assertThat(gains.perturbation(1024)).isCloseTo(0.5 / Math.pow(2, 1.01), within(1e-12));
    }

    @Test
    void aDifferenceThatChanceMakesMovesEachWeightByTheWayThatWasWished() {
        GainSequences gains = GainSequences.moving(500, 0.3, 0.1, 0.25);
        double slope = 0.25 / (2 * gains.perturbation(1));

        assertThat(gains.stability()).isEqualTo(50);
        assertThat(gains.step(1) * slope).isCloseTo(0.1, within(1e-12));
    }

    @Test
    void withoutAMeasurementItStaysWhereItIs() {
        Spsa spsa = new Spsa(new GainSequences(1, 10, 0.1), 1);

        assertThat(spsa.iterate(new double[2], 1, (plus, minus, k) -> Optional.empty()))
                .isEmpty();
    }

    private static double[] climbed(int seed, int iterations, double noise) {
        Spsa spsa = new Spsa(new GainSequences(0.5, iterations / 10.0, 0.2), seed);
        Draws draws = Draws.of(seed, "noise");
        double[] place = new double[3];
        for (int k = 1; k <= iterations; k++) {
            place = spsa.iterate(place, k, (plus, minus, now) -> {
                        double shaken = noise * (draws.below(2_001) / 1_000.0 - 1);
                        return Optional.of(height(plus) - height(minus) + shaken);
                    })
                    .orElseThrow();
        }
        return place;
    }
}
