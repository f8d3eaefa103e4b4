package lectern.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import lectern.lesson.check.LessonCheck;
import lectern.lesson.read.Finding;
import lectern.text.Sentences;

/** What a check of lessons found, as JSON. */
final class LessonJson {
    private LessonJson() {}

    static ObjectNode of(LessonCheck.Report report, Sentences sentences) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("lessons", report.lessons());
        json.put("errors", report.errors()).put("warnings", report.warnings());
        ArrayNode findings = json.putArray("findings");
        for (Finding finding : report.findings()) {
            findings.addObject()
                    .put("file", finding.file())
                    .put("line", finding.line())
                    .put("kind", finding.warning() ? "warning" : "error")
                    .put("key", finding.reason().key())
                    .put("message", sentences.of(finding.reason()));
        }
        return json;
    }
}
