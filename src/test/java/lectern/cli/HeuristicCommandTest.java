package lectern.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.cli.CommandLines.Run;
import lectern.heuristic.Heuristics;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;

class HeuristicCommandTest {
    @TempDir
    private Path folder;

    private String good;
    private String lopsided;
    private String bad;

    @BeforeEach
    void write() throws IOException {
        good = file("good", Heuristics.STAY_INSIDE);
        lopsided = file("lopsided", Heuristics.STAY_INSIDE.replace(" - count(enemy & corners)", ""));
        bad = file("bad", Heuristics.STAY_INSIDE.replace("use: count", "use: contu"));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name + ".heuristic.yaml"), text).toString();
    }

    @Test
    void whatIsRightIsToldInALine() {
        Run run = CommandLines.run("heuristic", "check", good);

        assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(run.outLines()).containsExactly(good + ": “Stay inside” for 7th Guest: Infection, 3 terms.");
    }

    @Test
    void whatFavoursASideIsToldButNotRefused() {
        Run run = CommandLines.run("heuristic", "check", lopsided);

        assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(1)).contains("does not add up to 0, because of in-corners");
    }

    @Test
    void whatIsWrongIsToldInOneLineOnStandardError() {
        Run run = CommandLines.run("heuristic", "check", bad, good, folder + "/none.heuristic.yaml");

        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err().lines()).hasSize(2);
        assertThat(run.err()).contains(bad + ": line 7, column 10: The game has no criterion “contu”");
        assertThat(run.outLines()).hasSize(1);
    }

    @Test
    void theSameIsJsonWhereThatIsAskedFor() throws IOException {
        Run run = CommandLines.run("heuristic", "check", "--json", bad, lopsided);

        JsonNode files = new JsonMapper().readTree(run.out()).get("files");
        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(files.get(0).get("error").get("line").intValue()).isEqualTo(7);
        assertThat(files.get(1).get("unbalanced").get("terms").get(0).textValue())
                .isEqualTo("in-corners");
    }

    @Test
    void aPositionIsShownTermByTerm() throws IOException {
        String position = "oooooxx/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/xxxx3 x 0 1";
        Run run = CommandLines.run("heuristic", "show", good, "--position", position);
        Run json = CommandLines.run("heuristic", "show", good, "--position", position, "--json");

        assertThat(run.outLines()).hasSize(5);
        assertThat(run.outLines().get(2)).contains("mobility").contains("= off");
        assertThat(run.outLines().get(4)).isEqualTo("Total: −31.5");
        assertThat(new JsonMapper().readTree(json.out()).get("total").doubleValue())
                .isEqualTo(-31.5);
    }

    @Test
    void whatCannotBeShownIsRefusedInOneLine() {
        for (String[] wrong : new String[][] {
            {"heuristic", "show", bad},
            {"heuristic", "show", good, "--game", "pushee"},
            {"heuristic", "show", good, "--position", "nonsense"},
        }) {
            Run run = CommandLines.run(wrong);

            assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
            assertThat(run.err().lines()).hasSize(1);
        }
    }

    @Test
    void aTournamentTakesHeuristics() {
        Run run = CommandLines.run(
                "tournament", "infection", "greedy:evaluator=@" + good, "greedy", "--games", "2", "--plies", "12");

        assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).contains("greedy:evaluator=@Stay inside");
    }
}
