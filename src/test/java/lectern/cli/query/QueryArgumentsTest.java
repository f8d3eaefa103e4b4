package lectern.cli.query;

import static lectern.cli.query.Asking.START;
import static lectern.cli.query.Asking.ask;
import static lectern.cli.query.Asking.error;
import static lectern.cli.query.Asking.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that are missing, of the wrong type, or out of their range; and the id, which may be anything. */
class QueryArgumentsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start    |                           | game",
                "legal    | 'game':'infection'        | position",
                "facts    | 'game':null               | game",
                "play     | START                     | move",
                "explain  | START                     | move",
                "replay   | START                     | moves",
                "perft    | START                     | depth",
                "choose   | START                     | player"
            })
    void aMissingFieldIsNamed(String request, String fields, String field) {
        assertBadArgument(request, fields, field);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start    | 'game':5                                | game",
                "start    | 'game':'infection','seed':'1'           | seed",
                "start    | 'game':'infection','seed':1.5           | seed",
                "start    | 'game':'infection','seed':1e30          | seed",
                "start    | 'game':'infection','lang':5             | lang",
                "start    | 'game':'infection','lang':'fr'          | lang",
                "games    | 'lang':'EN'                             | lang",
                "legal    | 'game':'infection','position':['a']     | position",
                "play     | START,'move':{}                         | move",
                "replay   | START,'moves':'a2'                      | moves",
                "replay   | START,'moves':['a2',5]                  | moves[1]",
                "perft    | START,'depth':-1                        | depth",
                "perft    | START,'depth':1001                      | depth",
                "perft    | START,'depth':1e999999                  | depth",
                "perft    | START,'depth':99999999999999999999      | depth",
                "perft    | START,'depth':'2'                       | depth",
                "perft    | START,'depth':1,'divide':1              | divide",
                "perft    | START,'depth':1,'millis':0              | millis",
                "evaluate | START,'side':'red'                      | side",
                "evaluate | START,'side':1                          | side",
                "evaluate | START,'evaluator':'guess'               | evaluator",
                "evaluate | START,'weights':[1]                     | weights",
                "evaluate | START,'weights':{'count':'1'}           | weights.count",
                "evaluate | START,'weights':{'count':null}          | weights.count",
                "evaluate | START,'weights':{'count':1e400}         | weights.count",
                "evaluate | START,'weights':{'count':-1e101}        | weights.count",
                "evaluate | START,'weights':{'luck':1}              | weights.luck",
                "choose   | START,'player':1                        | player",
                "choose   | START,'player':'search','depth':0            | depth",
                "choose   | START,'player':'search','nodes':-5           | nodes",
                "choose   | START,'player':'search','millis':true        | millis",
                "choose   | START,'player':'medium','weights':{'luck':1} | weights.luck"
            })
    void aFieldOfTheWrongKindIsNamed(String request, String fields, String field) {
        assertBadArgument(request, fields, field);
    }

    private static void assertBadArgument(String request, String fields, String field) {
        String others = fields == null ? "'id':0" : fields.replace("START", START);
        JsonNode error = error("'do':'" + request + "'", others);

        assertThat(error.get("code").textValue()).isEqualTo("bad-argument");
        assertThat(error.get("message").textValue()).contains("“" + field + "”");
    }

    @Test
    void aFieldThatIsNullCountsAsLeftOut() {
        assertThat(ask("'do':'evaluate'", START, "'side':null,'evaluator':null,'weights':null,'lang':null"))
                .isEqualTo(ask("'do':'evaluate'", START));
    }

    @Test
    void aWholeNumberMayBeWrittenInAnyWay() {
        assertThat(ask("'do':'perft'", START, "'depth':2.0")).isEqualTo(json("{'nodes':144}"));
        assertThat(ask("'do':'perft'", START, "'depth':0.2e1")).isEqualTo(json("{'nodes':144}"));
        assertThat(ask("'do':'start','game':'infection','seed':-9223372036854775808")
                        .get("seed")
                        .longValue())
                .isEqualTo(Long.MIN_VALUE);
    }

    @Test
    void theLargestWeightsStillGiveANumber() {
        JsonNode answer = ask(
                "'do':'evaluate'", "'game':'infection','position':'x6/7/7/7/7/7/oo5 x 0 1','weights':{'count':1e100}");

        assertThat(answer.get("total").doubleValue()).isEqualTo(-1e100);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"7", "-1.50", "1E+400", "\"é\uD83D\uDE00\"", "\"\\ud800x\"", "null", "[1,{\"a\":[true]}]", "{}"})
    void anIdOfAnyTypeComesBackAsItWas(String id) {
        QueryLoop loop = new QueryLoop();

        assertThat(loop.answer("{\"id\":" + id + ",\"do\":\"dance\"}")).startsWith("{\"id\":" + id + ",\"error\":");
        assertThat(loop.answer("{\"do\":\"games\",\"id\":" + id + "}")).startsWith("{\"id\":" + id + ",\"games\":");
    }

    @Test
    void aLongTextIsCutWhereAMessageRepeatsIt() {
        String endless = "x".repeat(100_000);

        assertThat(error("'do':'" + endless + "'").toString()).hasSizeLessThan(1000);
        assertThat(error("'do':'start','game':'" + endless + "'").toString()).hasSizeLessThan(1000);
        assertThat(error("'do':'start','game':'infection:" + endless + "'").toString())
                .hasSizeLessThan(1000);
        assertThat(error("'do':'play'", START, "'move':'" + endless + "'").toString())
                .hasSizeLessThan(1000);
        assertThat(error("'do':'legal','game':'infection','position':'" + endless + "'")
                        .toString())
                .hasSizeLessThan(1000);
        assertThat(error("'do':'replay'", START, "'moves':['" + endless + "']").toString())
                .hasSizeLessThan(1000);
        assertThat(error("'do':'evaluate'", START, "'weights':{'" + endless + "':1}")
                        .toString())
                .hasSizeLessThan(1000);
        assertThat(error("'do':'evaluate'", START, "'side':'" + endless + "'").toString())
                .hasSizeLessThan(1000);
    }
}
