package lectern.gui.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScaleTest {
    @ParameterizedTest
    @ValueSource(strings = {"150", " 150 ", "150%", "150 %"})
    void aScaleIsReadWithOrWithoutItsPercentSign(String text) {
        assertThat(Scale.read(text)).contains(new Scale(150));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "99", "251", "-150", "1.5", "large", "15000000000"})
    void whatIsNoScaleFromOneHundredToTwoHundredAndFiftyIsNone(String text) {
        assertThat(Scale.read(text)).isEmpty();
    }

    @Test
    void thereIsNoScaleOutsideOfTheRange() {
        assertThatThrownBy(() -> new Scale(99)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Scale(251)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void largerAndSmallerStepThroughWhatIsOffered() {
        assertThat(new Scale(150).larger()).isEqualTo(new Scale(175));
        assertThat(new Scale(150).smaller()).isEqualTo(new Scale(125));
        assertThat(new Scale(160).larger()).isEqualTo(new Scale(175));
        assertThat(new Scale(160).smaller()).isEqualTo(new Scale(150));
    }

    @Test
    void atTheEndsItStays() {
        assertThat(new Scale(250).larger()).isEqualTo(new Scale(250));
        assertThat(new Scale(100).smaller()).isEqualTo(new Scale(100));
    }
}
