package lectern.grade.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lectern.grade.Classroom;
import lectern.grade.GradedSubmission;
import lectern.grade.GradingRules;
import lectern.grade.rules.RuleFile;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What grading says to people and programs. */
class GradeReportsTest {
    /** The fields of a test in results.json, as Gradescope documents them. */
    private static final Set<String> FIELDS = Set.of(
            "score",
            "max_score",
            "status",
            "name",
            "name_format",
            "number",
            "output",
            "output_format",
            "tags",
            "visibility",
            "extra_data");

    /** The fields around the tests. */
    private static final Set<String> OUTER = Set.of(
            "score",
            "execution_time",
            "output",
            "output_format",
            "test_output_format",
            "test_name_format",
            "visibility",
            "stdout_visibility",
            "extra_data",
            "tests",
            "leaderboard");

    private static final Sentences ENGLISH = new Sentences(Language.EN);

    @TempDir
    private Path folder;

    private GradingRules rules;
    private GradedSubmission good;
    private GradedSubmission empty;

    @BeforeEach
    void grade() throws IOException {
        Classroom room = new Classroom(folder);
        Path file = room.allRules("""
                  - {name: 'First, f7', chooses: f7, points: 2.5, in: 'POSITION'}
                  - {name: Then g6, chooses: g6, in: 'POSITION', visibility: hidden}
                """.replace("POSITION", Classroom.START));
        rules = RuleFile.read(file, false);
        good = Classroom.graded(file, room.handIn("ana.yaml", Classroom.CORNERS));
        empty = Classroom.graded(file, room.handIn("=cmd.txt", "x"));
    }

    @Test
    void theTextSaysWhatWasFound() {
        GradeText text = new GradeText(rules, ENGLISH);

        assertThat(text.lines(good))
                .containsExactly(
                        "ana.yaml: 2.5 of 3.5 points",
                        "  held      2.5/2.5  First, f7: It chooses f7; f7 is wanted.",
                        "  not held  0/1      Then g6: It chooses f7; g6 is wanted.");
        assertThat(text.lines(empty)).hasSize(3).last().asString().startsWith("  no rule held: The hand-in holds no ");
        assertThat(text.summary(2, 0)).isEqualTo("0 of 2 hand-ins kept every rule.");
    }

    @Test
    void thePortugueseTextSaysTheSame() {
        GradeText text = new GradeText(rules, new Sentences(Language.PT));

        assertThat(text.lines(good))
                .containsExactly(
                        "ana.yaml: 2,5 de 3,5 pontos",
                        "  cumprida      2,5/2,5  First, f7: Escolhe f7; pede-se f7.",
                        "  não cumprida  0/1      Then g6: Escolhe f7; pede-se g6.");
        assertThat(text.summary(2, 0)).isEqualTo("Entregas que cumpriram todas as regras: 0 de 2.");
    }

    @Test
    void theJsonHasTheFormThatAutogradersRead() {
        JsonNode json = new GradescopeJson(ENGLISH).of(good);

        assertThat(OUTER).containsAll(names(json));
        assertThat(json.get("score").doubleValue()).isEqualTo(2.5);
        assertThat(json.has("output")).isFalse();
        assertThat(json.get("tests")).hasSize(2).allSatisfy(test -> {
            assertThat(FIELDS).containsAll(names(test));
            assertThat(test.get("score").isNumber()).isTrue();
            assertThat(test.get("max_score").isNumber()).isTrue();
            assertThat(test.get("status").textValue()).isIn("passed", "failed");
            assertThat(test.get("visibility").textValue())
                    .isIn("hidden", "after_due_date", "after_published", "visible");
            assertThat(test.get("tags"))
                    .allSatisfy(tag -> assertThat(tag.isTextual()).isTrue());
        });
        JsonNode hidden = json.get("tests").get(1);
        assertThat(hidden.toString())
                .isEqualTo("{\"name\":\"Then g6\",\"number\":\"2\",\"score\":0,\"max_score\":1,\"status\":\"failed\","
                        + "\"output\":\"It chooses f7; g6 is wanted.\",\"visibility\":\"hidden\","
                        + "\"tags\":[\"heuristic\"]}");
    }

    @Test
    void whatAllSeeSaysNothingOfHiddenRules() {
        JsonNode json = new GradescopeJson(ENGLISH).of(empty);

        assertThat(json.get("output").textValue())
                .startsWith("=cmd.txt was passed over: ")
                .doesNotContain("g6");
    }

    @Test
    void theClassListHasAColumnForEachRule() {
        List<String> lines =
                new ClassList(rules, ENGLISH).csv(List.of(good, empty)).lines().toList();

        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).isEqualTo("name,points,of,\"First, f7\",Then g6,remarks");
        assertThat(lines.get(1)).isEqualTo("ana.yaml,2.5,3.5,2.5,0,");
        assertThat(lines.get(2)).startsWith("'=cmd.txt,0,3.5,0,0,\"'=cmd.txt was passed over: ");
    }

    private static Set<String> names(JsonNode json) {
        Set<String> names = new TreeSet<>();
        json.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
