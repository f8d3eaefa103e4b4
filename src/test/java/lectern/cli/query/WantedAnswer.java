package lectern.cli.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a case expects of an answer, which may show more than that. Numbers are equal within rounding; moves, islands and
 * the cells of islands are so in any order; scores and terms are so by their names.
 */
record WantedAnswer(JsonNode wanted) {
    /** Why an answer does not show what is wanted, if it does not. */
    Optional<String> difference(JsonNode answer) {
        return wanted.properties().stream()
                .flatMap(entry -> field(entry.getKey(), entry.getValue(), answer).stream())
                .findFirst();
    }

    private static Optional<String> field(String name, JsonNode want, JsonNode answer) {
        JsonNode have = answer.get(name.equals("scores") ? "candidates" : name);
        if (have == null) return Optional.of(name + " is missing");
        boolean same = switch (name) {
            case "scores" -> sameNumbers(want, have, "move", "score", false);
            case "terms" -> sameNumbers(want, have, "key", "contribution", true);
            case "islands" -> islands(want).equals(islands(have));
            case "moves" -> want.isArray() ? sorted(want).equals(sorted(have)) : sameValue(want, have);
            default -> sameValue(want, have);
        };
        return same ? Optional.empty() : Optional.of(name + " is " + have + ", expected " + want);
    }

    private static boolean sameValue(JsonNode want, JsonNode have) {
        if (want.has("starts"))
            return have.asText().startsWith(want.get("starts").textValue());
        if (want.isObject()) return new WantedAnswer(want).difference(have).isEmpty();
        boolean numbers = want.isNumber() && have.isNumber();
        return numbers ? close(want, have) : want.equals(have);
    }

    private static boolean close(JsonNode want, JsonNode have) {
        double a = want.doubleValue();
        double b = have.doubleValue();
        return Math.abs(a - b) <= Math.max(1e-6, 1e-9 * Math.max(Math.abs(a), Math.abs(b)));
    }

    /** Whether a list of rows, each with a name and a number, has the wanted numbers by name. */
    private static boolean sameNumbers(JsonNode want, JsonNode rows, String name, String number, boolean mayLackZeros) {
        Map<String, JsonNode> found = new LinkedHashMap<>();
        for (JsonNode row : rows) {
            if (found.put(row.get(name).textValue(), row.get(number)) != null) return false;
        }
        Map<String, JsonNode> wanted = new LinkedHashMap<>();
        want.properties().forEach(entry -> wanted.put(entry.getKey(), entry.getValue()));
        if (!mayLackZeros && !found.keySet().equals(wanted.keySet())) return false;
        TreeSet<String> names = new TreeSet<>(found.keySet());
        names.addAll(wanted.keySet());
        return names.stream().allMatch(key -> close(orZero(wanted.get(key)), orZero(found.get(key))));
    }

    private static JsonNode orZero(JsonNode number) {
        return number == null ? IntNode.valueOf(0) : number;
    }

    private static List<String> islands(JsonNode islands) {
        List<String> described = new ArrayList<>();
        for (JsonNode island : islands) {
            Map<String, String> parts = new TreeMap<>();
            for (String part : List.of("at", "tower"))
                parts.put(part, island.path(part).asText());
            for (String part : List.of("colour", "shape"))
                parts.put(part, sorted(island.path(part)).toString());
            described.add(parts.toString());
        }
        described.sort(null);
        return described;
    }

    private static List<String> sorted(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(element -> texts.add(element.toString()));
        texts.sort(null);
        return texts;
    }
}
