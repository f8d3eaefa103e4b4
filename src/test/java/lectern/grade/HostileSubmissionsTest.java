package lectern.grade;

import static lectern.grade.Classroom.found;
import static lectern.grade.Classroom.graded;
import static lectern.grade.Classroom.only;
import static lectern.grade.Classroom.remarks;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import java.util.stream.Stream;
import lectern.grade.submission.Submissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is handed in is graded with nothing and a reason, and nothing else happens. */
class HostileSubmissionsTest {
    private static final String NOTHING = "The hand-in holds no heuristic (.heuristic.yaml) that can be read.";

    @TempDir
    private Path folder;

    private Classroom room;
    private Path rules;

    @BeforeEach
    void demand() throws IOException {
        room = new Classroom(folder);
        rules = room.rules("value: 0", "in: '" + Classroom.START + "'");
    }

    private void isPassedOver(Path submission, String remark) {
        GradedSubmission graded = graded(rules, submission);
        assertThat(graded.points()).isZero();
        assertThat(remarks(graded)).singleElement().asString().isEqualTo(remark);
        assertThat(found(graded.rules().get(0))).isEqualTo(NOTHING);
    }

    @Test
    void aHugeFileIsNotReadToItsEnd() throws IOException {
        Path huge = folder.resolve("huge.yaml");
        try (SeekableByteChannel out =
                Files.newByteChannel(huge, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            out.position(100L << 20).write(ByteBuffer.wrap(new byte[1]));
        }

        isPassedOver(huge, "huge.yaml was passed over: it is larger than 64 KB.");
    }

    @Test
    void whatIsNoTextIsNamed() throws IOException {
        byte[] bytes = new byte[1000];
        new Random(1).nextBytes(bytes);
        Path binary = Files.write(folder.resolve("binary.yaml"), bytes);

        isPassedOver(binary, "binary.yaml was passed over: it is not a text in UTF-8.");
    }

    @Test
    void aFileOfAnUnknownKindIsNamed() throws IOException {
        isPassedOver(
                room.handIn("program.sh", "#!/bin/sh"),
                "program.sh was passed over: only names that end with .heuristic.yaml, .lectern and .properties"
                        + " are read.");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void noLinkIsFollowedOutOfAFolder() throws IOException {
        Path secret = room.handIn("elsewhere/secret.yaml", Classroom.CORNERS);
        Path ana = Files.createDirectory(folder.resolve("ana"));
        Files.createSymbolicLink(ana.resolve("corners.yaml"), secret);
        Path folderLink = Files.createSymbolicLink(folder.resolve("bob"), secret.getParent());

        isPassedOver(ana, "corners.yaml was passed over: it is a link, and links are not followed.");
        assertThat(graded(rules, folderLink).points()).isZero();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPipeIsNotWaitedFor() throws Exception {
        Path pipe = folder.resolve("pipe.yaml");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();

        isPassedOver(pipe, "pipe.yaml was passed over: it is no plain file.");
    }

    @Test
    void aFolderThatIsCalledLikeAFileIsNoFile() throws IOException {
        Files.createDirectories(folder.resolve("ana/corners.heuristic.yaml"));

        GradedSubmission graded = graded(rules, folder.resolve("ana"));
        assertThat(found(graded.rules().get(0))).isEqualTo(NOTHING);
    }

    @Test
    void tooManyFilesAreNotRead() throws IOException {
        for (int i = 0; i < 201; i++) room.handIn("many/" + i + ".yaml", Classroom.CORNERS);

        isPassedOver(folder.resolve("many"), "There are more than 200 files and folders here: none of them was read.");
    }

    @Test
    void filesThatAreTooMuchTogetherAreNotAllRead() throws IOException {
        for (int i = 0; i < 10; i++) room.handIn("much/" + i + ".lectern", " ".repeat(1 << 20));

        assertThat(remarks(graded(rules, folder.resolve("much"))))
                .containsExactly(
                        "8.lectern was passed over: with it, all files of the hand-in have more than 8 MB.",
                        "9.lectern was passed over: with it, all files of the hand-in have more than 8 MB.");
    }

    @Test
    void foldersTooDeepInsideOthersAreNotLookedInto() throws IOException {
        room.handIn("deep/1/2/3/4/corners.yaml", Classroom.CORNERS);

        isPassedOver(folder.resolve("deep"), "1/2/3/4 was passed over: it is a folder too deep inside others.");
    }

    @Test
    void whichOfTwoIsMeantIsNotGuessed() throws IOException {
        room.handIn("ana/one.yaml", Classroom.CORNERS);
        room.handIn("ana/two.yaml", Classroom.CORNERS);
        Path named = room.rules("value: 0", "in: '" + Classroom.START + "'", "file: two.yaml");

        assertThat(only(named, folder.resolve("ana")).judged().held()).isTrue();
        Path unnamed = room.rules("value: 0", "in: '" + Classroom.START + "'");
        assertThat(found(only(unnamed, folder.resolve("ana"))))
                .startsWith("The hand-in holds more than one heuristic")
                .endsWith("one.yaml and two.yaml.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "lectern: heuristic 1\nname: [",
                "&a [*a, *a]",
                "!!javax.script.ScriptEngineManager [x]",
                "lectern: heuristic 2\n",
                "[[[[[[[[[[[[[[[[[[[[",
                "lectern: heuristic 1\nname: x\ngame: chess\nterms: []\n",
            })
    void damagedYamlIsNamedWithItsPlace(String text) throws IOException {
        GradedRule rule = only(rules, room.handIn("bad.yaml", text));

        assertThat(rule.judged().held()).isFalse();
        assertThat(found(rule)).matches("bad.yaml: line \\d+, column \\d+: .+");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "lectern: 2\n", "lectern: 1\ngame: infection\nstart-seed: 1\n\n((((", "{{{{{{{{"})
    void damagedRecordsAreNamedWithTheirPlace(String text) throws IOException {
        GradedRule rule = only(room.rules("record: legal"), room.handIn("bad.lectern", text));

        assertThat(rule.judged().held()).isFalse();
        assertThat(found(rule)).startsWith("bad.lectern: line ");
    }

    @Test
    void aHeuristicThatIsTooSlowLosesTheRuleAndNotTheRun() throws IOException {
        Path slow = room.handIn("slow.yaml", asking(4));
        String player = ", player: 'search:depth=4', ";
        room.allRules("  - {name: one" + player + "beats: easy, by: 0 %}\n  - {name: two" + player
                + "chooses: f6, in: '" + Classroom.START + "'}");
        Path hurried = folder.resolve("rules.yaml");
        Files.writeString(hurried, Files.readString(hurried).replace("rules:", "move-time: 1\nrules:"));

        GradedSubmission graded = graded(hurried, slow);
        assertThat(graded.points()).isZero();
        assertThat(graded.rules())
                .allSatisfy(
                        rule -> assertThat(found(rule)).isEqualTo("It takes more than 1 ms of CPU time for a move."));
    }

    @Test
    void aHeuristicThatAsksForTooMuchIsRefused() throws IOException {
        GradedRule rule = only(rules, room.handIn("greedy.yaml", asking(5)));

        assertThat(rule.judged().held()).isFalse();
        assertThat(found(rule))
                .isEqualTo("“greedy.yaml” asks for criteria of the game 250 times for one position; at most 200 are"
                        + " allowed.");
    }

    /** Fifty terms, each of which asks so many times for what a side can do. */
    private static String asking(int times) {
        StringBuilder text = new StringBuilder("lectern: heuristic 1\nname: Slow\ngame: infection\nterms:\n");
        for (int i = 0; i < 50; i++) {
            String formula = "value(mobility) + ".repeat(times) + i;
            text.append("  - name: t")
                    .append(i)
                    .append("\n    formula: '")
                    .append(formula)
                    .append("'\n");
        }
        return text.toString();
    }

    @Test
    void aFolderOfHandInsIsListedByName() throws IOException {
        for (String name : new String[] {"in/carl.yaml", "in/ana/x.yaml", "in/bob.txt", "in/.hidden"}) {
            room.handIn(name, "x");
        }
        Files.createDirectory(folder.resolve("in/__MACOSX"));

        Stream<Path> found = Submissions.in(folder.resolve("in")).stream().map(Path::getFileName);
        assertThat(found.map(Path::toString)).containsExactly("ana", "bob.txt", "carl.yaml");
    }
}
