package lectern.cli;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.cli.CommandLines.Run;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ExitCode;

/** {@code lectern lesson}. */
class LessonCommandTest {
    private static final String BROKEN = "src/test/resources/lectern/lessons-broken/";

    @Test
    void lessonsThatAreRightAreOnlyCounted() {
        Run run = CommandLines.run("lesson", "check", "--bilingual", "lessons/infection");

        assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).contains("no errors, no warnings");
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

    @Test
    void aloneItShowsWhatCanBeDone() {
        assertThat(CommandLines.run("lesson").out()).contains("check");
    }
}
