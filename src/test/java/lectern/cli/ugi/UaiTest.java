package lectern.cli.ugi;

import static lectern.cli.ugi.UgiLoopTest.talk;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import lectern.game.GameKind;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lectern among Ataxx engines. */
class UaiTest {

    @Test
    void itAnswersToUai() throws IOException {
        assertThat(talk("infection:rules=ataxx", "uai", "isready", "uainewgame", "isready"))
                .startsWith("id name Lectern")
                .endsWith("uaiok", "readyok", "readyok");
    }

    @Test
    void uaiMeansAtaxxRules() throws IOException {
        assertThat(talk("infection", "uai")).contains("info string The game is infection:rules=ataxx.");
        assertThat(talk("infection", "uai", "position startpos moves a7b5", "query p1turn"))
                .as("a knight-shaped jump from an Ataxx corner")
                .endsWith("response false");
        assertThat(talk("infection", "position startpos moves g7f5").get(0)).contains("a knight");
        assertThat(talk("infection:blocked=c4", "uai"))
                .contains("info string The game is infection:rules=ataxx,blocked=c4.");
    }

    @Test
    void thePositionStaysUnlessTheRulesChange() throws IOException {
        assertThat(talk("infection:rules=ataxx", "position startpos moves a7b7", "uai", "query p1turn"))
                .endsWith("response false");
        assertThat(talk("infection", "position startpos moves a1a2", "uai", "query p1turn"))
                .endsWith("response true");
    }

    @Test
    void aGameThatNobodyPlaysThatWayDoesNotAnswerToUai() throws IOException {
        for (GameKind kind : Games.ALL) {
            boolean speaks = kind.dialects().stream()
                    .anyMatch(dialect -> dialect.protocol().equals("uai"));
            assertThat(talk(kind.id(), "uai", "isready").contains("uaiok")).isEqualTo(speaks);
        }
        assertThat(talk("shiftago", "uai", "isready")).containsExactly("readyok");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ugi", "uai"})
    void aPassIsSpeltWithNoughts(String protocol) throws IOException {
        String before = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/oxxxx2 o 0 9";
        assertThat(talk("infection", protocol, "position fen " + before, "go depth 3"))
                .endsWith("bestmove 0000")
                .anyMatch(line -> line.matches("info .* pv 0000( .*)?"));
        assertThat(talk("infection", protocol, "position fen " + before + " moves 0000", "query p1turn"))
                .endsWith("response true");
        assertThat(talk("infection", protocol, "position fen " + before + " moves pass", "query p1turn"))
                .endsWith("response true");
    }

    @Test
    void elsewhereAPassIsSpeltAsTheNotationHasIt() throws IOException {
        assertThat(talk("shiftago", "position startpos moves 0000").get(0)).contains("“0000” is not a move");
    }

    @Test
    void aCloneMayBeSpeltInEitherWay() throws IOException {
        for (String clone : new String[] {"a7b7", "b7"}) {
            assertThat(talk("infection", "uai", "position startpos moves " + clone, "query p1turn"))
                    .endsWith("response false");
        }
    }

    @Test
    void itsClockIsTheOneOfItsColour() throws IOException {
        assertThat(talk("infection", "uai", "position startpos", "go btime soon wtime 5"))
                .endsWith(
                        "info string “btime” cannot be “soon”: it must be a whole number, and not a negative one.",
                        "bestmove (none)");
    }
}
