package lectern;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The one jar, as it is handed on: with the texts that the licences of all that is in it ask for. */
class OneJarIT {
    private JarFile jar;

    @BeforeEach
    void open() throws IOException {
        jar = new JarFile(Path.of("target", "lectern.jar").toFile());
    }

    @AfterEach
    void close() throws IOException {
        jar.close();
    }

    private String text(String name) throws IOException {
        assertThat(jar.getEntry(name)).as(name).isNotNull();
        try (InputStream in = jar.getInputStream(jar.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void itSaysWhatItIsAndOfWhichVersion() throws IOException {
        Attributes manifest = jar.getManifest().getMainAttributes();

        assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_TITLE)).isEqualTo("Lectern");
        assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION)).matches("[0-9].*");
        assertThat(text("lectern/build.properties"))
                .contains("version=" + manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION) + "\n");
    }

    @Test
    void itHoldsTheLicenceOfLectern() throws IOException {
        assertThat(text("META-INF/LICENSE")).isEqualTo(Files.readString(Path.of("LICENSE")));
    }

    /** The text is the one that the library itself comes with, of the version that is built in. */
    @ParameterizedTest
    @CsvSource({
        "commonmark, org/commonmark/node/Node.class, LICENSE.txt",
        "jsvg, com/github/weisj/jsvg/SVGDocument.class, LICENSE",
        "pdfbox, org/apache/pdfbox/pdmodel/PDDocument.class, LICENSE",
        "fontbox, org/apache/fontbox/ttf/TrueTypeFont.class, LICENSE",
        "apache-2.0, com/formdev/flatlaf/FlatLaf.class, LICENSE"
    })
    void itHoldsTheLicencesOfLibraries(String licence, String part, String name) throws IOException {
        String place = getClass().getResource("/" + part).toString();
        URL own = new URL(place.substring(0, place.length() - part.length()) + "META-INF/" + name);
        try (InputStream in = own.openStream()) {
            String expected = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(text("META-INF/licenses/" + licence + ".txt")).isEqualTo(expected);
        }
    }

    /** MigLayout comes with its licence in its source files alone. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "META-INF/licenses/miglayout.txt",
                "META-INF/LICENSE-LGPL-2.1.txt",
                "net/sf/jasperreports/fonts/dejavu/LICENSE"
            })
    void itHoldsLicencesThatStandElsewhere(String name) throws IOException {
        assertThat(text(name)).containsIgnoringCase("copyright").containsIgnoringCase("warrant");
    }

    /** As it does whatever the encoding of the machine that the jar was built on. */
    @Test
    void itsNoticeIsWrittenInUtf8() throws IOException {
        assertThat(text("META-INF/NOTICE"))
                .contains("Apache PDFBox")
                .contains("Copyright © 2023 Werner Randelshofer")
                .doesNotContain("\uFFFD");
    }
}
