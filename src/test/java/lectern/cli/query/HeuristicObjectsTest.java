package lectern.cli.query;

import static lectern.cli.query.Asking.START;
import static lectern.cli.query.Asking.ask;
import static lectern.cli.query.Asking.error;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A heuristic as an object, wherever an evaluator's id may stand. */
class HeuristicObjectsTest {
    private static final String CORNERS =
            heuristic("{'use':'count'},{'name':'in-corners','formula':'count(own & corners)','weight':2},"
                    + "{'use':'edge','weight':3,'when':'count(vacant) < 3'}");

    private static String heuristic(String terms) {
        return "'evaluator':{'name':'x','game':'infection','terms':[" + terms + "]}";
    }

    @Test
    void itsTermsAreAnsweredUnderTheirNames() {
        JsonNode answer = ask("'do':'evaluate'", START, CORNERS);

        assertThat(answer.get("total").intValue()).isEqualTo(4);
        assertThat(answer.get("terms"))
                .extracting(term -> term.get("key").textValue())
                .containsExactly("count", "in-corners", "edge");
        assertThat(answer.get("terms").get(1).get("cells"))
                .extracting(JsonNode::textValue)
                .containsExactlyInAnyOrder("a1", "g7");
    }

    @Test
    void aTermThatIsOffSaysSo() {
        JsonNode terms = ask("'do':'evaluate'", START, CORNERS).get("terms");

        assertThat(terms.get(2).get("when").booleanValue()).isFalse();
        assertThat(terms.get(2).get("contribution").intValue()).isZero();
        assertThat(terms.get(1).has("when")).isFalse();
    }

    @Test
    void itsTermsAndTheGamesCriteriaCanBeWeighted() {
        JsonNode answer = ask("'do':'evaluate'", START, CORNERS, "'weights':{'in-corners':5,'turn':7}");

        assertThat(answer.get("total").intValue()).isEqualTo(17);
        assertThat(error("'do':'evaluate'", START, CORNERS, "'weights':{'in-corner':5}")
                        .get("message")
                        .textValue())
                .contains("in-corners");
    }

    @Test
    void aPlayerPlaysWithIt() {
        JsonNode answer =
                ask("'do':'choose'", START, "'player':'search:depth=1'", CORNERS, "'weights':{'in-corners':3}");

        assertThat(answer.get("candidates").get(0).get("terms"))
                .extracting(term -> term.get("key").textValue())
                .containsExactly("count", "in-corners", "edge");
    }

    @Test
    void noFileIsOpened() {
        JsonNode error = error("'do':'choose'", START, "'player':'search:evaluator=@pom.xml'");

        assertThat(error.get("code").textValue()).isEqualTo("bad-argument");
        assertThat(error.get("message").textValue()).contains("No heuristic can be named with @ here");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{'use':'contu'}; evaluator.terms[1].use",
                "{'use':'count','weight':'1'}; evaluator.terms[1].weight",
                "{'use':'count','weight':1e99}; evaluator.terms[1].weight",
                "{'use':'count'},{'name':'a','formula':'coun(own)'}; evaluator.terms[2].formula, column 1",
                "{'use':'count','when':'count(own)'}; evaluator.terms[1].when, column 1",
                "{'use':'count','wight':'1'}; evaluator.terms[1]",
                "{'use':'count','wight':1}; evaluator.terms[1]",
                "{'use':'count','wight':null}; evaluator.terms[1]",
                "7; evaluator.terms[1]"
            })
    void whatDoesNotFitIsABadArgument(String terms, String place) {
        JsonNode error = error("'do':'evaluate'", START, heuristic(terms));

        assertThat(error.get("code").textValue()).isEqualTo("bad-argument");
        assertThat(error.get("message").textValue()).startsWith(place + ": ");
    }

    @Test
    void aHeuristicOfAnotherGameIsRefused() {
        JsonNode error = error("'do':'evaluate'", START, "'evaluator':{'name':'x','game':'pushee','terms':[]}");

        assertThat(error.get("message").textValue()).contains("Pushee", "Infection");
    }

    @Test
    void totalsBeyondAllScoresAreNoProofs() {
        String huge = heuristic("{'use':'count','weight':999999999}");
        JsonNode evaluated = ask(
                "'do':'evaluate'", "'game':'infection','position':'oooo3/7/7/7/7/7/x6 o 0 1'", huge, "'side':'second'");
        JsonNode chosen = ask(
                "'do':'choose'",
                "'game':'infection','position':'oooo3/7/7/7/7/7/x6 o 0 1'",
                "'player':'search:depth=1'",
                huge);

        assertThat(evaluated.get("total").doubleValue()).isEqualTo(2_999_999_997.0);
        assertThat(chosen.get("score").doubleValue()).isEqualTo(900_000_000);
        assertThat(chosen.get("candidates").get(0).has("verdict")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "search:depth=2", "mcts:nodes=500", "solver:nodes=500"})
    void whatIsTooLargeForANumberIsZeroInSumsToo(String player) {
        String huge = heuristic(
                "{'name':'a','formula':'pow(10, 308) * count(own)','weight':999999999},"
                        + "{'name':'b','formula':'-pow(10, 308)','weight':1},{'name':'c','formula':'-pow(10, 308)','weight':1}");

        JsonNode evaluated = ask("'do':'evaluate'", START, huge);
        JsonNode chosen = ask("'do':'choose'", START, "'player':'" + player + "'", huge);

        assertThat(evaluated.get("terms").get(0).get("contribution").doubleValue())
                .isZero();
        assertThat(evaluated.get("terms").get(1).get("contribution").doubleValue())
                .isEqualTo(-1e308);
        assertThat(evaluated.get("total").doubleValue()).isZero();
        assertThat(chosen.get("score").doubleValue()).isBetween(-1e9, 1e9);
    }

    @Test
    void theLargestWeightThatCanBeWrittenIsRead() {
        JsonNode answer =
                ask("'do':'evaluate'", START, heuristic("{'name':'a','formula':'1','weight':999999999.999999999}"));

        assertThat(answer.get("total").doubleValue()).isEqualTo(1e9);
    }

    @ParameterizedTest
    @CsvSource({"greedy", "search:depth=1", "mcts:nodes=2000", "solver:nodes=2000"})
    void aWonMoveIsTakenWhateverTheHeuristicSays(String player) {
        JsonNode chosen = ask(
                "'do':'choose'",
                "'game':'infection','position':'xxo4/7/7/7/7/7/7 x 0 1'",
                "'player':'" + player + "'",
                heuristic("{'use':'count','weight':-100}"));

        assertThat(chosen.get("candidates"))
                .filteredOn(candidate -> candidate.get("move").equals(chosen.get("move")))
                .allMatch(candidate ->
                        candidate.get("verdict").get("result").textValue().equals("win"));
    }
}
