package lectern.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;

/** {@code lectern lesson}. */
class LessonCommandTest {
    private static final String BROKEN = "src/test/resources/lectern/lessons-broken/";
    private static final String MODEL = "lessons/infection/rules.en.md";

    @TempDir
    private Path folder;

    @Test
    void lessonsThatAreRightAreOnlyCounted() {
        Run run = CommandLines.run("lesson", "check", "--bilingual", "lessons/infection");

        assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).contains("no errors");
    }

    @Test
    void findingsAreJsonWhereThatIsAskedFor() throws IOException {
        Run run = CommandLines.run("lesson", "check", "--json", BROKEN + "claim-only-false.md");

        JsonNode report = new JsonMapper().readTree(run.out());
        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(run.outLines()).hasSize(1);
        assertThat(report.get("lessons").intValue()).isEqualTo(1);
        assertThat(report.get("errors").intValue()).isEqualTo(1);
        JsonNode error = report.get("findings").get(0);
        for (JsonNode finding : report.get("findings")) {
            if (finding.get("kind").textValue().equals("error")) error = finding;
        }
        assertThat(error.get("file").textValue()).isEqualTo(BROKEN + "claim-only-false.md");
        assertThat(error.get("line").intValue()).isEqualTo(15);
        assertThat(error.get("key").textValue()).isEqualTo("lesson.false");
        assertThat(error.get("message").textValue()).startsWith("This is not so: ");
    }

    @Test
    void aLessonThatBuildsOnOneOfTheProgramIsNotWarned() throws IOException {
        Path lesson = folder.resolve("mine.md");
        Files.writeString(
                lesson,
                Files.readString(Path.of(MODEL))
                        .replaceFirst("id: infection-rules", "id: mine")
                        .replaceFirst("minutes:", "requires: infection-rules\nminutes:"));

        Run run = CommandLines.run("lesson", "check", lesson.toString());

        assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).doesNotContain("required");
    }

    @Test
    void aMistakeIsNamedWithFileAndLineAndTheWordThatWasMeant() {
        Run run = CommandLines.run("lesson", "check", BROKEN + "block-unknown-key.md");

        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(run.outLines().get(0))
                .startsWith(BROKEN + "block-unknown-key.md:17: ")
                .contains("“steps”");
    }

    @Test
    void anIllegalMoveIsNamedWithTheRuleInPortugueseToo() {
        Run run = CommandLines.run("lesson", "check", "--lang", "pt", BROKEN + "move-illegal.md");

        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(run.outLines().get(0)).contains("g7e6 não é permitido: ").contains("cavalo");
    }

    @Test
    void aFolderThatIsNotThereIsAComplaint() {
        Run run = CommandLines.run("lesson", "check", "no-such-folder");

        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).isEqualTo("lectern lesson check: There is no file or folder “no-such-folder”.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"html", "PDF"})
    void aHandoutIsWritten(String format) throws IOException {
        Path out = folder.resolve("handout");

        Run run = CommandLines.run(
                "lesson", "export", MODEL, "--to", format, "--key", "--out", out.toString(), "--lang", "pt");

        assertThat(run).isEqualTo(new Run(ExitCode.OK, "", ""));
        assertThat(Files.readString(out, StandardCharsets.ISO_8859_1))
                .startsWith(format.equals("PDF") ? "%PDF-" : "<!DOCTYPE html>");
    }

    @Test
    void markdownPassesThrough() throws IOException {
        Run run = CommandLines.run("lesson", "export", MODEL, "--to", "md");

        assertThat(run).isEqualTo(new Run(ExitCode.OK, Files.readString(Path.of(MODEL)), ""));
    }

    @Test
    void aLessonWithFaultsIsNotHandedOutAndTheFaultIsNamedAsByTheCheck() {
        Path out = folder.resolve("handout.html");
        Run checked = CommandLines.run("lesson", "check", BROKEN + "claim-only-false.md");

        Run run = CommandLines.run(
                "lesson", "export", BROKEN + "claim-only-false.md", "--to", "html", "--out", out.toString());

        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).hasLineCount(1);
        assertThat(checked.out()).contains(run.err());
        assertThat(out).doesNotExist();
    }

    @Test
    void whatCannotBeReadOrWrittenIsToldInOneLine() {
        Run nothing = CommandLines.run("lesson", "export", "no-such.md", "--to", "pdf");
        Run nowhere = CommandLines.run("lesson", "export", MODEL, "--to", "html", "--out", folder + "/no/such/h.html");

        assertThat(nothing.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(nothing.err()).isEqualTo("lectern lesson export: There is no file or folder “no-such.md”.\n");
        assertThat(nowhere.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(nowhere.err())
                .contains("cannot be written: there is no such folder.")
                .hasLineCount(1);
        Run process = CommandLines.run("lesson", "export", MODEL, "--to", "html", "--out", "/proc/x");
        assertThat(process.err())
                .isEqualTo("lectern lesson export: “/proc/x” cannot be written: no such file can be made there.\n");
    }

    @Test
    void aFolderThatIsNamedIsMadeAndGetsTheUsualName() throws IOException {
        Path made = folder.resolve("new/handouts");
        String[] exported = {"lesson", "export", MODEL, "--to", "html", "--key", "--out", made + "/"};

        assertThat(CommandLines.run(exported)).isEqualTo(new Run(ExitCode.OK, "", ""));
        assertThat(CommandLines.run(exported)).isEqualTo(new Run(ExitCode.OK, "", ""));
        assertThat(made).isDirectoryContaining("glob:**rules.en-key.html");
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        exported[exported.length - 1] = file + "/";
        assertThat(CommandLines.run(exported).err()).contains("“" + file + "” is a file, where a folder is needed.");
    }

    @Test
    void aloneItShowsWhatCanBeDone() {
        assertThat(CommandLines.run("lesson").out()).contains("check", "export");
    }
}
