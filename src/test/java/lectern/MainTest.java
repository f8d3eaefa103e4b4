package lectern;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The process itself: its encoding, its exit code, and what it does when nobody reads. */
@Timeout(60)
class MainTest {
    @Test
    void answersAreUtf8WhateverThePlatformsEncodingIs() throws Exception {
        Process lectern = lectern("explain", "infection", "a1a7", "--lang", "pt");

        assertThat(text(lectern.getInputStream())).startsWith("Não é permitido:");
        assertThat(lectern.waitFor()).isZero();
    }

    @Test
    void badInputEndsWithStatusTwoAndOneLine() throws Exception {
        Process lectern = lectern("explain", "infection", "zz", "--lang", "pt");

        assertThat(text(lectern.getErrorStream()).lines()).hasSize(1);
        assertThat(lectern.waitFor()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"en, There is no screen here", "pt, Não há aqui nenhum ecrã"})
    void withoutAScreenTheWindowIsRefusedInOneLine(String language, String beginning) throws Exception {
        for (String screen : List.of("", ":4711")) {
            Process lectern = onScreen(screen, "--lang", language);

            assertThat(text(lectern.getErrorStream()).lines())
                    .singleElement()
                    .asString()
                    .startsWith(beginning)
                    .contains("lectern --help");
            assertThat(lectern.waitFor()).isEqualTo(2);
        }
    }

    @Test
    void anOptionOfTheWindowThatMakesNoSenseIsRefusedInOneLine() throws Exception {
        Process lectern = lectern("--theme", "mauve", "--lang", "pt");

        assertThat(text(lectern.getErrorStream()))
                .isEqualTo("A opção --theme não pode ser «mauve»: tem de ser light, dark ou contrast.\n");
        assertThat(lectern.waitFor()).isEqualTo(2);
    }

    @Test
    void queryAnswersWhileItsInputIsOpenAndEndsWithIt() throws Exception {
        Process lectern = lectern("query");
        BufferedReader answers = lectern.inputReader(StandardCharsets.UTF_8);
        OutputStream requests = lectern.getOutputStream();

        requests.write("{\"id\":\"é\",\"do\":\"é\"}\n".getBytes(StandardCharsets.UTF_8));
        requests.flush();
        assertThat(answers.readLine()).startsWith("{\"id\":\"é\",\"error\":").contains("“é”");
        requests.close();
        assertThat(answers.readLine()).isNull();
        assertThat(lectern.waitFor()).isZero();
    }

    @Test
    void queryEndsWhenNobodyReadsItsAnswers() throws Exception {
        Process lectern = lectern("query");
        lectern.getInputStream().close();
        try (OutputStream requests = lectern.getOutputStream()) {
            for (int i = 0; i < 100_000; i++) requests.write("{}\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException expected) {
            // The process may be gone before it was asked everything.
        }

        assertThat(lectern.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(text(lectern.getErrorStream()).lines()).hasSize(1);
        assertThat(lectern.exitValue()).isEqualTo(1);
    }

    @Test
    void aTournamentThatIsInterruptedKeepsWhatWasFinished(@TempDir Path folder) throws Exception {
        String player = "search:evaluator=report,nodes=9000";
        Process lectern =
                lectern("tournament", "infection", player, "medium", "--games", "40", "--out", folder.toString());
        BufferedReader told = lectern.errorReader(StandardCharsets.UTF_8);
        assertThat(told.readLine()).startsWith("4 of 40 games");
        lectern.toHandle().destroy();

        assertThat(told.lines()).last().asString().endsWith("with --resume the tournament goes on.");
        assertThat(text(lectern.getInputStream())).contains("infection: search:", "points (95 % interval)");
        assertThat(lectern.waitFor()).isEqualTo(128 + 15);
        assertThat(Files.readString(folder.resolve("results.txt"))).endsWith("\n");
    }

    private static Process lectern(String... args) throws IOException {
        return onScreen("", args);
    }

    private static Process onScreen(String screen, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=US-ASCII",
                "-cp",
                System.getProperty("java.class.path"),
                "lectern.Main"));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LC_ALL", "C");
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("DISPLAY");
        if (!screen.isEmpty()) builder.environment().put("DISPLAY", screen);
        return builder.start();
    }

    private static String text(InputStream stream) throws IOException {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
}
