package lectern.cli.query;

import static lectern.cli.query.Asking.START;
import static lectern.cli.query.Asking.ask;
import static lectern.cli.query.Asking.error;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code choose} takes any text of a player, and settings beside it. */
class ChooseRequestTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "search:depth=3,evaluator=report      | 'player':'search','depth':3,'evaluator':'report'",
                "search:depth=2,evaluator=report      | 'player':'search:depth=2','evaluator':'report'",
                "mcts:nodes=500                       | 'player':'mcts','nodes':500",
                "greedy:evaluator=report,w.count=-2.5 | 'player':'greedy:evaluator=report','weights':{'count':-2.5}",
                "greedy:w.count=3,evaluator=report    | 'player':'greedy:w.count=3','evaluator':'report'",
            })
    void aSettingCountsTheSameInTheTextAndBesideIt(String text, String fields) {
        JsonNode answer = ask("'do':'choose'", START, "'player':'" + text + "'");

        assertThat(answer.has("move")).as(answer.toString()).isTrue();
        assertThat(ask("'do':'choose'", START, fields)).isEqualTo(answer);
    }

    @Test
    void anySettingOfATextCounts() {
        JsonNode usual = ask("'do':'choose'", START, "'player':'mcts:nodes=500','seed':3");

        assertThat(ask("'do':'choose'", START, "'player':'mcts:nodes=500,rollout=0','seed':3"))
                .isNotEqualTo(usual);
        assertThat(ask("'do':'choose'", START, "'player':'search:nodes=500,threads=2'")
                        .has("move"))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'player':'search:depth=3','depth':3                    | The setting “depth” is given twice. (column 8)",
                "'player':'search:evaluator=report','evaluator':'strong' | The setting “evaluator” is given twice. (column 8)",
                "'player':'medium:w.count=3','weights':{'count':2}      | The setting “w.count” is given twice. (column 8)",
                "'player':'search:depth=3,depth=4'                      | The setting “depth” is given twice. (column 16)",
                "'player':'easy:depth=2'    | The player easy does not use the setting “depth”; it uses no settings. (column 6)",
                "'player':'easy','depth':2  | The player easy does not use the setting “depth”; it uses no settings.",
                "'player':'easy','weights':{'count':2} | The player easy does not use the setting “w.count”; it uses no settings.",
                "'player':'medium:evaluater=report' | A player has no setting “evaluater”; medium uses evaluator, w.count, w.mobility, w.exposure, w.frontier, w.edge, w.tempo and w.turn. Did you mean “evaluator”? (column 8)",
                "'player':'medium','evaluator':'wise' | The setting “evaluator” must be report",
                "'player':'search:depth=0'  | The setting “depth” must be a whole number from 1 to 1000, not “0”. (column 14)",
                "'player':'search','depth':1001 | The field “depth” must be a whole number",
            })
    void aSettingThatCannotBeIsABadArgument(String fields, String sentence) {
        JsonNode error = error("'do':'choose'", START, fields);

        assertThat(error.get("code").textValue()).isEqualTo("bad-argument");
        assertThat(error.get("message").textValue()).startsWith(sentence);
    }

    @Test
    void anEngineIsRefusedAndNothingIsStarted(@TempDir Path folder) throws IOException {
        Path started = folder.resolve("started");
        Path script = Files.writeString(folder.resolve("engine.sh"), "touch '" + started + "'\n");
        for (String text : new String[] {"engine:command=sh " + script, " engine:command=sh " + script, "engine"}) {
            JsonNode error = error("'do':'choose'", START, "'player':'" + text + "'");

            assertThat(error.get("code").textValue()).isEqualTo("unknown-player");
        }
        assertThat(started).doesNotExist();
    }
}
