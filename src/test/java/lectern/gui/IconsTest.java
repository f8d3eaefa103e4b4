package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The icons are one set: on one grid, with one stroke, in the one grey that the themes recolour. */
class IconsTest {
    private static final Path ICONS = Path.of("src/main/resources/lectern/gui/icons");
    private static final String APPLICATION = "lectern.svg";

    @ParameterizedTest
    @MethodSource("icons")
    void standsOnTheSmallGridAndHasOneStroke(Path icon) throws IOException {
        assertThat(Files.readString(icon)).contains("viewBox=\"0 0 16 16\"").contains("stroke-width=\"1.5\"");
    }

    @ParameterizedTest
    @MethodSource("icons")
    void hasOnlyTheGreyThatThemesRecolour(Path icon) throws IOException {
        assertThat(Pattern.compile("#[0-9A-Fa-f]+")
                        .matcher(Files.readString(icon))
                        .results()
                        .map(MatchResult::group))
                .isNotEmpty()
                .containsOnly("#6E6E6E");
    }

    @Test
    void theApplicationHasAnIconOfItsOwn() throws IOException {
        assertThat(Files.readString(ICONS.resolve(APPLICATION))).contains("viewBox=\"0 0 64 64\"");
    }

    static Stream<Path> icons() throws IOException {
        try (Stream<Path> files = Files.list(ICONS)) {
            return files.filter(file -> !file.endsWith(APPLICATION)).sorted().toList().stream();
        }
    }
}
