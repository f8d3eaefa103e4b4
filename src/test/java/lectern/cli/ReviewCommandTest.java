package lectern.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.cli.query.QueryLoop;
import lectern.games.Games;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code lectern review}: a file in, a table or JSON out, and one line where something is wrong. */
class ReviewCommandTest {
    private static final String[] MOVES = {"g7f7", "g1f1", "a1c3", "a7a6"};

    @TempDir
    private Path folder;

    private Path file;
    private Match match;

    @BeforeEach
    void keepAGame() throws IOException {
        match = Match.from(Games.read("infection").start(1).position());
        for (String move : MOVES) match = match.play(match.position().readMove(move));
        file = Files.writeString(
                folder.resolve("game.lectern"),
                GameRecord.of(match, RecordHead.EMPTY).text());
    }

    @Test
    void theTableMarksTheMistakeAndSaysWhatTheNumbersMean() {
        CommandLines.Run run = CommandLines.run("review", file.toString(), "--nodes", "500");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines().get(0)).contains("Ply", "Side", "Move", "Better", "Loss", "Criterion");
        assertThat(run.outLines().get(3)).contains("a1c3?");
        assertThat(run.out()).contains("accuracy", "hundredths of a win", "500 positions");
    }

    @Test
    void jsonIsWhatTheQueryAnswers() {
        String moves = Stream.of(MOVES).map(move -> '"' + move + '"').collect(Collectors.joining(","));
        String asked = new QueryLoop()
                .answer("{\"do\":\"review\",\"game\":\"infection\",\"position\":\""
                        + match.start().text() + "\",\"nodes\":500,\"moves\":[" + moves + "]}");

        CommandLines.Run run = CommandLines.run("review", file.toString(), "--nodes", "500", "--json");

        assertThat(run.outLines()).containsExactly(asked);
    }

    @Test
    void aTableForSpreadsheetsHasALineForEachMove() {
        CommandLines.Run run = CommandLines.run("review", file.toString(), "--nodes", "500", "--csv");

        assertThat(run.outLines()).hasSize(1 + MOVES.length);
        assertThat(run.outLines().get(0)).startsWith("ply,side,move,mark,best,loss,proven");
        assertThat(run.outLines().get(3)).startsWith("3,first,a1c3,mistake,");
    }

    @Test
    void thresholdsThatAreSetDecideWhatIsMarked() {
        String all = CommandLines.run("review", file.toString(), "--nodes=500", "--mistake=99", "--blunder=100")
                .out();

        assertThat(all).doesNotContain("a1c3?");
    }

    @Test
    void theTableSpeaksPortuguese() {
        assertThat(CommandLines.run("review", file.toString(), "--nodes=500", "--lang=pt")
                        .out())
                .contains("Jogada", "precisão", "1 erro");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game.lectern --nodes 0              | The budget must be a whole number of positions from 1 to",
                "game.lectern --mistake 30           | A mistake must begin above 0, and a blunder not below it and at 100 at most.",
                "game.lectern --mistake 0            | A mistake must begin above 0",
                "none.lectern                        | there is no such file.",
                "text.lectern                        | “text.lectern” is not a game that Lectern understands",
                "binary.lectern                      | “binary.lectern” is not a text",
                "empty.lectern                       | There is no move to review: the game has not begun.",
            })
    void whatIsWrongIsOneLineAndExitCodeTwo(String arguments, String sentence) throws IOException {
        Files.writeString(folder.resolve("text.lectern"), "no game");
        Files.write(folder.resolve("binary.lectern"), new byte[] {(byte) 0xff, (byte) 0xfe});
        Match begun = Match.from(match.start());
        Files.writeString(
                folder.resolve("empty.lectern"),
                GameRecord.of(begun, RecordHead.EMPTY).text());
        String[] words = ("review " + folder + "/" + arguments).split(" ");

        CommandLines.Run run = CommandLines.run(words);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).singleElement().asString().contains(sentence);
    }
}
