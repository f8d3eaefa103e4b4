package lectern.cli.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicJson;
import lectern.text.Language;
import lectern.text.Sentences;

/** One request: its fields, checked as they are asked for. A field that is {@code null} counts as left out. */
final class Request {
    /** Larger weights, of either sign, mean nothing, and their sums might leave the range of numbers. */
    private static final double LARGEST_WEIGHT = 1e100;

    private final ObjectNode fields;
    private final Optional<String> repeated;

    /** @param repeated a key that stands twice in an object of the request; the fields have what stood last */
    Request(ObjectNode fields, Optional<String> repeated) {
        this.fields = fields;
        this.repeated = repeated;
    }

    void refuseRepeated() {
        repeated.ifPresent(key -> {
            throw QueryError.badArgument("cli.repeated-field", Excerpt.of(key));
        });
    }

    /** Refuses a field that the request does not know: its answer would say nothing of it. */
    void refuseUnknown(String name, List<String> known) {
        for (Map.Entry<String, JsonNode> field : fields.properties()) {
            String key = field.getKey();
            if (known.contains(key)) continue;
            throw unknown(Phrase.of("cli.unknown-field", Excerpt.of(key), name, known), key, known);
        }
    }

    private static QueryError unknown(Phrase reason, String key, List<String> known) {
        return QueryError.of(QueryError.Code.BAD_ARGUMENT, Nearest.hinted(reason, key, known));
    }

    /** What is asked for. */
    Optional<String> name() {
        return Optional.ofNullable(fields.get("do")).filter(JsonNode::isTextual).map(JsonNode::textValue);
    }

    Game game() {
        return Games.read(text("game"));
    }

    Position position() {
        return game().read(text("position"));
    }

    /** A move that has the form of one; whether it is legal is another question. */
    Move move(Position position) {
        return position.readMove(text("move"));
    }

    Sentences sentences() {
        return new Sentences(choice(
                        "lang",
                        List.of(Language.values()),
                        language -> language.locale().getLanguage())
                .orElse(Language.EN));
    }

    String text(String field) {
        return optionalText(field).orElseThrow(() -> QueryError.badArgument("cli.missing-field", field));
    }

    Optional<String> optionalText(String field) {
        return optional(field, JsonNode::isTextual, "cli.no-text").map(JsonNode::textValue);
    }

    List<String> texts(String field) {
        JsonNode list = optional(field, JsonNode::isArray, "cli.no-list")
                .orElseThrow(() -> QueryError.badArgument("cli.missing-field", field));
        List<String> texts = new ArrayList<>();
        for (JsonNode element : list) {
            if (!element.isTextual()) throw QueryError.badArgument("cli.no-text", field + "[" + texts.size() + "]");
            texts.add(element.textValue());
        }
        return texts;
    }

    boolean flag(String field) {
        return optional(field, JsonNode::isBoolean, "cli.no-flag")
                .map(JsonNode::booleanValue)
                .orElse(false);
    }

    long whole(String field, long min, long max) {
        return optionalWhole(field, min, max).orElseThrow(() -> QueryError.badArgument("cli.missing-field", field));
    }

    OptionalLong optionalWhole(String field, long min, long max) {
        Predicate<JsonNode> isWhole = node -> node.isNumber()
                && node.canConvertToExactIntegral()
                && node.canConvertToLong()
                && node.longValue() >= min
                && node.longValue() <= max;
        return optional(field, isWhole, "cli.no-whole", String.valueOf(min), String.valueOf(max))
                .map(node -> OptionalLong.of(node.longValue()))
                .orElse(OptionalLong.empty());
    }

    /** One of several things, by the word that stands for it; empty if the field is left out. */
    <T> Optional<T> choice(String field, List<T> choices, Function<T, String> word) {
        return optionalText(field)
                .map(text -> choices.stream()
                        .filter(choice -> word.apply(choice).equals(text))
                        .findFirst()
                        .orElseThrow(() -> QueryError.badArgument(
                                "cli.no-choice",
                                field,
                                Excerpt.of(text),
                                new Phrase.AnyOf(choices.stream().map(word).toList()))));
    }

    /** A heuristic as an object, where one stands. */
    Optional<Heuristic> heuristic(String field, GameKind game) {
        JsonNode node = fields.get(field);
        if (node == null || !node.isObject()) return Optional.empty();
        try {
            return Optional.of(HeuristicJson.read(node, field).in(game));
        } catch (UnreadableHeuristic wrong) {
            throw QueryError.of(QueryError.Code.BAD_ARGUMENT, wrong.phrase());
        }
    }

    /** Weights by the keys of criteria, each of which must be one of the game's, or by the names of a heuristic's terms. */
    Map<String, Double> weights(GameKind game, Optional<Heuristic> heuristic) {
        List<String> known = Stream.concat(
                        heuristic.stream().flatMap(one -> one.terms().stream()).map(HeuristicTerm::name),
                        game.criteria().stream().map(Criterion::key))
                .distinct()
                .toList();
        Map<String, Double> weights = new LinkedHashMap<>();
        optional("weights", JsonNode::isObject, "cli.no-map")
                .ifPresent(map -> map.properties()
                        .forEach(
                                entry -> weights.put(entry.getKey(), weight(entry.getKey(), entry.getValue(), known))));
        return weights;
    }

    private static double weight(String key, JsonNode node, List<String> known) {
        String field = "weights." + Excerpt.of(key);
        if (!known.contains(key)) throw unknown(Phrase.of("cli.unknown-criterion", field, known), key, known);
        double weight = node.isNumber() ? node.doubleValue() : Double.NaN;
        if (Math.abs(weight) <= LARGEST_WEIGHT) return weight;
        throw QueryError.badArgument("cli.no-weight", field, String.valueOf(LARGEST_WEIGHT));
    }

    private Optional<JsonNode> optional(String field, Predicate<JsonNode> fits, String otherwise, Object... arguments) {
        JsonNode node = fields.get(field);
        if (node == null || node.isNull()) return Optional.empty();
        if (fits.test(node)) return Optional.of(node);
        List<Object> all = new ArrayList<>(List.of(field));
        all.addAll(List.of(arguments));
        throw QueryError.badArgument(otherwise, all.toArray());
    }
}
