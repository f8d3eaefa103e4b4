package lectern.cli.query;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.NumericNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** Reads and writes JSON as the protocol has it: one line, nothing deeper than a request needs, whole numbers whole. */
final class Json {
    private static final int DEEPEST = 100;
    private static final double ROUNDED = 1e-9;
    private static final MathContext DIGITS = new MathContext(10);
    private static final Pattern LONE_SURROGATE = Pattern.compile("\\p{Cs}");

    /** Numbers are kept as they were written, so that an id comes back as it was sent. */
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private Json() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    /** The object that a line is. */
    static ObjectNode read(String line) {
        try {
            if (MAPPER.readTree(line) instanceof ObjectNode object) return object;
        } catch (StreamConstraintsException | NumberFormatException e) {
            // The second is what the reader throws for an exponent that no BigDecimal can have.
            throw QueryError.of(QueryError.Code.BAD_JSON, "cli.beyond-bounds");
        } catch (JsonProcessingException e) {
            String column = String.valueOf(e.getLocation().getColumnNr());
            throw QueryError.of(QueryError.Code.BAD_JSON, "cli.not-json", column);
        }
        throw QueryError.of(QueryError.Code.BAD_JSON, "cli.not-an-object");
    }

    /** A key that stands twice in one object of a line that is JSON. */
    static Optional<String> repeatedKey(String line) {
        Deque<Set<String>> open = new ArrayDeque<>();
        try (JsonParser tokens = MAPPER.createParser(line)) {
            for (JsonToken token = tokens.nextToken(); token != null; token = tokens.nextToken()) {
                if (token == JsonToken.START_OBJECT) open.push(new HashSet<>());
                if (token == JsonToken.END_OBJECT) open.pop();
                boolean repeated =
                        token == JsonToken.FIELD_NAME && !open.element().add(tokens.currentName());
                if (repeated) return Optional.of(tokens.currentName());
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String line(ObjectNode object) {
        try {
            // A text may hold half a character, as "\ud800" does; UTF-8 has no bytes for it, but an escape can tell it.
            return LONE_SURROGATE
                    .matcher(MAPPER.writeValueAsString(object))
                    .replaceAll(half -> String.format(
                            Locale.ROOT, "\\\\u%04x", (int) half.group().charAt(0)));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A number, rounded at 1e-9 of its size, and written as a whole one if it is whole. */
    static NumericNode number(double value) {
        double rounded = rounded(value, 0);
        return isWhole(rounded) ? LongNode.valueOf((long) rounded) : DoubleNode.valueOf(rounded);
    }

    /** A number without what is beyond 1e-9 of its size, and 0 if it is beyond 1e-9 of a size. */
    static double rounded(double value, double size) {
        if (Math.abs(value) < ROUNDED * size) return 0;
        return isWhole(value) || !Double.isFinite(value)
                ? value
                : BigDecimal.valueOf(value).round(DIGITS).doubleValue();
    }

    private static boolean isWhole(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e18;
    }

    static ArrayNode texts(List<String> texts) {
        ArrayNode array = array();
        texts.forEach(array::add);
        return array;
    }

    static ArrayNode cells(Cells cells, BoardShape board) {
        return texts(board.labels(cells));
    }

    /** What a game measures: numbers, texts, cells, and lists and maps of those. */
    static JsonNode value(Object value, BoardShape board) {
        if (value == null) return NullNode.instance;
        if (value instanceof Number number) return number(number.doubleValue());
        if (value instanceof String text) return TextNode.valueOf(text);
        if (value instanceof Cells cells) return cells(cells, board);
        if (value instanceof List<?> list) {
            ArrayNode array = array();
            list.forEach(element -> array.add(value(element, board)));
            return array;
        }
        if (value instanceof Map<?, ?> map) {
            ObjectNode object = object();
            map.forEach((key, element) -> object.set((String) key, value(element, board)));
            return object;
        }
        throw new IllegalArgumentException("no fact is a " + value.getClass());
    }
}
