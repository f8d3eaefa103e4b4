package lectern.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.play.engine.Engine;
import lectern.play.engine.EnginePlayer;
import lectern.search.Budget;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines outside Lectern as player texts. */
class EngineTextTest {
    private static final Game ATAXX = Games.read("infection:rules=ataxx");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "engine:command=./e                         | engine:command=./e",
                "engine:protocol=ugi,nodes=10000,command=./e | engine:command=./e",
                "engine:protocol=uai,millis=20,command=e --a=1,b | engine:millis=20,protocol=uai,command=e --a=1,b",
                "engine:o.b=2,patience=5,o.a=x y,command=e  | engine:patience=5,o.b=2,o.a=x y,command=e",
                "engine:command=  'my engine' -x            | engine:command='my engine' -x",
            })
    void isWrittenInOneWayOnly(String text, String canonical) {
        Contender contender = PlayerText.readOrEngine(text, ATAXX);
        assertThat(contender.text()).isEqualTo(canonical);
        assertThat(PlayerText.readOrEngine(canonical, ATAXX)).isEqualTo(contender);
        assertThat(contender.isHonest()).isTrue();
        assertThat(contender.player()).isInstanceOf(EnginePlayer.class).isNotSameAs(contender.player());
    }

    @Test
    void theCommandIsSplitAtItsSpacesButNotBetweenQuotationMarks() {
        assertThat(engine("command=java  -jar 'my engine.jar' \"it's\" --a=1,b=\\x ")
                        .command())
                .containsExactly("java", "-jar", "my engine.jar", "it's", "--a=1,b=\\x");
    }

    @Test
    void settingsAreTheEnginesOwn() {
        Engine engine = engine("protocol=uai,o.hash=64,o.search=mcts,patience=7,command=e");
        assertThat(engine.protocol()).isEqualTo("uai");
        assertThat(engine.options()).isEqualTo(Map.of("hash", "64", "search", "mcts"));
        assertThat(List.copyOf(engine.options().keySet())).containsExactly("hash", "search");
        assertThat(engine.patience()).isEqualTo(new Engine.Patience(7_000, 7_000, 7_000));
        assertThat(engine("command=e").patience()).isEqualTo(Engine.Patience.USUAL);
        assertThat(PlayerText.readOrEngine("engine:depth=3,command=e", ATAXX).budget())
                .isEqualTo(Budget.ofDepth(3));
        assertThat(PlayerText.readOrEngine("engine:command=e", ATAXX).budget()).isEqualTo(Budget.USUAL);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "engine                         | 1  | An engine needs the command line that starts it",
                "engine:nodes=5                 | 1  | An engine needs the command line that starts it",
                "engine:command=                | 1  | An engine needs the command line that starts it",
                "engine:./autaxx                | 8  | “./autaxx” is not a setting of a player",
                "engine:command=e 'x            | 16 | In the command line, a quotation mark stands alone",
                "engine:command=e x'y'          | 16 | In the command line, a quotation mark stands alone",
                "engine:clock=cpu,command=e     | 8  | An engine has no setting “clock”; the settings are depth",
                "engine:protocl=uai,command=e   | 8  | An engine has no setting “protocl”; the settings are depth, nodes, millis, protocol",
                "engine:nodes=0,command=e       | 14 | The setting “nodes” must be a whole number from 1 to 1000000000000",
                "engine:o.=3,command=e          | 8  | An engine has no setting “o.”",
                "engine:patience=0,command=e    | 17 | The setting “patience” must be a whole number from 1 to 86400",
                "engine:protocol=uci,command=e  | 17 | The engine “e” is to speak “uci”, but infection",
                "engines:command=e              | 1  | infection has no player called “engines”",
            })
    void saysWhatIsWrongAndWhere(String text, int column, String sentence) {
        UnreadableText refusal = refusal(text, ATAXX);
        assertThat(refusal.column()).isEqualTo(column);
        assertThat(new Sentences(Language.EN).of(refusal.reason())).startsWith(sentence);
        assertThat(new Sentences(Language.PT).of(refusal.reason())).isNotBlank();
    }

    @Test
    void anEngineThatPlaysByOtherRulesIsRefused() {
        UnreadableText refusal = refusal("engine:protocol=uai,command=e", Games.read("infection"));
        assertThat(refusal.column()).isEqualTo(17);
        assertThat(new Sentences(Language.EN).of(refusal.reason()))
                .isEqualTo("The engine “e” speaks “uai” and so plays infection:rules=ataxx; this game is infection.");
    }

    private static Engine engine(String settings) {
        return EngineText.engine("engine:" + settings, ATAXX);
    }

    private static UnreadableText refusal(String text, Game game) {
        return catchThrowableOfType(UnreadableText.class, () -> PlayerText.readOrEngine(text, game));
    }
}
