package lectern.picture.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class RobustScaleTest {
    private final RobustScale scale = new RobustScale(0.75, 6);

    @Test
    void aFewValuesThatAreFarLargerThanTheOthersAreBeyondTheScale() {
        assertThat(limit(3, -8, 5, 2, 12, 7, 1000, -4)).isEqualTo(12);
    }

    @Test
    void valuesThatDifferAsValuesDoAreAllOnIt() {
        assertThat(limit(1, 2, -5, 9, 20, 30)).isEqualTo(30);
        assertThat(limit(1000, 900, 800)).isEqualTo(1000);
    }

    @Test
    void zerosAndWhatIsInfiniteDoNotCount() {
        assertThat(limit(0, 0, 0, 0, 7, Double.POSITIVE_INFINITY)).isEqualTo(7);
        assertThat(limit(0, 0)).isZero();
        assertThat(limit()).isZero();
    }

    private double limit(double... values) {
        return scale.limit(DoubleStream.of(values));
    }
}
