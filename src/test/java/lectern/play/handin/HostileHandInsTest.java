package lectern.play.handin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import lectern.game.Game;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever lies beside a good hand-in is named with its reason, and the good one plays. */
@Timeout(120)
class HostileHandInsTest {
    private static final Game INFECTION = Games.read("infection");
    private static final String HEAD = "lectern: heuristic 1\nname: x\ngame: infection\nterms:\n";
    private static final String HEURISTIC = HEAD + "  - use: count\n";

    @TempDir
    private Path folder;

    @TempDir
    private Path elsewhere;

    @BeforeEach
    void aGoodOneLiesBeside() throws IOException {
        write("good.heuristic.yaml", HEURISTIC);
    }

    @Test
    void aFileOfAHundredMegabytesIsNotRead() throws IOException {
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("big.heuristic.yaml").toFile(), "rw")) {
            file.setLength(100L << 20);
        }
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("huge.player").toFile(), "rw")) {
            file.setLength(100L << 20);
        }

        assertThat(sentences())
                .containsExactly(
                        "big.heuristic.yaml: The file is larger than 64 KB.",
                        "“huge.player” is longer than any player text.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'terms: [{use: count'  | line 1, column 20:",
                "'\t- : : {{{'           | line 1, column 1:",
                "''                     | There is nothing here",
                "'\"\\x'                | line 1, column 1:",
                "'a: &a [1]\nb: [*a, *a]' | line 1",
                "'? {a: b}\n: c'         | line 1",
                "'!!java.net.URL [x]'   | line 1",
                "'lectern: heuristic 9' | “heuristic 9” is not that",
            })
    void damagedYamlIsRefusedWithItsPlace(String text, String sentence) throws IOException {
        write("bad.heuristic.yaml", text);

        assertThat(sentence()).startsWith("bad.heuristic.yaml: ").contains(sentence);
    }

    /** As the “billion laughs”: each list holds the one before it several times. */
    @Test
    void aliasesThatMultiplyAreRefused() throws IOException {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x,x,x,x,x,x,x,x,x]\n");
        for (int i = 1; i < 30; i++)
            bomb.append(String.format(Locale.ROOT, "a%d: &a%d [%s]\n", i, i, ("*a" + (i - 1) + ",").repeat(9)));
        write("bad.heuristic.yaml", bomb.toString());

        assertThat(sentence()).startsWith("bad.heuristic.yaml: line 1");
    }

    @Test
    void aLongKeyAboveManyItemsIsRefused() throws IOException {
        String items = ("[" + "a,".repeat(999) + "a],").repeat(16);
        write("bad.heuristic.yaml", "? " + "k".repeat(31_000) + "\n: [" + items + "]\n");

        assertThat(sentence()).startsWith("bad.heuristic.yaml: line 1").hasSizeLessThan(200);
    }

    @Test
    void binaryRubbishIsRefused() throws IOException {
        byte[] rubbish = new byte[60_000];
        new Random(1).nextBytes(rubbish);
        Files.write(folder.resolve("bad.heuristic.yaml"), rubbish);
        Files.write(folder.resolve("worse.player"), new byte[] {(byte) 0xff, 0, 1, 2});

        assertThat(sentences())
                .containsExactly(
                        "bad.heuristic.yaml: The file is not a text in UTF-8.",
                        "“worse.player” is not a text in UTF-8.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "ISO-8859-1"})
    void anotherEncodingIsRefused(String encoding) throws IOException {
        String text = HEURISTIC.replace("name: x", "name: João");
        Files.write(folder.resolve("bad.heuristic.yaml"), text.getBytes(Charset.forName(encoding)));

        assertThat(sentence()).startsWith("bad.heuristic.yaml: ");
    }

    @Test
    void aHeuristicOfAnotherGameIsRefused() throws IOException {
        write("bad.heuristic.yaml", "lectern: heuristic 1\nname: x\ngame: syrtis\nterms:\n  - use: tiles\n");

        assertThat(sentence())
                .isEqualTo("bad.heuristic.yaml: The heuristic “x” belongs to Syrtis, not to 7th Guest: Infection.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 +     | 15000   | more than 500 are not read",
                "(       | 200     | nested more than 32 deep",
                "not     | 120     | nested more than 32 deep",
                "-       | 200     | nested more than 32 deep",
                "abs(    | 90      | nested more than 32 deep",
                "1 +     | 1000000 | larger than 64 KB",
                "value(count)+ | 30 | too early",
            })
    void anEndlessFormulaIsRefused(String part, int times, String sentence) throws IOException {
        write("bad.heuristic.yaml", HEAD + "  - name: a\n    formula: '" + (part + " ").repeat(times) + "'\n");

        assertThat(sentence()).startsWith("bad.heuristic.yaml: ").contains(sentence);
    }

    @Test
    void aHeuristicThatAsksForCriteriaWithoutEndIsRefused() throws IOException {
        String formula = "value(mobility)" + "+value(mobility)".repeat(29);
        StringBuilder terms = new StringBuilder(HEAD);
        for (int i = 0; i < 7; i++)
            terms.append(String.format(Locale.ROOT, "  - name: a%d\n    formula: '%s'\n", i, formula));
        write("bad.heuristic.yaml", terms.toString());

        assertThat(sentence())
                .isEqualTo("“bad.heuristic.yaml” asks for criteria of the game 210 times for one position;"
                        + " at most 200 are allowed.");
    }

    @ParameterizedTest
    @CsvSource({
        "nonsense, infection has no player called",
        "'', has no player called",
        "'easy\neasy', is not one line of signs that can be seen",
        "search:depth=0, depth",
        "'search:depth=2,evaluator=@good.heuristic.yaml', No heuristic can be named with @ here",
        "'search:depth=2,evaluator=@../../etc/passwd', No heuristic can be named with @ here",
        "search:threads=64, wants several threads",
        "'engine:command=rm -rf /tmp/x', no engines are admitted here",
        "'engine:command=', no engines are admitted here",
    })
    void aPlayerTextThatNamesNoPlayerOfTheGameIsRefused(String text, String sentence) throws IOException {
        write("bad.player", text);

        assertThat(sentence()).contains("bad.player").contains(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[2K", "\u009b2K", "\u202e", "\u200b", "\r", "\u0000"})
    void aCommandLineThatHidesSomethingIsNotAdmitted(String hidden) throws IOException {
        write("bad.player", "engine:command=rm -rf x" + hidden + "./bot");

        HandIns read = HandIns.read(folder, INFECTION, "greedy", EngineAdmission.ADMITTED);

        assertThat(read.engines()).isEmpty();
        assertThat(sentence(read))
                .isEqualTo("“bad.player” is not one line of signs that can be seen, as a player text is.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\u001b[2Jb", "a\u202eb", "a\u200db", "a\nb", "a\u009bb", "\u3000"})
    void aNameThatCannotBeShownIsRefusedAndShownWithoutItsSigns(String name) throws IOException {
        write(name + ".player", "easy");

        HandIns read = read();

        assertThat(sentence(read)).startsWith("The name “").doesNotContain(name);
        assertThat(read.refused().get(0).name().codePoints())
                .noneMatch(sign -> Character.isISOControl(sign) || Character.getType(sign) == Character.FORMAT);
    }

    @Test
    void aVeryLongNameIsRefusedAndCut() throws IOException {
        write("n".repeat(121) + ".player", "easy");

        assertThat(sentence())
                .isEqualTo("The name “" + "n".repeat(80) + "…” has more than 120 letters. Please rename it.");
    }

    @Test
    void whatAFileSaysIsQuotedWithoutSignsThatCommandTheScreen() throws IOException {
        write("bad.heuristic.yaml", HEAD + "  - use: \"\\e[2J\\u202Ex\"\n");

        assertThat(sentence()).contains("criterion “\ufffd[2J\ufffdx”");
    }

    @Test
    void twoOfTheSameNameAreBothRefused() throws IOException {
        write("ana.heuristic.yaml", HEURISTIC);
        write("ana.heuristic.json", HEURISTIC);
        write("ana/ana.player", "easy");

        assertThat(sentence()).isEqualTo("3 hand-ins are called “ana”, and which one counts is not known.");
    }

    @Test
    void aStudentsFolderHoldsOneHandInAndNoMore() throws IOException {
        write("ana/one.heuristic.yaml", HEURISTIC);
        write("ana/two.heuristic.yaml", HEURISTIC);
        write("rui/deeper/one.heuristic.yaml", HEURISTIC);
        Files.createDirectory(folder.resolve("void.heuristic.yaml"));

        assertThat(sentences())
                .containsExactly(
                        "The folder “ana” holds 2 hand-ins, and which one counts is not known.",
                        "There is no hand-in in the folder “rui”: a heuristic’s file ends with “.heuristic.yaml”,"
                                + " a player’s with “.player”.",
                        "There is no hand-in in the folder “void.heuristic.yaml”: a heuristic’s file ends with"
                                + " “.heuristic.yaml”, a player’s with “.player”.");
    }

    @Test
    void whatIsNoHandInIsNamed() throws IOException {
        write("report.pdf", "%PDF");
        write("heuristic.yaml", HEURISTIC);

        assertThat(sentences())
                .hasSize(2)
                .allSatisfy(sentence -> assertThat(sentence).contains("is no hand-in"));
    }

    @Test
    void linksAreNotFollowed() throws IOException {
        Path secret = Files.writeString(elsewhere.resolve("secret.heuristic.yaml"), HEURISTIC);
        link("file.heuristic.yaml", secret);
        link("folder", elsewhere);
        link("lost.player", elsewhere.resolve("nothing"));
        link("endless.player", folder.resolve("endless.player"));
        link("zero.heuristic.yaml", Path.of("/dev/zero"));
        Files.createDirectory(folder.resolve("ana"));
        link("ana/mine.heuristic.yaml", secret);

        assertThat(sentences())
                .hasSize(6)
                .allSatisfy(sentence ->
                        assertThat(sentence).endsWith("is a link to something else; links are not followed."));
    }

    @Test
    void aSocketOrAPipeIsNotWaitedFor() throws IOException, InterruptedException {
        Files.createDirectory(folder.resolve("ana"));
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(folder.resolve("bad.player")));
            Path pipe = folder.resolve("ana/pipe.heuristic.yaml");
            Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
            assertThat(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString())
                            .start()
                            .waitFor())
                    .isZero();

            assertThat(sentences())
                    .containsExactly("“pipe.heuristic.yaml” is not a plain file.", "“bad.player” is not a plain file.");
        }
    }

    @Test
    void whatMayNotBeReadIsNamed() throws IOException {
        Path file = write("bad.heuristic.yaml", HEURISTIC);
        Path inside = write("closed/mine.heuristic.yaml", HEURISTIC);
        Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        Files.setPosixFilePermissions(inside.getParent(), PosixFilePermissions.fromString("---------"));
        boolean hindered = !Files.isReadable(file);
        try {
            Assumptions.assumeTrue(hindered, "this user may read everything");
            assertThat(sentences())
                    .containsExactly(
                            "The file “bad.heuristic.yaml” cannot be read.", "The folder “closed” cannot be read.");
        } finally {
            Files.setPosixFilePermissions(inside.getParent(), PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void anEmptyFolderOrNoneAtAllIsNamed() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));

        assertThat(refused(empty)).isEqualTo("The folder “empty” holds no hand-ins.");
        assertThat(refused(folder.resolve("missing"))).isEqualTo("The folder “missing” cannot be read.");
        assertThat(refused(folder.resolve("good.heuristic.yaml")))
                .isEqualTo("The folder “good.heuristic.yaml” cannot be read.");
    }

    @Test
    void thousandsAreReadAndMoreThanThatNone() throws IOException {
        for (int i = 0; i < HandInFolder.MOST_ENTRIES - 1; i++) Files.createFile(folder.resolve(i + ".player"));

        HandIns most = read();
        Files.createFile(folder.resolve("one more.player"));
        HandIns tooMany = read();

        assertThat(most.accepted()).hasSize(1);
        assertThat(most.refused()).hasSize(HandInFolder.MOST_ENTRIES - 1);
        assertThat(tooMany.accepted()).isEmpty();
        assertThat(sentence(tooMany)).endsWith("holds more than 10,000 files; none of them was read.");
    }

    @Test
    void whatIsTooMuchAltogetherIsNotRead() throws IOException {
        String padded = HEURISTIC + "#".repeat(60_000);
        int most = HandInReader.MOST_BYTES / padded.length();
        for (int i = 0; i <= most; i++) write(String.format(Locale.ROOT, "s%03d.heuristic.yaml", i), padded);

        HandIns read = read();

        assertThat(read.accepted()).hasSizeBetween(most - 1, most + 1);
        assertThat(read.refused())
                .isNotEmpty()
                .allSatisfy(refused -> assertThat(english().of(refused.why()))
                        .endsWith("was not read: the hand-ins before it have nearly 8 MB already."));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private void link(String name, Path target) throws IOException {
        Files.createSymbolicLink(folder.resolve(name), target);
    }

    private HandIns read() {
        return HandIns.read(folder, INFECTION, "greedy", EngineAdmission.REFUSED);
    }

    private List<String> sentences() {
        HandIns read = read();
        assertThat(read.accepted()).extracting(HandIn::name).containsExactly("good");
        return read.refused().stream()
                .map(refused -> english().of(refused.why()))
                .toList();
    }

    private String sentence() {
        List<String> sentences = sentences();
        assertThat(sentences).hasSize(1);
        return sentences.get(0);
    }

    private static String sentence(HandIns read) {
        assertThat(read.refused()).hasSize(1);
        return english().of(read.refused().get(0).why());
    }

    private static String refused(Path folder) {
        return sentence(HandIns.read(folder, INFECTION, "greedy", EngineAdmission.REFUSED));
    }

    private static Sentences english() {
        return new Sentences(Language.EN);
    }
}
