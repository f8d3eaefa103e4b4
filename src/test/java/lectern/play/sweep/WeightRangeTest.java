package lectern.play.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import lectern.play.TournamentRefused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightRangeTest {
    @Test
    void tenStepsAreElevenValuesAsOneWouldWriteThem() {
        assertThat(new WeightRange("count", 0, 1, 10).values())
                .containsExactly(0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0);
        assertThat(new WeightRange("count", -0.3, 0.3, 2).values()).containsExactly(-0.3, 0.0, 0.3);
    }

    @Test
    void aRangeMayGoDown() {
        assertThat(new WeightRange("count", 1, -1, 4).values()).containsExactly(1.0, 0.5, 0.0, -0.5, -1.0);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 0, play.sweep.steps",
        "0, 1, -1, play.sweep.steps",
        "0, 1, 101, play.sweep.steps",
        "0, 1, 2147483647, play.sweep.steps",
        "1, 1, 5, play.sweep.one-value",
        "NaN, 1, 5, play.sweep.no-weight",
        "0, Infinity, 5, play.sweep.no-weight",
        "0, 1e9, 5, play.sweep.no-weight"
    })
    void whatIsNoRangeIsRefused(double from, double to, int steps, String reason) {
        assertThatThrownBy(() -> new WeightRange("count", from, to, steps))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo(reason));
    }
}
