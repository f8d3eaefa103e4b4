package lectern.heuristic.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Formulas that ask for more than looking at a position, or would take a careless reader down; and honest mistakes. */
class HostileFormulasTest {
    private static final Path LIST = Path.of("src/test/resources/lectern/heuristic/hostile-formulas.txt");
    private static final GameKind INFECTION = Games.read("infection").kind();

    static Stream<String> hostile() throws IOException {
        return Files.readAllLines(LIST).stream();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void isRefusedWithASentenceAndAColumn(String text) {
        UnreadableText refused = refused(text);

        assertThat(refused.kind()).isEqualTo(UnreadableText.Kind.FORMULA);
        assertThat(refused.column()).isBetween(1, text.length() + 1);
        assertThat(refused.column() - 1 + refused.length()).isLessThanOrEqualTo(text.length());
        for (Language language : Language.values())
            assertThat(new Sentences(language).of(refused.reason()))
                    .isNotBlank()
                    .doesNotContain("{0", "{1");
    }

    @Test
    void soAreVeryLongOnes() {
        for (String part : List.of("1 + ", "(", "not ", "-", "{", "near(", "a", "9", " ", "\u0000", "\n")) {
            assertThat(refused(part.repeat(100_000)).kind()).as(part).isEqualTo(UnreadableText.Kind.FORMULA);
        }
    }

    @Test
    void soAreSignsThatCannotBeSeen() {
        for (int sign = 0; sign < 0x2100; sign++) {
            if (sign == '\t' || sign == '\n' || sign == '\r' || (sign >= ' ' && sign < 0x7f)) continue;
            assertThat(refused("count(own)" + Character.toString(sign)).column())
                    .isEqualTo(11);
        }
    }

    private static UnreadableText refused(String text) {
        UnreadableText refused = catchThrowableOfType(UnreadableText.class, () -> Formula.number(text, INFECTION));
        assertThat(refused).as(text).isNotNull();
        return refused;
    }
}
