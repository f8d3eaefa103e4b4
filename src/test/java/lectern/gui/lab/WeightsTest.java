package lectern.gui.lab;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Weights as numbers to be typed and as places on a slider. */
class WeightsTest {
    @ParameterizedTest
    @CsvSource({"1,1", "-0.5,−0.5", "0.000000001,0.000000001", "999999999,999999999", "-0.0,0"})
    void aWeightIsWrittenWithAllItsDigits(double weight, String text) {
        assertThat(WeightText.of(weight, Language.EN)).isEqualTo(text);
        assertThat(WeightText.read(text)).contains(weight + 0.0);
    }

    @Test
    void pointAndCommaAreBothRead() {
        assertThat(WeightText.of(1.5, Language.PT)).isEqualTo("1,5");
        assertThat(WeightText.read("1,5")).contains(1.5);
        assertThat(WeightText.read(" -1.5 ")).contains(-1.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "a", "1e3", "1234567890", "0.1234567891", "1.2.3", "NaN"})
    void whatIsNoWeightIsNotRead(String text) {
        assertThat(WeightText.read(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0,0,1", "1,1,2", "1,2.5,5", "-3,1,10", "0.2,0.2,0.5", "0,1000000,2000000", "999999999,1,500000000"})
    void aSliderLeavesAWeightRoomEnough(double weight, double usual, double end) {
        assertThat(SliderRange.around(weight, usual).most()).isEqualTo(end);
    }

    @Test
    void eachStepOfASliderIsAShortNumber() {
        SliderRange range = SliderRange.around(0.3, 0.1);
        for (int step = -SliderRange.STEPS; step <= SliderRange.STEPS; step++) {
            assertThat(String.valueOf(range.at(step))).hasSizeLessThanOrEqualTo(5);
            assertThat(Math.round(range.step(range.at(step)))).isEqualTo(step);
        }
    }

    @ParameterizedTest
    @CsvSource({"1.6,1.8,1.7", "1.6999,1.7001,1.7", "-3.2,-2.9,-3", "0.123,0.125,0.124"})
    void aWeightBetweenTwoOthersIsToldWithAsFewDigitsAsItTakes(double inside, double outside, double told) {
        assertThat(FoundWeight.between(inside, outside).doubleValue()).isEqualTo(told);
    }
}
