package lectern.cli.query;

import static lectern.cli.query.Asking.START;
import static lectern.cli.query.Asking.answer;
import static lectern.cli.query.Asking.error;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A request has the fields that it declares, each once: what would be ignored is refused. */
class QueryFieldsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'do':'evaluate',START,'weight':{'count':2} | “weight” in the request “evaluate” | Did you mean “weights”?",
                "'do':'choose',START,'player':'mcts','nodse':5 | “nodse” in the request “choose” | Did you mean “nodes”?",
                "'do':'choose',START,'player':'mcts','rollout':5 | “rollout” in the request “choose” | its fields are game, position, player,",
                "'do':'choose',START,'player':'mcts','tracing':true | “tracing” in the request “choose” | game, position, player, seed, depth, nodes, millis, evaluator, weights, trace,",
                "'do':'review',START,'moves':[],'node':5 | “node” in the request “review” | Did you mean “nodes”?",
                "'do':'legal',START,'seed':1 | “seed” in the request “legal” | its fields are game, position, do, id and lang",
                "'do':'games','game':'infection' | “game” in the request “games” | its fields are do, id and lang",
                "'do':'start','game':'infection','Lang':'pt' | “Lang” in the request “start” | Did you mean “lang”?",
                "'do':'perft',START,'depth':1,'x':null | “x” in the request “perft” | its fields are",
            })
    void anUnknownFieldIsNamedWithTheNearestThatIsKnown(String fields, String named, String hint) {
        JsonNode error = error(fields.replace("START", START));

        assertThat(error.get("code").textValue()).isEqualTo("bad-argument");
        assertThat(error.get("message").textValue()).contains(named, hint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'do':'legal',START,'game':'syrtis'                         | game",
                "'do':'games','do':'games'                                  | do",
                "'do':'evaluate',START,'weights':{'count':1,'count':2}      | count",
                "'do':'dance','id':1,'id':1                                 | id",
            })
    void aFieldThatStandsTwiceIsNamed(String fields, String field) {
        JsonNode error = error(fields.replace("START", START));

        assertThat(error.get("code").textValue()).isEqualTo("bad-argument");
        assertThat(error.get("message").textValue()).isEqualTo("The field “" + field + "” stands there twice.");
    }

    @Test
    void suchAnErrorHasTheIdAndTheLanguageOfItsRequest() {
        JsonNode answer = answer("{\"id\":7,\"do\":\"games\",\"lang\":\"pt\",\"x\":[{\"a\":1},{\"a\":1}],\"x\":2}");

        assertThat(answer.get("id").intValue()).isEqualTo(7);
        assertThat(answer.get("error").get("message").textValue()).isEqualTo("O campo «x» aparece duas vezes.");
    }

    @Test
    void objectsBesideEachOtherMayHaveTheSameKeys() {
        assertThat(answer("{\"id\":[{\"a\":1},{\"a\":{\"a\":1}}],\"do\":\"games\"}")
                        .has("games"))
                .isTrue();
    }

    @Test
    void anUnknownRequestAndAnUnknownCriterionAreHintedAtToo() {
        assertThat(error("'do':'evalute'").get("message").textValue()).endsWith("Did you mean “evaluate”?");
        assertThat(error("'do':'evaluate'", START, "'weights':{'cuont':1}")
                        .get("message")
                        .textValue())
                .endsWith("Did you mean “count”?");
    }
}
