package lectern.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written for programs is the same on machines of all languages, the names of files included. */
@Timeout(120)
class EveryLocaleTest {
    @TempDir
    static Path home;

    private static Map<String, String> usual;

    @BeforeAll
    static void writeWithNoLocale() throws Exception {
        usual = written("");
    }

    @ParameterizedTest
    @MethodSource("lectern.text.DefaultLocale#unlikeOurs")
    void programsAreToldTheSame(String language) throws Exception {
        assertThat(usual.keySet())
                .contains("tournament/games/0001.lectern", "tournament/games/0002.lectern")
                .contains("tournament/games.csv", "tournament/summary.json", "board.svg", "lesson.html");
        assertThat(usual).extractingByKey("query.answer").asString().contains("\\ud800", "\"candidates\":");
        usual.forEach((name, text) -> {
            if (name.endsWith(".answer")) assertThat(text).as(name).startsWith("0\n");
        });

        Map<String, String> here = written(language);

        assertThat(here.keySet()).isEqualTo(usual.keySet());
        here.forEach((name, text) -> assertThat(text).as(name).isEqualTo(usual.get(name)));
    }

    /** Texts by the names of their files. The day on which a game was played may have ended in between. */
    private static Map<String, String> written(String language) throws Exception {
        Path folder = home.resolve("in-" + language);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        // It ends before the second compiler would have saved more than it takes.
                        "-XX:TieredStopAtLevel=1",
                        "-Duser.language=" + language,
                        "-Duser.country=",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EveryOutput.class.getName(),
                        Files.createDirectory(folder).toString(),
                        Path.of("lessons/infection/rules.en.md").toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                texts.put(name(folder, file), text(folder, file));
        }
        return texts;
    }

    private static String name(Path folder, Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    private static String text(Path folder, Path file) throws IOException {
        return Files.readString(file)
                .replace(folder.toString(), "FOLDER")
                .replaceAll("date: [0-9]{4}-[0-9]{2}-[0-9]{2}", "date: DATE");
    }
}
