package lectern.cli.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What Lectern answers as an engine. */
class UgiLoopTest {
    private static final String LOST = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxx2o o 0 9";
    private static final String WON = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxo o 0 30";

    @Test
    void itIntroducesItselfAndItsOptions() throws IOException {
        List<String> introduction = talk("infection", "ugi");
        assertThat(introduction)
                .startsWith("id name Lectern", "id author The Lectern authors")
                .contains(
                        "option name threads type spin default 1 min 1 max 256",
                        "option name rollout type spin default 2 min 0 max 1000",
                        "option name explore type string default 0.5",
                        "option name seed type spin default 1 min 0 max 2147483647",
                        "option name overhead type spin default 10 min 0 max 5000",
                        "option name w.count type string default <empty>")
                .endsWith("info string The game is infection.", "ugiok");
        assertThat(introduction.get(2)).matches("option name player type combo default search( var [a-z]+)+");
        assertThat(introduction.get(3))
                .matches("option name evaluator type combo default usual var usual var report( var [a-z]+)+");
    }

    @Test
    void itIsReadyAtAnyTime() throws IOException {
        assertThat(talk("infection", "isready", "ugi", "isready"))
                .startsWith("readyok")
                .endsWith("ugiok", "readyok");
    }

    @Test
    void linesThatAreNoCommandsAreIgnored() throws IOException {
        assertThat(talk("infection", "", "  ", "xboard", "uaiok", "ponderhit now", "\u0000\uFFFF", "isready"))
                .containsExactly("readyok");
    }

    @Test
    void itLeavesOnQuitAndHearsNothingAfterIt() throws IOException {
        assertThat(talk("infection", "isready", "quit", "isready")).containsExactly("readyok");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedByItsId(String id) throws IOException {
        Game game = Games.read(id);
        Position position = game.start(1).position();
        StringBuilder moves = new StringBuilder();
        for (int ply = 0; ply < 4; ply++) {
            List<String> answer = talk(id, "position startpos" + moves, "query p1turn", "go depth 1");
            assertThat(answer.get(0)).isEqualTo("response " + (position.toMove() == Seat.FIRST));
            String best = last(answer);
            assertThat(best).startsWith("bestmove ");
            Move move = position.readMove(best.substring("bestmove ".length()));
            assertThat(position.violation(move)).isEmpty();
            position = position.play(move, Narrator.SILENT);
            moves.append(ply == 0 ? " moves " : " ").append(move.text());
        }
        assertThat(last(talk(id, "position fen " + position.text(), "go depth 1")))
                .startsWith("bestmove ")
                .isEqualTo(last(talk(id, "position startpos" + moves, "go depth 1")));
    }

    static List<String> games() {
        return Games.ALL.stream().map(GameKind::id).toList();
    }

    @Test
    void everyDepthIsToldAndTheLastLineBeforeTheMoveTellsAll() throws IOException {
        List<String> answer = talk("infection", "position startpos", "go depth 3");
        assertThat(answer).hasSize(5);
        for (int i = 0; i < 4; i++) {
            assertThat(answer.get(i))
                    .matches("info depth " + Math.min(i + 1, 3)
                            + " score cp -?[0-9]+ nodes [0-9]+ nps [0-9]+ time [0-9]+ pv( [a-g1-7]+)+");
        }
        String chosen = answer.get(3).replaceAll(".* pv ([a-g1-7]+) .*", "$1");
        assertThat(answer.get(4)).isEqualTo("bestmove " + chosen);
    }

    @Test
    void aProvenResultIsToldInPlies() throws IOException {
        assertThat(talk("infection", "position fen 7/7/3oo2/2x4/7/7/7 x 3 9", "go depth 4"))
                .anyMatch(line -> line.contains(" score mate 1 "))
                .endsWith("bestmove d4");
        assertThat(talk("infection", "position fen " + LOST, "go depth 6"))
                .anyMatch(line -> line.contains(" score mate -4 "))
                .endsWith("bestmove g1e1");
    }

    @ParameterizedTest
    @CsvSource({
        "o5x/7/7/7/7/7/x5o x 0 1, true, false, none",
        "o5x/7/7/7/7/7/x5o o 0 1, false, false, none",
        "7/7/7/7/7/7/x6 o 0 1, false, true, p1win",
        "7/7/7/7/7/7/o6 o 0 1, false, true, p2win",
        "xo-----/-------/-------/-------/-------/-------/------- x 0 1, true, true, draw",
    })
    void questionsAboutThePositionAreAnswered(String fen, String turn, String over, String result) throws IOException {
        assertThat(talk("infection", "position fen " + fen, "query p1turn", "query gameover", "query result"))
                .containsExactly("response " + turn, "response " + over, "response " + result);
        assertThat(talk("infection", "query whatever"))
                .singleElement()
                .asString()
                .startsWith("info string");
    }

    @Test
    void whereTheGameIsOverNoMoveIsFound() throws IOException {
        assertThat(talk("infection", "position fen " + WON, "go depth 2"))
                .hasSize(2)
                .first()
                .asString()
                .startsWith("info string There is no move to be found: The board is full");
        assertThat(talk("infection", "position fen " + WON, "go depth 2")).endsWith("bestmove (none)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "position                                 | A position is “startpos” or “fen” and its text",
                "position somewhere                       | A position is “startpos” or “fen” and its text",
                "position fen                             | This is not a position: The board is missing",
                "position fen o5x/7/7/7/7/7/x5z x         | cannot contain “z”. (column 17)",
                "position startpos moves zz               | Move 1 (“zz”) cannot be made: “zz” is not a move",
                "position startpos moves g7g5 a7a1        | Move 2 (“a7a1”) cannot be made: a1 is taken",
                "moves a1a2 d4                            | Move 2 (“d4”) cannot be made: Blue has no microbe next",
                "position startpos moves pass             | Move 1 (“pass”) cannot be made: Red may not pass",
                "setoption                                | An option is set by “name”",
                "setoption name                           | There is no option “”",
                "setoption name hash value 64             | There is no option “hash”",
                "setoption name thread value 2            | There is no option “thread”. Did you mean “threads”?",
                "setoption name player value joe          | The setting “player” must be easy",
                "setoption name evaluator value joe       | The setting “evaluator” must be report",
                "setoption name threads value 0           | The setting “threads” must be a whole number from 1 to 256",
                "setoption name threads                   | The setting “threads” must be a whole number",
                "setoption name seed value -1             | The setting “seed” must be a whole number from 0 to 2147483647",
                "setoption name overhead value 99999999999 | The setting “overhead” must be a whole number from 0 to 5000",
                "setoption name w.count value heavy       | The weight “w.count” must be a number such as 2 or -0.5, not “heavy”",
                "setoption name w.colour value 1          | There is no option “w.colour”",
            })
    void whatIsWrongWithACommandIsToldAndChangesNothing(String line, String remark) throws IOException {
        List<String> answers = talk("infection", line, "go depth 1");
        assertThat(answers.get(0)).startsWith("info string ").contains(remark);
        assertThat(last(answers)).isEqualTo(talk("infection", "go depth 1").get(2));
    }

    @ParameterizedTest
    @CsvSource({
        "go depth -1, depth, -1",
        "go nodes many, nodes, many",
        "go movetime, movetime, ''",
        "go p1time soon p2time 5, p1time, soon",
        "go nodes 99999999999999999999, nodes, 99999999999999999999",
    })
    void whoeverSaysGoIsAnsweredEvenIfTheLimitIsNone(String line, String name, String value) throws IOException {
        assertThat(talk("infection", line))
                .containsExactly(
                        "info string “" + name + "” cannot be “" + value
                                + "”: it must be a whole number, and not a negative one.",
                        "bestmove (none)");
    }

    @Test
    void aLineBeyondAllReasonIsNotRead() throws IOException {
        String endless = "position startpos moves" + " a1a2".repeat(300_000);
        assertThat(talk("infection", endless, "isready"))
                .containsExactly("info string The line is longer than 1048576 bytes: it was not read.", "readyok");
    }

    @Test
    void tasksGivenAtOnceAreAnsweredInTheirOrder() throws IOException {
        assertThat(talk(
                                "infection",
                                "setoption name player value greedy",
                                "position fen 7/7/3oo2/2x4/7/7/7 x 3 9",
                                "go depth 1",
                                "go depth x",
                                "position fen 7/7/3xx2/2o4/7/7/7 o 3 9",
                                "go depth 1")
                        .stream()
                        .filter(line -> line.startsWith("bestmove")))
                .containsExactly("bestmove d4", "bestmove (none)", "bestmove d4");
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    /** The answers to some lines, after which the input ends. */
    static List<String> talk(String gameText, String... lines) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] input = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        Conversation.loop(gameText).run(new ByteArrayInputStream(input), out);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
