package lectern.cli.query;

import static lectern.cli.query.Asking.START;
import static lectern.cli.query.Asking.ask;
import static lectern.cli.query.Asking.error;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code review}: each of a list of moves, what it gave away, and how accurately each side played. */
class ReviewRequestTest {
    private static final String REVIEW = "'do':'review'," + START;

    @Test
    void everyMoveIsToldWithEveryFieldOfTheProtocol() {
        JsonNode answer = ask(REVIEW, "'moves':['g7f7','g1f1','a1c3'],'nodes':500");

        assertThat(answer.get("moves"))
                .hasSize(3)
                .allSatisfy(move -> assertThat(names(move))
                        .containsExactly("ply", "side", "move", "best", "loss", "proven", "mark", "criterion"));
        assertThat(answer.get("moves").get(2).get("move").textValue()).isEqualTo("a1c3");
        assertThat(answer.get("moves").findValuesAsText("side")).containsExactly("first", "second", "first");
        assertThat(names(answer.get("accuracy"))).containsExactly("first", "second");
    }

    @Test
    void aLossGoesWithAMarkAndABetterMove() {
        JsonNode bad = ask(REVIEW, "'moves':['g7f7','g1f1','a1c3'],'nodes':500")
                .get("moves")
                .get(2);

        assertThat(bad.get("loss").doubleValue()).isGreaterThan(10);
        assertThat(bad.get("mark").textValue()).isEqualTo("mistake");
        assertThat(bad.get("best").textValue()).isNotEqualTo("a1c3");
        assertThat(bad.get("criterion").isTextual()).isTrue();
    }

    @Test
    void nothingWasPlayedAndNothingIsReviewed() {
        assertThat(ask(REVIEW, "'moves':[]"))
                .hasToString("{\"moves\":[],\"accuracy\":{\"first\":null,\"second\":null}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'moves':['g7f7','zz']            | bad-move     | Move 2 (“zz”)",
                "'moves':['a1a1']                 | illegal-move | Move 1 (“a1a1”)",
                "'moves':'g7f7'                   | bad-argument | The field “moves”",
                "'nodes':5                        | bad-argument | The field “moves” is missing",
                "'moves':[],'nodes':0             | bad-argument | The field “nodes” must be a whole number from 1 to",
                "'moves':[],'node':1              | bad-argument | There is no field “node” in the request “review”",
                "'moves':[],'depth':1             | bad-argument | There is no field “depth” in the request “review”",
            })
    void whatCannotBeReviewedIsToldAsInOtherRequests(String fields, String code, String sentence) {
        JsonNode error = error(REVIEW, fields);

        assertThat(error.get("code").textValue()).isEqualTo(code);
        assertThat(error.get("message").textValue()).startsWith(sentence);
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
