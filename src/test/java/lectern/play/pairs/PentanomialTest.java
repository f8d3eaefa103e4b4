package lectern.play.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class PentanomialTest {
    @Test
    void pairsAreCountedByTheirPoints() {
        Pentanomial pairs = Pentanomial.of(List.of(0.5, 1.0, 0.25, 0.5, 0.75));

        assertThat(pairs.counts()).containsExactly(0, 1, 2, 1, 1);
        assertThat(pairs.pairs()).isEqualTo(5);
        assertThat(pairs.mean()).isCloseTo(0.6, within(1e-12));
        // The squares' mean is (0.0625 + 0.25 + 0.25 + 0.5625 + 1) / 5 = 0.425.
        assertThat(pairs.variance()).isCloseTo(0.065, within(1e-12));
        assertThat(pairs.rate()).isEqualTo(PairedRate.of(List.of(0.5, 1.0, 0.25, 0.5, 0.75)));
        assertThat(pairs.with(0)).isEqualTo(Pentanomial.of(List.of(0.5, 1.0, 0.25, 0.5, 0.75, 0.0)));
    }

    @Test
    void nothingElseCanBeBroughtByAPair() {
        assertThatThrownBy(() -> Pentanomial.of(List.of(0.3))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Pentanomial.of(List.of(1.25))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void ofNoPairsNothingIsKnown() {
        assertThat(Pentanomial.NONE.pairs()).isZero();
        assertThat(Pentanomial.NONE.mean()).isNaN();
    }
}
