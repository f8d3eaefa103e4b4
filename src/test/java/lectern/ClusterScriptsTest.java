package lectern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lectern.cli.CommandLines;
import lectern.games.Games;
import lectern.play.league.GeneratedHeuristics;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the scripts in {@code src/cluster} hand to Lectern and to Slurm. Neither is there: stand-ins say their arguments. */
class ClusterScriptsTest {
    private static final Path SCRIPTS = Path.of("src/cluster").toAbsolutePath();
    private static final Path BASH = Path.of("/bin/bash");

    /** Says each of its arguments in a line, and then what sbatch says of a job that it took. */
    private static final String STAND_IN = "#!/bin/bash\nprintf '%s\\n' \"$@\" >&2\necho '17;here'\n";

    @TempDir
    Path folder;

    @BeforeEach
    void standIns() throws IOException {
        assumeTrue(Files.isExecutable(BASH), "no bash here");
        for (String program : List.of("java", "sbatch")) {
            Path file = Files.writeString(folder.resolve(program), STAND_IN);
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void bashCanReadThemAll() throws IOException, InterruptedException {
        try (Stream<Path> files = Files.list(SCRIPTS)) {
            for (Path script : files.filter(file -> file.toString().matches(".*\\.(sh|sbatch)"))
                    .toList()) {
                assertThat(said(Map.of(), BASH.toString(), "-n", script.toString()))
                        .isEmpty();
            }
        }
    }

    @Test
    void aTaskOfAnArrayPlaysThePartOfItsNumberOrGoesOnWithIt() throws IOException, InterruptedException {
        assertThat(script(
                        Map.of("SLURM_ARRAY_TASK_ID", "3"),
                        "league.sbatch",
                        "the.jar",
                        "7",
                        "my results",
                        "infection",
                        "--from",
                        "hand ins"))
                .containsSubsequence("-jar", "the.jar", "league", "infection", "--from", "hand ins", "--threads", "1")
                .endsWith("--part", "3/7", "--out", "my results/part-3-of-7", "--resume");
    }

    @Test
    void allPartsAreMerged() throws IOException, InterruptedException {
        assertThat(script(Map.of(), "merge.sbatch", "the.jar", "3", "my results"))
                .containsSubsequence("-jar", "the.jar", "league", "merge")
                .endsWith(
                        "my results/part-1-of-3",
                        "my results/part-2-of-3",
                        "my results/part-3-of-3",
                        "--out",
                        "my results/league");
    }

    @Test
    void lecternPlaysAndMergesWhatTheTasksTellIt() throws IOException, InterruptedException {
        GeneratedHeuristics.write(
                GeneratedHeuristics.of(Games.read("infection").kind(), 3, 1), folder.resolve("hand-ins"));
        String out = folder.resolve("out").toString();
        for (String part : List.of("2", "1")) {
            List<String> told = script(
                    Map.of("SLURM_ARRAY_TASK_ID", part),
                    "league.sbatch",
                    "the.jar",
                    "2",
                    out,
                    "infection",
                    "--from",
                    folder.resolve("hand-ins").toString(),
                    "--games",
                    "2");
            assertThat(lectern(told).exitCode()).isZero();
        }

        CommandLines.Run merged = lectern(script(Map.of(), "merge.sbatch", "the.jar", "2", out));

        assertThat(merged.exitCode()).isZero();
        assertThat(merged.out()).contains("h001", "h002", "h003");
    }

    /** Runs what a script told the stand-in for Java to run. */
    private static CommandLines.Run lectern(List<String> told) {
        return CommandLines.run(
                told.subList(told.indexOf("league"), told.size()).toArray(String[]::new));
    }

    @Test
    void theMergingJobWaitsForTheArray() throws IOException, InterruptedException {
        assertThat(script(Map.of(), "submit.sh", "the.jar", "7", "50% done", "infection", "--seed", "1"))
                .containsSubsequence(
                        "--array=1-7", "--output=" + folder.toRealPath() + "/50%% done/logs/part-%a-of-7.txt")
                .containsSubsequence("the.jar", "7", "50% done", "infection", "--seed", "1")
                .containsSubsequence("--dependency=afterok:17", "the.jar", "7", "50% done");
    }

    @Test
    void whoLeavesOutAnArgumentIsToldWhatToWrite() throws IOException, InterruptedException {
        assertThat(script(Map.of(), "submit.sh", "the.jar"))
                .first()
                .isEqualTo("submit.sh JAR PARTS OUT GAME [OPTION…]");
        assertThat(script(Map.of(), "parallel.sh", "the.jar"))
                .first()
                .isEqualTo("parallel.sh JAR PARTS OUT GAME [OPTION…]");
    }

    private List<String> script(Map<String, String> environment, String name, String... arguments)
            throws IOException, InterruptedException {
        return said(
                environment,
                Stream.concat(Stream.of(BASH.toString(), SCRIPTS.resolve(name).toString()), Stream.of(arguments))
                        .toArray(String[]::new));
    }

    /** The lines that a program says on its standard error; it is run in the folder of the stand-ins. */
    private List<String> said(Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        Path said = folder.resolve("said");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(said.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().remove("JAVA");
        builder.environment().merge("PATH", folder.toString(), (path, first) -> first + ":" + path);
        builder.environment().putAll(environment);
        builder.start().waitFor();
        return Files.readAllLines(said);
    }
}
