package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileChoiceTest {
    @Test
    void aNameOfTheSystemIsAPath() {
        assertThat(FileChoice.path("games/first.lectern")).hasValue(Path.of("games", "first.lectern"));
    }

    /** The first as Java shows a name in another encoding, the second as no system can have it. */
    @ParameterizedTest
    @ValueSource(strings = {"games/J\uFFFDrg.lectern", "games/\0.lectern"})
    void aNameThatTheSystemDoesNotHaveIsNone(String name) {
        assertThat(FileChoice.path(name)).isEmpty();
    }
}
