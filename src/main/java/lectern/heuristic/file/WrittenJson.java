package lectern.heuristic.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Phrase;
import lectern.heuristic.UnreadableHeuristic;
import lectern.written.Written;
import lectern.written.Written.Place;

/** JSON as texts, lists and fields, whose places are the paths that lead to them. What is {@code null} is left out. */
final class WrittenJson {
    /** A number whose exponent is larger is none that could be wanted. */
    private static final int LARGEST_SCALE = 400;

    private WrittenJson() {}

    static Written of(JsonNode node, String path) {
        return of(node, "", path);
    }

    private static Written of(JsonNode node, String key, String path) {
        Place place = new Place(0, 0, path);
        if (node.isArray()) {
            List<Written> items = new ArrayList<>();
            for (JsonNode item : node) items.add(of(item, key, path + "[" + (items.size() + 1) + "]"));
            return new Written.Items(place, items);
        }
        if (node.isObject()) {
            Map<String, Written.Field> fields = new LinkedHashMap<>();
            for (Map.Entry<String, JsonNode> field : node.properties()) {
                boolean known = HeuristicReader.FIELDS.contains(field.getKey());
                if (known && field.getValue().isNull()) continue;
                String inside = path + "." + field.getKey();
                // What an unknown field holds does not matter: it is refused by its key.
                Written value =
                        known ? of(field.getValue(), field.getKey(), inside) : new Written.Text(place, "", false);
                fields.put(field.getKey(), new Written.Field(place, field.getKey(), value));
            }
            return new Written.Fields(place, fields);
        }
        boolean weight = key.equals(HeuristicReader.WEIGHT);
        if (weight && node.isNumber()) return new Written.Text(place, plain(node.decimalValue()), false);
        if (!weight && node.isTextual()) return new Written.Text(place, node.textValue(), false);
        throw new UnreadableHeuristic(place, Phrase.of(weight ? "heuristic.no-number" : "heuristic.no-text", key));
    }

    private static String plain(BigDecimal number) {
        BigDecimal stripped = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        return Math.abs((long) stripped.scale()) > LARGEST_SCALE ? stripped.toString() : stripped.toPlainString();
    }
}
