package lectern.game.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "João Britão", "Ελένη", "李小龍", "“x” – 7…", "\ud835\udc9c"})
    void aTextThatCanBeSeenStays(String text) {
        assertThat(Printable.is(text)).isTrue();
        assertThat(Printable.of(text)).isSameAs(text);
    }

    /** What moves the cursor, turns the direction of writing, cannot be seen, or is half a letter. */
    @ParameterizedTest
    @ValueSource(
            strings = {"\u001b", "\u009b", "\n", "\u007f", "\u202e", "\u2066", "\u200b", "\u2028", "\ue000", "\ud835"})
    void aSignThatCannotIsReplaced(String sign) {
        assertThat(Printable.is(sign)).isFalse();
        assertThat(Printable.of("a" + sign + "b")).isEqualTo("a\ufffdb");
    }
}
