package lectern;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The form of {@code src/cluster/league-job.yaml}: there is no Kubernetes to try it with. */
class ClusterManifestTest {
    private JsonNode claim;
    private JsonNode league;
    private JsonNode merge;

    @BeforeEach
    void read() throws IOException {
        Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
        String text = Files.readString(Path.of("src/cluster/league-job.yaml"));
        List<JsonNode> objects = StreamSupport.stream(yaml.loadAll(text).spliterator(), false)
                .<JsonNode>map(new JsonMapper()::valueToTree)
                .toList();
        assertThat(objects)
                .extracting(object -> object.path("kind").asText())
                .containsExactly("PersistentVolumeClaim", "Job", "Job");
        claim = objects.get(0);
        league = objects.get(1);
        merge = objects.get(2);
    }

    @Test
    void thereIsAPodForEachPart() {
        int parts = league.at("/spec/completions").intValue();

        assertThat(league.at("/spec/completionMode").asText()).isEqualTo("Indexed");
        assertThat(parts).isPositive();
        assertThat(league.at("/spec/parallelism").intValue()).isEqualTo(parts);
        assertThat(Stream.of(league, merge).map(job -> variable(job, "PARTS"))).containsOnly(String.valueOf(parts));
    }

    @Test
    void aPodPlaysThePartOfItsIndexOrGoesOnWithIt() {
        assertThat(command(league))
                .contains("part=$((JOB_COMPLETION_INDEX + 1))", "--part \"$part/$PARTS\"", "--resume");
        assertThat(container(league).at("/args/0").asText()).isEqualTo("lectern");
        assertThat(pod(league).path("restartPolicy").asText()).isEqualTo("OnFailure");
    }

    @Test
    void whatIsMergedIsWhatWasPlayed() {
        assertThat(command(league)).contains("results/part-$part-of-$PARTS");
        assertThat(command(merge)).contains("results/part-$part-of-$PARTS");
        assertThat(merge.at("/spec/suspend").booleanValue()).isTrue();
    }

    @Test
    void bothJobsSeeTheClaimInTheSamePlace() {
        for (JsonNode job : List.of(league, merge)) {
            assertThat(pod(job).at("/volumes/0/persistentVolumeClaim/claimName"))
                    .isEqualTo(claim.at("/metadata/name"));
            assertThat(container(job).at("/volumeMounts/0/name")).isEqualTo(pod(job).at("/volumes/0/name"));
            assertThat(container(job).at("/volumeMounts/0/mountPath"))
                    .isEqualTo(container(job).path("workingDir"));
        }
    }

    private static JsonNode pod(JsonNode job) {
        return job.at("/spec/template/spec");
    }

    private static JsonNode container(JsonNode job) {
        return pod(job).at("/containers/0");
    }

    private static String command(JsonNode job) {
        return container(job).at("/command/2").asText();
    }

    /** As a string, for Kubernetes takes no numbers in variables. */
    private static String variable(JsonNode job, String name) {
        return StreamSupport.stream(container(job).path("env").spliterator(), false)
                .filter(one -> one.path("name").asText().equals(name))
                .map(one -> one.path("value").textValue())
                .findFirst()
                .orElseThrow();
    }
}
