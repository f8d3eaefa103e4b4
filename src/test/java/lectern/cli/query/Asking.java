package lectern.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puts lines to the query loop. Requests are written with single quotes, to be read more easily. */
final class Asking {
    static final String START = "'game':'infection','position':'o5x/7/7/7/7/7/x5o x 0 1'";
    static final String OVER = "'game':'infection','position':'xx5/7/7/7/7/7/7 x 0 1'";

    private static final JsonMapper MAPPER = new JsonMapper();

    private Asking() {}

    /** The answer to an object with these fields. */
    static JsonNode ask(String... fields) {
        return answer(("{" + String.join(",", fields) + "}").replace('\'', '"'));
    }

    /** The error that an object with these fields is answered with. */
    static JsonNode error(String... fields) {
        JsonNode answer = ask(fields);
        assertThat(answer.has("error")).as("error in %s", answer).isTrue();
        return answer.get("error");
    }

    static JsonNode answer(String line) {
        return read(new QueryLoop().answer(line));
    }

    /** All that a stream is answered with, as it is. */
    static List<String> stream(byte[] lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new QueryLoop().run(new ByteArrayInputStream(lines), out, defect -> {
                throw defect;
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    static JsonNode json(String text) {
        return read(text.replace('\'', '"'));
    }

    static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + text, e);
        }
    }
}
