package lectern.cli.query;

import static lectern.cli.query.Asking.OVER;
import static lectern.cli.query.Asking.START;
import static lectern.cli.query.Asking.answer;
import static lectern.cli.query.Asking.error;
import static lectern.cli.query.Asking.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every code that an error answer can have, and what its message names. */
class QueryErrorsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "no",
                "{",
                "[]",
                "7",
                "null",
                "\"do\"",
                "{\"do\":\"games\"} {}",
                "{'do':'games'}",
                "{\"do\":\"games\",}",
                "{\"id\":1e99999999999}",
                "{\"id\":NaN}",
                "\u0000"
            })
    void badJsonIsALineThatIsNotAnObject(String line) {
        assertThat(answer(line).at("/error/code").textValue()).as(line).isEqualTo("bad-json");
    }

    @Test
    void badJsonNamesTheColumn() {
        assertThat(answer("{\"do\":games}").at("/error/message").textValue()).contains("column 7");
    }

    @Test
    void badJsonIsWhatIsTooDeepForAnybody() {
        for (int depth : new int[] {200, 100_000}) {
            String deep = "{\"id\":" + "[".repeat(depth) + "]".repeat(depth) + "}";

            assertThat(answer(deep).at("/error/code").textValue()).isEqualTo("bad-json");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"'id':1", "'do':'dance'", "'do':7", "'do':null"})
    void unknownRequestNamesTheRequestsThereAre(String fields) {
        JsonNode error = error(fields);

        assertThat(error.get("code").textValue()).isEqualTo("unknown-request");
        assertThat(error.get("message").textValue()).contains("“do”", "legal", "replay");
    }

    @Test
    void unknownGameNamesIt() {
        JsonNode error = error("'do':'start','game':'chess'");

        assertThat(error.get("code").textValue()).isEqualTo("unknown-game");
        assertThat(error.get("message").textValue()).contains("“chess”", "infection", "column 1");
    }

    @ParameterizedTest
    @CsvSource({"infection:rules=chess, 17", "infection:size=8, 11", "infection:, 11", "'infection:rules=report,x', 24"
    })
    void badOptionNamesTheColumn(String game, int column) {
        JsonNode error = error("'do':'start','game':'" + game + "'");

        assertThat(error.get("code").textValue()).isEqualTo("bad-option");
        assertThat(error.get("message").textValue()).contains("(column " + column + ")");
    }

    @ParameterizedTest
    @CsvSource({"7/7 x, board, 4", "7/7/7/7/7/7/7z x, board, 14", "7/7/7/7/7/7/7 z, side to move, 15"})
    void badPositionNamesTheFieldAndTheColumn(String position, String field, int column) {
        JsonNode error = error("'do':'legal','game':'infection','position':'" + position + "'");

        assertThat(error.get("code").textValue()).isEqualTo("bad-position");
        assertThat(error.get("message").textValue()).contains(field, "(column " + column + ")");
    }

    @Test
    void badMoveIsATextThatIsNoMoveAtAll() {
        JsonNode error = error("'do':'play'", START, "'move':'zz'");

        assertThat(error.get("code").textValue()).isEqualTo("bad-move");
        assertThat(error.get("message").textValue()).contains("“zz”", "(column 2)");
        assertThat(error("'do':'explain'", START, "'move':''").get("code").textValue())
                .isEqualTo("bad-move");
    }

    @Test
    void illegalMoveShowsTheRuleThatItBreaks() {
        JsonNode error = error("'do':'play'", START, "'move':'a1a7'");

        assertThat(error.get("code").textValue()).isEqualTo("illegal-move");
        assertThat(error.get("violation").get("key").textValue()).isEqualTo("infection.occupied");
        assertThat(error.get("violation").get("cells")).isEqualTo(json("['a7']"));
        assertThat(error.get("message")).isEqualTo(error.get("violation").get("text"));
    }

    @Test
    void illegalMoveInAReplaySaysWhichPly() {
        JsonNode error = error("'do':'replay'", START, "'moves':['a2','a6','zz']");
        assertThat(error.get("message").textValue()).startsWith("Move 3 (“zz”):");

        error = error("'do':'replay'", START, "'moves':['a2','a6','a7']");
        assertThat(error.get("code").textValue()).isEqualTo("illegal-move");
        assertThat(error.get("ply").intValue()).isEqualTo(3);
        assertThat(error.get("message").textValue()).startsWith("Move 3 (“a7”): a7 is taken");
        assertThat(error.get("violation").get("key").textValue()).isEqualTo("infection.occupied");
    }

    @Test
    void gameOverIsAnyMoveInAFinishedGame() {
        assertThat(error("'do':'play'", OVER, "'move':'b6'").get("code").textValue())
                .isEqualTo("game-over");
        assertThat(error("'do':'replay'", OVER, "'moves':['b6']").get("code").textValue())
                .isEqualTo("game-over");
    }

    @Test
    void unknownPlayerIsWhoeverTheGameDoesNotHave() {
        JsonNode error = error("'do':'choose'", START, "'player':'nobody','seed':1,'depth':3,'nodes':9,'millis':9");

        assertThat(error.get("code").textValue()).isEqualTo("unknown-player");
        assertThat(error.get("message").textValue()).contains("“nobody”");
    }

    @Test
    void outOfTimeIsACountThatIsStopped() {
        JsonNode error = error("'do':'perft'", START, "'depth':30,'millis':1");

        assertThat(error.get("code").textValue()).isEqualTo("out-of-time");
        assertThat(error("'do':'perft'", START, "'depth':30,'millis':1,'divide':true"))
                .isEqualTo(error);
    }

    @Test
    void messagesAreInTheLanguageOfTheRequest() {
        assertThat(error("'do':'start','lang':'pt'").get("message").textValue()).isEqualTo("Falta o campo «game».");
        assertThat(error("'do':'legal','game':'infection','position':'7','lang':'pt'")
                        .get("message")
                        .textValue())
                .contains("coluna 2");
    }
}
