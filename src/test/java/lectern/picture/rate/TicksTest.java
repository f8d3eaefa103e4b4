package lectern.picture.rate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TicksTest {
    @Test
    void ticksAreRoundNumbersThatFit() {
        assertThat(Ticks.between(0, 1, 6)).containsExactly(0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0);
        assertThat(Ticks.between(-30, 70, 5)).containsExactly(-25.0, 0.0, 25.0, 50.0);
        assertThat(Ticks.between(0, 4000, 5)).containsExactly(0.0, 1000.0, 2000.0, 3000.0, 4000.0);
    }

    @Test
    void thereAreNeverMoreThanFit() {
        for (double high = 0.001; high < 1e9; high *= 1.7) {
            for (int most = 2; most < 12; most++) {
                assertThat(Ticks.between(0, high, most))
                        .hasSizeLessThanOrEqualTo(most)
                        .isNotEmpty();
            }
        }
    }

    @Test
    void whereThereIsNoWayThereIsOneTick() {
        assertThat(Ticks.between(3, 3, 5)).containsExactly(3.0);
    }
}
