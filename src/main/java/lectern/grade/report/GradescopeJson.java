package lectern.grade.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import lectern.grade.GradedRule;
import lectern.grade.GradedSubmission;
import lectern.text.Sentences;

/**
 * Grades in the form of Gradescope's {@code results.json}, which other autograders read too. What all students see says
 * nothing of a rule: some rules are hidden.
 */
public record GradescopeJson(Sentences sentences) {
    public ObjectNode of(GradedSubmission graded) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        put(json, "score", graded.points());
        List<String> remarks = graded.remarks().stream().map(sentences::of).toList();
        if (!remarks.isEmpty()) json.put("output", remarks.stream().collect(Collectors.joining("\n")));
        ArrayNode tests = json.putArray("tests");
        for (int i = 0; i < graded.rules().size(); i++) add(graded.rules().get(i), i + 1, tests);
        return json;
    }

    private void add(GradedRule graded, int number, ArrayNode tests) {
        ObjectNode test = tests.addObject();
        test.put("name", graded.rule().name());
        test.put("number", String.valueOf(number));
        put(test, "score", graded.points());
        put(test, "max_score", graded.rule().points());
        test.put("status", graded.judged().held() ? "passed" : "failed");
        test.put("output", sentences.of(graded.judged().found()));
        test.put("visibility", graded.rule().visibility().word());
        test.putArray("tags").add(graded.rule().requirement().on().word());
    }

    /** A whole number without a point. */
    private static void put(ObjectNode json, String key, double points) {
        BigDecimal plain = BigDecimal.valueOf(points).stripTrailingZeros();
        json.put(key, plain.scale() < 0 ? plain.setScale(0) : plain);
    }
}
