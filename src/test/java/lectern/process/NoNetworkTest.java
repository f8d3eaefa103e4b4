package lectern.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Commands need no network, and do not ask for one, whatever the files say that they read. */
@Timeout(300)
class NoNetworkTest {
    @TempDir
    Path folder;

    static Stream<Arguments> commands() {
        return Stream.of(
                Arguments.of(
                        "a tournament",
                        List.of("tournament", "infection", "easy", "greedy", "--games", "2", "--out", "FOLDER/games")),
                Arguments.of("a picture", List.of("render", "infection", "--move", "g7e5", "--out", "FOLDER/jump.png")),
                Arguments.of(
                        "a handout",
                        List.of(
                                "lesson",
                                "export",
                                "lessons/infection/rules.en.md",
                                "--to",
                                "pdf",
                                "--out",
                                "FOLDER/rules.pdf")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void theyDoAsWellWhereNoSocketIsToBeHad(String what, List<String> command) throws Exception {
        Watched watched = new Watched(folder.resolve("calls"));
        try (Child child = Child.lecternUnder(watched.refusing(), List.of(), words(command))) {
            assertThat(child.endInput().end().exitCode()).isZero();
        }
        assertThat(watched.calls())
                .filteredOn(call -> call.contains("socket("))
                .isNotEmpty()
                .allMatch(call -> call.contains("EPERM"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void theyDoNotAskForTheInternet(String what, List<String> command) throws Exception {
        Watched watched = new Watched(folder.resolve("calls"));
        try (Child child = Child.lecternUnder(watched.watching(), List.of(), words(command))) {
            assertThat(child.endInput().end().exitCode()).isZero();
        }
        assertThat(watched.internet()).isEmpty();
    }

    @Test
    void queriesAreAnsweredWhereNoSocketIsToBeHad() throws Exception {
        Watched watched = new Watched(folder.resolve("calls"));
        try (Child child = Child.lecternUnder(watched.refusing(), List.of(), "query")
                .say("{\"do\":\"start\",\"game\":\"infection\"}")
                .endInput()) {
            assertThat(child.answer().orElseThrow()).contains("position");
            assertThat(child.end()).isEqualTo(new Child.Exit(0, List.of()));
        }
    }

    /** A temporary file of anybody's making would have to be in a folder that is not there. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void theyNeedNoTemporaryFiles(String what, List<String> command) throws Exception {
        List<String> options = List.of("-Djava.io.tmpdir=" + folder.resolve("none"));
        try (Child child = Child.lecternUnder(List.of(), options, words(command))) {
            assertThat(child.endInput().end().exitCode()).isZero();
        }
    }

    @Test
    void addressesInFilesAreNotFollowed() throws Exception {
        Path lesson = Files.writeString(
                folder.resolve("far.en.md"),
                Files.readString(Path.of("lessons/infection/rules.en.md"))
                        + "\n\n![far](http://192.0.2.1/far.png) and [there](http://192.0.2.1/)\n");
        Path heuristic = Files.writeString(
                folder.resolve("far.heuristic.yaml"), "!!java.net.URL [\"http://192.0.2.1/far.yaml\"]\n");
        Path record = Files.writeString(
                folder.resolve("far.lectern"),
                "<!DOCTYPE a [<!ENTITY far SYSTEM \"http://192.0.2.1/far\">]><a>&far;</a>\n");

        for (List<String> command : List.of(
                List.of("lesson", "check", lesson.toString()),
                List.of("lesson", "export", lesson.toString(), "--to", "pdf", "--out", "FOLDER/far.pdf"),
                List.of("heuristic", "check", heuristic.toString()),
                List.of("review", record.toString()))) {
            Watched watched = new Watched(folder.resolve("calls"));
            try (Child child = Child.lecternUnder(watched.watching(), List.of(), words(command))) {
                child.stopReading().endInput().exitCode();
            }
            assertThat(watched.internet()).as(command.toString()).isEmpty();
        }
    }

    private String[] words(List<String> command) throws IOException {
        return command.stream()
                .map(word -> word.replace("FOLDER", folder.toString()))
                .toArray(String[]::new);
    }
}
