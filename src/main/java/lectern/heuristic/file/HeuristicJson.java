package lectern.heuristic.file;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import lectern.game.Phrase;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.UnreadableHeuristic;
import lectern.written.Written;

/** A heuristic as a JSON object, as queries and records hold it. */
public final class HeuristicJson {
    /** Letters of one, with every sign escaped; more than any has that a file can hold. */
    public static final int LONGEST = 400_000;

    private static final int DEEPEST = 10;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(LONGEST)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8.mappedFeature())
            .build();

    private HeuristicJson() {}

    /**
     * The heuristic that an object is.
     *
     * @param path what the object is called where it stands
     * @throws UnreadableHeuristic if something is wrong with it
     */
    public static Heuristic read(JsonNode object, String path) {
        if (object.isObject()) return HeuristicReader.ofObject(WrittenJson.of(object, path));
        throw new UnreadableHeuristic(new Written.Place(0, 0, path), Phrase.of("heuristic.no-json"));
    }

    /** The same, of an object's text. */
    public static Heuristic read(String json, String path) {
        try {
            return read(MAPPER.readTree(json), path);
        } catch (StreamConstraintsException | NumberFormatException beyond) {
            throw new UnreadableHeuristic(new Written.Place(0, 0, path), Phrase.of("heuristic.no-json"));
        } catch (JsonProcessingException wrong) {
            int column = wrong.getLocation() == null ? 0 : wrong.getLocation().getColumnNr();
            throw new UnreadableHeuristic(
                    new Written.Place(0, Math.max(0, column), path), Phrase.of("heuristic.no-json"));
        }
    }

    /** An object that reads as this heuristic again. */
    public static ObjectNode of(Heuristic heuristic) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put(HeuristicReader.NAME, heuristic.name());
        object.put(HeuristicReader.GAME, heuristic.game().id());
        if (!heuristic.author().isEmpty()) object.put(HeuristicReader.AUTHOR, heuristic.author());
        if (!heuristic.about().isEmpty()) object.put(HeuristicReader.ABOUT, heuristic.about());
        ArrayNode terms = object.putArray(HeuristicReader.TERMS);
        heuristic.terms().forEach(term -> add(terms.addObject(), term, isNamed(term, heuristic)));
        return object;
    }

    /** Whether a term has to be named: its criterion alone does not say what it is called, or is used before it. */
    static boolean isNamed(HeuristicTerm term, Heuristic heuristic) {
        String key = term.criterion().key();
        return term.formula().isPresent()
                || !term.name().equals(key)
                || heuristic.terms().stream()
                        .takeWhile(other -> !other.equals(term))
                        .anyMatch(other -> other.formula().isEmpty()
                                && other.criterion().key().equals(key));
    }

    private static void add(ObjectNode object, HeuristicTerm term, boolean named) {
        if (term.formula().isEmpty())
            object.put(HeuristicReader.USE, term.criterion().key());
        if (named) object.put(HeuristicReader.NAME, term.name());
        term.formula().ifPresent(formula -> object.put(HeuristicReader.FORMULA, formula.text()));
        object.put(HeuristicReader.WEIGHT, decimal(term.weight()));
        term.when().ifPresent(when -> object.put(HeuristicReader.WHEN, when.text()));
        if (!term.about().isEmpty()) object.put(HeuristicReader.ABOUT, term.about());
    }

    /** The same object on one line. */
    public static String line(Heuristic heuristic) {
        try {
            return MAPPER.writeValueAsString(of(heuristic));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A weight without an exponent. */
    static BigDecimal decimal(double weight) {
        BigDecimal exact = new BigDecimal(String.valueOf(weight + 0.0)).stripTrailingZeros();
        return exact.scale() < 0 ? exact.setScale(0) : exact;
    }
}
