package lectern.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cases that were made by other programs, put to the query loop: everything in {@code lectern/vectors}. */
class VectorsTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final QueryLoop loop = new QueryLoop();

    @ParameterizedTest
    @MethodSource("caseFiles")
    void everyCaseOfTheFileHolds(Path file) throws IOException {
        List<String> failures = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (String line : lines) {
            JsonNode theCase = MAPPER.readTree(line);
            JsonNode answer = MAPPER.readTree(loop.answer(theCase.get("request").toString()));
            new WantedAnswer(theCase.get("expect"))
                    .difference(answer)
                    .ifPresent(why -> failures.add(theCase.get("name") + ": " + why + " in " + answer));
        }
        assertThat(lines).isNotEmpty();
        assertThat(failures).isEmpty();
    }

    static Stream<Path> caseFiles() throws IOException {
        try (Stream<Path> files = Files.list(vectors())) {
            return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList().stream();
        }
    }

    /** The counts that the Ataxx world published, to all the depths given. */
    @Test
    void everyPublishedAtaxxCountHolds() throws IOException {
        JsonNode positions =
                MAPPER.readTree(vectors().resolve("ataxx-perft.json").toFile()).get("positions");
        for (JsonNode position : positions) {
            List<Long> counted = new ArrayList<>();
            List<Long> published = new ArrayList<>();
            for (JsonNode nodes : position.get("nodes")) {
                counted.add(perft(position.get("fen"), counted.size()));
                published.add(nodes.longValue());
            }
            assertThat(counted).as("%s", position.get("fen")).isEqualTo(published);
        }
        assertThat(positions).isNotEmpty();
    }

    private long perft(JsonNode fen, int depth) throws IOException {
        String request = MAPPER.createObjectNode()
                .put("do", "perft")
                .put("game", "infection:rules=ataxx")
                .put("depth", depth)
                .set("position", fen)
                .toString();
        return MAPPER.readTree(loop.answer(request)).get("nodes").longValue();
    }

    private static Path vectors() {
        try {
            return Path.of(VectorsTest.class.getResource("/lectern/vectors").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
