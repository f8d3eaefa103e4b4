package lectern.cli.grade;

import static lectern.cli.CommandLines.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.cli.CommandLines.Run;
import lectern.grade.Classroom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradeCommandTest {
    private static final String RULE = "  - {name: Takes f7, chooses: f7, in: '" + Classroom.START + "'}\n";

    @TempDir
    private Path folder;

    private Classroom room;
    private Path rules;
    private Path ana;

    @BeforeEach
    void handIn() throws IOException {
        room = new Classroom(folder);
        rules = room.allRules(RULE);
        ana = room.handIn("in/ana.yaml", Classroom.CORNERS);
    }

    private static Run grade(Object... arguments) {
        List<String> line = new ArrayList<>(List.of("grade"));
        Stream.of(arguments).map(String::valueOf).forEach(line::add);
        return run(line.toArray(String[]::new));
    }

    @Test
    void endsWith0WhereEverythingKeepsEveryRule() {
        assertThat(grade(rules, ana)).isEqualTo(new Run(0, """
                        ana.yaml: 1 of 1 points
                          held      1/1  Takes f7: It chooses f7; f7 is wanted.

                        1 of 1 hand-in kept every rule.
                        """, ""));
    }

    @Test
    void endsWith1WhereSomethingDoesNot() throws IOException {
        room.handIn("in/bob/notes.txt", "x");
        Run run = grade(rules, "--from", folder.resolve("in"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.outLines()).first().isEqualTo("ana.yaml: 1 of 1 points");
        assertThat(run.outLines()).contains("bob: 0 of 1 points");
        assertThat(run.outLines()).last().isEqualTo("1 of 2 hand-ins kept every rule.");
    }

    @Test
    void endsWith2AndOneLineWhereItCannotBegin() throws IOException {
        Path bad = Files.writeString(
                folder.resolve("bad.yaml"), Files.readString(rules).replace("chooses", "choses"));
        Path none = folder.resolve("none");

        isRefused(grade(bad, ana), bad + ": line 4, column 5: A rule has exactly one of these fields: beats, ");
        isRefused(grade(rules), "There is nothing to grade");
        isRefused(grade(rules, none), "There is no file or folder “" + none + "”");
        isRefused(grade(rules, "--from", none), none + ": ");
        isRefused(
                grade(rules, ana, ana, "--json", folder.resolve("r.json")), "--json writes the grades of one hand-in");
        isRefused(grade(rules, ana, "--threads", "0"), "--threads must be a whole number from 1 to 256, not 0");
        isRefused(grade(), "Something is missing: RULES");
    }

    private static void isRefused(Run run, String complaint) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("lectern grade: ")
                .contains(complaint);
    }

    @Test
    void writesWhatItIsAskedFor() throws IOException {
        Path json = folder.resolve("results.json");
        Path csv = folder.resolve("grades.csv");
        Path jsons = folder.resolve("jsons");
        Run run = grade(rules, ana, "--json", json, "--csv", csv, "--json-folder", jsons);

        assertThat(run.exitCode()).isZero();
        JsonNode results = new JsonMapper().readTree(json.toFile());
        assertThat(results.get("score").intValue()).isEqualTo(1);
        assertThat(results.get("tests").get(0).get("status").textValue()).isEqualTo("passed");
        assertThat(csv).hasContent("name,points,of,Takes f7,remarks\nana.yaml,1,1,1,\n");
        assertThat(jsons.resolve("ana.yaml.json")).hasSameTextualContentAs(json);
    }

    @Test
    void handInsOfOneNameHaveFilesOfTheirOwn() throws IOException {
        Path other = room.handIn("other/Ana.yaml", Classroom.CORNERS);
        grade(rules, ana, other, "--json-folder", folder.resolve("jsons"));

        try (Stream<Path> files = Files.list(folder.resolve("jsons"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("ana.yaml.json", "Ana.yaml-2.json");
        }
    }

    @Test
    void aFileThatCannotBeWrittenIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Run run = grade(rules, ana, "--csv", file.resolve("grades.csv"));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("cannot be written");
        assertThat(run.out()).endsWith("kept every rule.\n");
    }

    @Test
    void theReportIsTheSameWhateverTheNumberOfThreads() throws IOException {
        room.allRules("  - {name: a, beats: medium, by: 60 %, games: 12, player: 'search:nodes=300'}\n" + RULE);
        List<Run> runs = Stream.of(1, 2, 7)
                .map(threads -> grade(rules, ana, "--threads", threads, "--csv", folder.resolve(threads + ".csv")))
                .toList();

        assertThat(runs).allMatch(runs.get(0)::equals);
        assertThat(runs.get(0).out()).contains(" against medium: ");
        assertThat(folder.resolve("7.csv")).hasSameBinaryContentAs(folder.resolve("1.csv"));
    }

    @Test
    void speaksTheLanguageChosen() {
        Run run = grade(rules, ana, "--lang", "pt");

        assertThat(run.out())
                .startsWith("ana.yaml: 1 de 1 pontos\n  cumprida      1/1  Takes f7: Escolhe f7; pede-se f7.");
    }

    @Test
    void anEngineRunsOnlyWhereThatIsAskedForAndThenItIsTold() throws IOException {
        room.allRules("  - {name: a, beats: 'engine:command=false', by: 60 %, games: 2}\n");

        isRefused(grade(rules, ana), "Engines outside are only started with --engines.");
        Run run = grade(rules, ana, "--engines");
        assertThat(run.err()).isEqualTo("lectern grade: This engine outside will run: engine:command=false\n");
        assertThat(run.out()).contains("2 won, 0 drawn, 0 lost against engine:command=false");
    }

    @Test
    void namesCannotCommandATerminal() throws IOException {
        Path name = room.handIn("in/\u001b[2Jred.txt", "x");

        assertThat(grade(rules, name).out())
                .startsWith("?[2Jred.txt: 0 of 1 points\n")
                .doesNotContain("\u001b");
    }
}
