package lectern;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the process says on a machine that cannot read a name, or has nothing to write with: one sentence. */
@Timeout(120)
@EnabledOnOs(OS.LINUX)
class MachineTest {
    private static final String ASCII = "C";
    private static final String UTF_8 = "C.UTF-8";

    /** What the shell makes of these: a letter that ASCII does not have, and a byte that is no letter in UTF-8. */
    private static final String UMLAUT = "\\303\\244";

    private static final String NO_LETTER = "\\377";
    private static final String NO_SETTING = "";

    @TempDir
    static Path home;

    private static String withoutFonts;

    private record End(int exitCode, List<String> said) {}

    @BeforeAll
    static void hideFonts() throws IOException {
        Path nothing = Files.createDirectory(home.resolve("fonts"));
        Path configuration = Files.writeString(home.resolve("fonts.conf"), """
                <?xml version="1.0"?>
                <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
                <fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>
                """.formatted(nothing, nothing));
        withoutFonts = "FONTCONFIG_FILE=" + configuration;
    }

    /**
     * Runs a command line through the shell, which knows how to pass bytes on.
     *
     * @param setting a variable of the environment
     * @param bytes what {@code BYTES} stands for in the setting and in the line
     */
    private static End lectern(String locale, String setting, String bytes, String line) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        // Java keeps what it knows about fonts in its user's home.
        String script = "BYTES=$(printf '%s'); exec env %s \"$0\" -Duser.home='%s' -cp \"$1\" lectern.Main %s"
                .formatted(bytes, setting, home, line)
                .replaceAll("\\bBYTES\\b(?!=)", "\"\\$BYTES\"");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", script, java, System.getProperty("java.class.path"));
        builder.environment().keySet().removeAll(List.of("DISPLAY", "JAVA_TOOL_OPTIONS", "XDG_DATA_HOME"));
        builder.environment().put("LC_ALL", locale);
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new End(process.waitFor(), said.lines().toList());
    }

    private static void assertRefused(End end, String... parts) {
        assertThat(end.said()).singleElement().asString().contains(parts);
        assertThat(end.exitCode()).isEqualTo(2);
    }

    static Stream<String> commands() {
        return Stream.of(
                "--data " + home + "/BYTES",
                "render infection --out " + home + "/BYTES.svg",
                "lesson check " + home + "/BYTES",
                "lesson export " + home + "/BYTES --to html",
                "lesson export lessons/infection/rules.en.md --to html --out " + home + "/BYTES",
                "tournament infection easy easy --games 2 --out " + home + "/BYTES",
                "explain infection BYTES");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aNameInAnotherEncodingIsRefusedInOneSentence(String line) throws Exception {
        assertRefused(lectern(ASCII, NO_SETTING, UMLAUT, line), "cannot be read here", "US-ASCII");
        assertRefused(lectern(UTF_8, NO_SETTING, NO_LETTER, line), "cannot be read here", "UTF-8");
        try (Stream<Path> files = Files.list(home)) {
            assertThat(files)
                    .extracting(Path::getFileName)
                    .extracting(Path::toString)
                    .noneMatch(name -> name.contains("\uFFFD"));
        }
    }

    @Test
    void aHomeInAnotherEncodingIsNamedWithTheWayOut() throws Exception {
        String setting = "XDG_DATA_HOME=/BYTES";

        assertRefused(lectern(ASCII, setting, UMLAUT, ""), "Games would be kept in", "US-ASCII", "--data");
        assertRefused(lectern(UTF_8, setting, NO_LETTER, ""), "Games would be kept in", "UTF-8", "--data");
        assertRefused(lectern(ASCII, setting, UMLAUT, "--data " + home), "There is no screen here");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "render infection --out board.png",
                "render infection --out board.svg --lang en",
                "lesson export lessons/infection/rules.en.md --to pdf"
            })
    void withoutFontsNoBoardIsDrawnAndOneSentenceSaysWhy(String line) throws Exception {
        assertRefused(lectern(UTF_8, withoutFonts, "", line), "There are no fonts on this machine");
    }

    @Test
    void withoutFontsALessonIsStillHandedOutAsText() throws Exception {
        End end = lectern(UTF_8, withoutFonts, "", "lesson export lessons/infection/rules.en.md --to md");

        assertThat(end.exitCode()).isZero();
        assertThat(end.said()).hasSizeGreaterThan(20);
    }
}
