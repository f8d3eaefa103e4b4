package lectern.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the window and the handouts say in Portuguese has no English words, and the quotation marks of the language. */
class PortugueseTest {
    /** Names, and words that both languages have. */
    private static final Set<String> THE_SAME = Set.of(
            "Minimax",
            "Negamax",
            "PUCT",
            "Cats & Dogs",
            "7th Guest: Infection",
            "Pushee Pieces",
            "Shiftago Express",
            "Syrtis",
            "English",
            "Português",
            "Impossibru",
            "Monte Carlo",
            "Normal",
            "OK",
            "Tempo",
            "Total",
            "horizontal",
            "vertical",
            "Horizontal",
            "Vertical",
            "singular",
            "plural");

    private static final Pattern PLACE = Pattern.compile("\\{[^{}]*}");
    private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");
    private static final Pattern VALUE_OR_VERDICT =
            Pattern.compile("\\b(random|most|last|report|win|loss|draw|off|on|unlimited)\\b");

    @ParameterizedTest
    @MethodSource("lectern.text.BundlesTest#patternNames")
    void noEnglishSentenceIsLeft(String name) throws IOException {
        Map<String, String> english = BundlesTest.english(name);
        BundlesTest.portuguese(name).forEach((key, text) -> {
            boolean words = WORD.matcher(PLACE.matcher(text).replaceAll("")).find();
            if (words && !THE_SAME.contains(text)) assertThat(text).as(key).isNotEqualTo(english.get(key));
        });
    }

    @ParameterizedTest
    @MethodSource("lectern.text.BundlesTest#patternNames")
    void quotationMarksAreAngled(String name) throws IOException {
        BundlesTest.portuguese(name)
                .forEach((key, text) -> assertThat(text).as(key).doesNotContain("“", "”", "\""));
    }

    @ParameterizedTest
    @MethodSource("lectern.text.BundlesTest#patternNames")
    void optionsAndVerdictsAreInPortuguese(String name) throws IOException {
        BundlesTest.portuguese(name)
                .forEach((key, text) -> assertThat(text).as(key).doesNotContainPattern(VALUE_OR_VERDICT));
    }
}
