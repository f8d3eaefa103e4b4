package lectern.gui.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Dimension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @CsvSource({
        "1024, 640, 100",
        "1024, 768, 100",
        "1280, 800, 100",
        "1440, 900, 100",
        "1920, 1080, 110",
        "2560, 1440, 150",
        "3840, 2160, 225",
        "7680, 4320, 250",
        "3840, 900, 100"
    })
    void theFirstWindowIsAsLargeAsItsScreenAllows(int width, int height, int percent) {
        assertThat(Scale.fitting(new Dimension(width, height), 1)).isEqualTo(new Scale(percent));
    }

    @Test
    void whereTheSystemsLettersAreLargeAlreadyTheyAreNotEnlargedTwice() {
        assertThat(Scale.fitting(new Dimension(3840, 2160), 2)).isEqualTo(new Scale(110));
    }
}
