package lectern.written;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** YAML that a careless reader would fail at, or need much memory for. */
class WrittenYamlTest {
    private static final WrittenYaml.Bounds BOUNDS = new WrittenYaml.Bounds(64 * 1024, 6, 1000, 1000);

    /** Every item below it has the key in its path. */
    @Test
    void ofALongKeyAPathHasTheBeginning() {
        Written read = WrittenYaml.read("? " + "k".repeat(60_000) + "\n: [[a]]\n", BOUNDS);

        Written.Fields fields = (Written.Fields) read;
        Written.Items items =
                (Written.Items) fields.fields().values().iterator().next().value();
        assertThat(((Written.Items) items.items().get(0)).items().get(0).place().path())
                .isEqualTo("k".repeat(40) + "…[1][1]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\\x", "\"\\u", "- \"\\U", "a: \"b\\x"})
    void aTextThatEndsInAnEscapeIsRefused(String text) {
        WrittenFault fault = catchThrowableOfType(WrittenFault.class, () -> WrittenYaml.read(text, BOUNDS));

        assertThat(fault.reason().toString()).contains("written.yaml.escape");
    }
}
