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
import org.junit.jupiter.params.provider.ValueSource;

/** {@code choose} with {@code trace}: the tree of the search, node by node. */
class TraceAnswerTest {
    @Test
    void theTreeIsToldFromItsRootEachNodeAfterItsParent() {
        JsonNode answer = choose("search:depth=2", "'trace':true");
        JsonNode nodes = answer.get("trace").get("nodes");
        JsonNode root = nodes.get(0);

        assertThat(root.get("parent").isNull()).isTrue();
        assertThat(root.get("move").isNull()).isTrue();
        assertThat(root.get("alpha").isNull()).isTrue();
        assertThat(root.get("beta").isNull()).isTrue();
        assertThat(root.get("value")).isEqualTo(answer.get("score"));
        assertThat(root.get("bound").textValue()).isEqualTo("exact");
        for (int id = 0; id < nodes.size(); id++) {
            assertThat(nodes.get(id).get("id").intValue()).isEqualTo(id);
            if (id > 0) assertThat(nodes.get(id).get("parent").intValue()).isLessThan(id);
        }
        assertThat(answer.get("trace").get("truncated").booleanValue()).isFalse();
    }

    @Test
    void everyNodeHasTheFieldsOfTheProtocol() {
        for (JsonNode node :
                choose("search:depth=2", "'trace':true").get("trace").get("nodes")) {
            List<String> names = new ArrayList<>();
            node.fieldNames().forEachRemaining(names::add);

            assertThat(names).containsExactly("id", "parent", "move", "alpha", "beta", "value", "bound", "ending");
            assertThat(node.get("ending").textValue())
                    .isIn(
                            "leaf",
                            "game-over",
                            "table",
                            "cut-off",
                            "searched",
                            "stands-well",
                            "left-out",
                            "proven",
                            "limit");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"search:depth=6", "mcts:nodes=50000"})
    void ofALargeSearchTwentyThousandNodesAreTold(String player) {
        JsonNode trace = choose(player, "'trace':true").get("trace");

        assertThat(trace.get("nodes")).hasSize(20_000);
        assertThat(trace.get("truncated").booleanValue()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"search:depth=3", "search:nodes=3000", "mcts:nodes=500", "solver:nodes=500"})
    void toTellTheSearchChangesNothingElse(String player) {
        JsonNode plain = choose(player, "'trace':false");
        JsonNode traced = choose(player, "'trace':true");

        assertThat(plain.has("trace")).isFalse();
        plain.fieldNames()
                .forEachRemaining(name -> assertThat(traced.get(name)).as(name).isEqualTo(plain.get(name)));
    }

    @Test
    void aPlayerThatDoesNotSearchHasNoNodes() {
        assertThat(choose("greedy", "'trace':true").get("trace")).hasToString("{\"nodes\":[],\"truncated\":false}");
    }

    @Test
    void whetherToTellItIsTrueOrFalse() {
        JsonNode error = error("'do':'choose'", START, "'player':'greedy','trace':1");

        assertThat(error.get("code").textValue()).isEqualTo("bad-argument");
        assertThat(error.get("message").textValue()).isEqualTo("The field “trace” must be true or false.");
    }

    private static JsonNode choose(String player, String trace) {
        return ask("'do':'choose'", START, "'player':'" + player + "'", trace);
    }
}
