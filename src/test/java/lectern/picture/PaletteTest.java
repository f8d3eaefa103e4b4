package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import lectern.picture.ink.Colours;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** What the palettes promise: the same keys, and enough contrast (WCAG 2: 4.5 for text, 3 for shapes). */
class PaletteTest {
    static final List<String> THEMES = Palette.THEMES;

    /** A piece, then what it may lie on. A piece is seen by its body or by the line around it. */
    private static final Map<String, List<String>> LYING = Map.ofEntries(
            Map.entry("marbles.x", List.of("marbles.socket")),
            Map.entry("marbles.o", List.of("marbles.socket")),
            Map.entry("sandbank.tile.white", List.of("sandbank.sand")),
            Map.entry("sandbank.tile.black", List.of("sandbank.sand")),
            Map.entry("sandbank.tower.white", List.of("sandbank.tile.white", "sandbank.tile.black")),
            Map.entry("sandbank.tower.black", List.of("sandbank.tile.white", "sandbank.tile.black")),
            Map.entry("values.first", List.of("values.worst", "values.best")),
            Map.entry("values.second", List.of("values.worst", "values.best")),
            Map.entry("pets.cat", List.of("pets.lawn", "pets.mown")),
            Map.entry("pets.dog", List.of("pets.lawn", "pets.mown")),
            Map.entry("pets.bush", List.of("pets.lawn", "pets.mown")),
            Map.entry("microbes.red", List.of("microbes.cell")),
            Map.entry("microbes.blue", List.of("microbes.cell")),
            Map.entry("microbes.wall", List.of("microbes.cell")));

    @ParameterizedTest
    @FieldSource("THEMES")
    void everyThemeHasEveryColourAndNoOther(String theme) {
        assertThat(new TreeSet<>(Palette.read(theme).colours().keySet())).containsExactlyElementsOf(Palette.KEYS);
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void textCanBeRead(String theme) {
        Palette palette = Palette.read(theme);
        assertThat(contrast(palette, "label", "surface")).isGreaterThan(4.5);
        assertThat(contrast(palette, "values.value", "values.worst")).isGreaterThan(4.5);
        assertThat(contrast(palette, "values.value", "values.best")).isGreaterThan(4.5);
        for (String key : Palette.KEYS) {
            if (key.startsWith("mark.")) {
                Color colour = palette.of(key);
                assertThat(Colours.contrast(colour, Colours.readableOn(colour)))
                        .as("a label on %s", key)
                        .isGreaterThan(4.5);
            }
        }
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void piecesStandOutFromWhatTheyLieOn(String theme) {
        Palette palette = Palette.read(theme);
        LYING.forEach((piece, grounds) -> grounds.forEach(ground -> assertThat(
                        Math.max(contrast(palette, piece, ground), contrast(palette, piece + ".edge", ground)))
                .as("%s on %s", piece, ground)
                .isGreaterThan(3)));
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void marksStandOutFromTheirHalo(String theme) {
        Palette palette = Palette.read(theme);
        for (String key : Palette.KEYS) {
            if ((key.startsWith("mark.") || key.startsWith("drawn."))
                    && !key.equals("mark.halo")
                    && !key.endsWith(".fill")) {
                assertThat(contrast(palette, key, "mark.halo")).as(key).isGreaterThan(3);
            }
        }
        assertThat(contrast(palette, "edge.arrow", "edge.button")).isGreaterThan(3);
        assertThat(contrast(palette, "edge.line", "surface")).isGreaterThan(3);
    }

    @ParameterizedTest
    @FieldSource("THEMES")
    void noTwoGroupsHaveNearlyTheSameColour(String theme) {
        Palette palette = Palette.read(theme);
        for (int one = 2; one <= Swatches.COLOURS; one++) {
            for (int other = 1; other < one; other++) {
                assertThat(Colours.distance(palette.of("mark.group." + one), palette.of("mark.group." + other)))
                        .as("%d and %d", one, other)
                        .isGreaterThan(32);
            }
        }
    }

    @Test
    void distancesAreThoseOfCieLab() {
        assertThat(Colours.distance(Color.BLACK, Color.WHITE)).isCloseTo(100, within(0.1));
        assertThat(Colours.distance(new Color(0x0072b2), new Color(0x2a7ea6))).isLessThan(20);
        assertThat(Colours.distance(Color.RED, Color.RED)).isZero();
    }

    /** A key that nothing is painted with would be one more for every theme to fill. */
    @Test
    void everyColourIsUsed() throws IOException {
        String code = code();
        assertThat(Palette.KEYS).allMatch(key -> code.contains("\"" + key + "\"") || isMadeFromParts(key, code));
    }

    private static boolean isMadeFromParts(String key, String code) {
        int end = Math.max(0, key.lastIndexOf('.'));
        boolean last =
                code.contains("\"" + key.substring(end) + "\"") || key.startsWith("mark.") || key.startsWith("drawn.");
        return last || key.startsWith("sandbank.t");
    }

    private static String code() throws IOException {
        StringBuilder code = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/lectern/picture"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) code.append(Files.readString(file));
        }
        return code.toString();
    }

    @Test
    void aPaletteLacksNoColour() {
        Map<String, Color> colours = new HashMap<>(Palette.read("light").colours());
        colours.remove("label");

        assertThatThrownBy(() -> new Palette(colours)).hasMessageContaining("label");
        assertThatThrownBy(() -> Palette.read("light").of("sky")).hasMessageContaining("sky");
        assertThatThrownBy(() -> Palette.read("pink")).hasMessageContaining("pink");
    }

    @ParameterizedTest
    @CsvSource({"#0a0b0c, 10, 11, 12, 255", "#ff000080, 255, 0, 0, 128"})
    void coloursAreReadFromSixOrEightDigits(String text, int red, int green, int blue, int alpha) {
        assertThat(Colours.read(text)).isEqualTo(new Color(red, green, blue, alpha));
    }

    @Test
    void whatIsNoColourIsRefused() {
        for (String text : List.of("", "#12345", "red", "#1234567", "0x123456")) {
            assertThatThrownBy(() -> Colours.read(text)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aFadedPaletteIsSomeWayTowardsAnotherColour() {
        Palette faded = Palette.read("contrast").faded(Color.WHITE, 0.5);

        assertThat(faded.of("surface")).isEqualTo(new Color(128, 128, 128));
        assertThat(faded.of("label")).isEqualTo(Color.WHITE);
    }

    private static double contrast(Palette palette, String one, String other) {
        return Colours.contrast(palette.of(one), palette.of(other));
    }
}
