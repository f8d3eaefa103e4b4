package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvLineTest {
    @Test
    void fieldsHaveCommasBetweenThem() {
        assertThat(CsvLine.of(List.of("1", "", "easy"))).isEqualTo("1,,easy\n");
    }

    @Test
    void aFieldThatCouldBeTakenApartIsQuoted() {
        assertThat(CsvLine.of(List.of("a,b", "say \"x\"", "a;b", "a\tb", "a\nb")))
                .isEqualTo("\"a,b\",\"say \"\"x\"\"\",\"a;b\",\"a\tb\",\"a\nb\"\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+A1", "-A1", "@SUM(A1)", "=", "-", "-1+cmd", "\uff1dA1", "=cmd|' /C calc'!A0"})
    void aFieldThatASpreadsheetWouldCalculateBecomesText(String field) {
        assertThat(CsvLine.of(List.of(field))).isEqualTo("'" + field + "\n");
    }

    @Test
    void thisHoldsBehindWhatSomeSpreadsheetsTakeForTheEndOfAField() {
        assertThat(CsvLine.of(List.of("\t=A1"))).isEqualTo("\"'\t'=A1\"\n");
        assertThat(CsvLine.of(List.of("\rA1"))).isEqualTo("\"'\rA1\"\n");
        assertThat(CsvLine.of(List.of("easy;=A1"))).isEqualTo("\"easy;'=A1\"\n");
        assertThat(CsvLine.of(List.of("easy\n =A1"))).isEqualTo("\"easy\n' =A1\"\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "+1", "0", "-0.25", "1.5E-7", "-Infinity", "NaN", "g7-e5", "o5x/7 x 0 1", "a=b"})
    void numbersAndWordsStayAsTheyAre(String field) {
        assertThat(CsvLine.of(List.of(field))).isEqualTo(field + "\n");
    }
}
