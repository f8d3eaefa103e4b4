package lectern.grade.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.grade.Classroom;
import lectern.grade.GradingRules;
import lectern.grade.Visibility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with rules is told with its place, and how it could be right. */
class RuleFileTest {
    @TempDir
    private Path folder;

    private Classroom room;

    @BeforeEach
    void enter() {
        room = new Classroom(folder);
    }

    private String complaint(Path file) {
        UnreadableRules wrong = catchThrowableOfType(UnreadableRules.class, () -> RuleFile.read(file, false));
        assertThat(wrong).isNotNull();
        String said = Classroom.said(wrong.reason());
        assertThat(said).startsWith(file + ": ");
        return said.substring(file.toString().length() + 2);
    }

    @Test
    void rulesAreReadInTheirOrder() throws IOException {
        GradingRules rules = RuleFile.read(room.allRules("""
                  - name: one
                    points: 2.5
                    record: won
                    visibility: after_due_date
                  - name: two
                    record: legal
                """), false);

        assertThat(rules.points()).isEqualTo(3.5);
        assertThat(rules.rules()).extracting(rule -> rule.name()).containsExactly("one", "two");
        assertThat(rules.rules())
                .extracting(rule -> rule.visibility())
                .containsExactly(Visibility.AFTER_DUE_DATE, Visibility.VISIBLE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "record: won; pionts: 2      | line 6, column 5: There is no field “pionts” here; the fields are",
                "record: woon                | line 5, column 13: “record” cannot be “woon”; it can be legal",
                "points: 3                   | line 4, column 5: A rule has exactly one of these fields: beats",
                "beats: easy; record: won    | line 4, column 5: A rule has exactly one of these fields: beats",
                "beats: esay; by: 50 %       | line 5, column 12: infection has no player called “esay”",
                "beats: easy                 | line 4, column 5: The field “by” is missing.",
                "beats: easy; by: 0.6        | line 6, column 9: “by” takes a percentage such as 60 %.",
                "beats: easy; by: 101 %      | line 6, column 9: “by” takes a percentage such as 60 %.",
                "beats: easy; by: 60%; games: 7 | line 7, column 12: Games are played in pairs",
                "beats: easy; by: 60%; games: 0 | line 7, column 12: “games” takes a whole number from 2 to 10000.",
                "beats: easy; by: 60%; partial-from: 60% | line 4, column 5: “partial-from” has to be less",
                "beats: easy; by: 60%; player: easy | line 7, column 13: ",
                "beats: easy; by: 60%; opening: 400 | line 4, column 5: An opening of 400 plies",
                "beats: engine:command=x; by: 60% | line 5, column 12: Engines outside are only started with --engines.",
                "beats: search:evaluator=@none.heuristic.yaml; by: 60% | line 5, column 29: ",
                "chooses: z9; in: 'o5x/7/7/7/7/7/x5o x 0 1' | line 5, column 14: ",
                "chooses: d4; in: 'o5x/7/7/7/7/7/x5o x 0 1' | line 5, column 14: d4 cannot be played in this position: ",
                "chooses: []; in: 'o5x/7/7/7/7/7/x5o x 0 1' | line 5, column 14: “chooses” takes a text.",
                "chooses: g6; in: 'xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx x 0 1' | line 6, column 10: In this position the game is over.",
                "chooses: g6; in: nonsense   | line 6, column 17: ",
                "value: many; in: 'o5x/7/7/7/7/7/x5o x 0 1' | line 5, column 12: “value” takes a number",
                "record: won; against: engine:command=x | line 6, column 14: ",
                "lesson: none; answers: 1 of 1 | line 5, column 13: There is no lesson “none” that can be read",
                "lesson: ../rules.en.md; answers: 1 of 1 | line 5, column 13: There is no lesson “../rules.en.md”",
                "points: -1; record: won     | line 5, column 13: “points” takes a number that is not negative.",
            })
    void whatIsWrongIsTold(String rule, String complaint) throws IOException {
        assertThat(complaint(room.rules(rule.split("; ")))).startsWith(complaint);
    }

    @Test
    void aMisspeltWordIsRecognized() throws IOException {
        assertThat(complaint(room.rules("record: won", "pionts: 2"))).endsWith("Did you mean “points”?");
    }

    @Test
    void twoRulesCannotBeCalledTheSame() throws IOException {
        String twice = "  - {name: a, record: won}\n  - {name: a, record: legal}";

        assertThat(complaint(room.allRules(twice))).startsWith("line 5, column 5: Two rules are called “a”");
    }

    @Test
    void howManyQuestionsALessonAsksHasToBeKnown() throws IOException {
        Files.copy(Path.of("lessons/infection/rules.en.md"), folder.resolve("rules.en.md"));

        assertThat(complaint(room.rules("lesson: rules.en.md", "answers: 8 of 10")))
                .matches("line 6, column 14: The lesson “infection-rules” asks \\d+ questions: .*");
        assertThat(complaint(room.rules("lesson: rules.en.md", "answers: 8"))).contains("takes a text such as “8 of ");
    }

    @Test
    void aFileOfSomethingElseIsNoFileOfRules() throws IOException {
        Path other = Files.writeString(folder.resolve("other.yaml"), Classroom.CORNERS);
        Path version = Files.writeString(folder.resolve("v.yaml"), "lectern: grading 2\nrules: [{}]\n");

        assertThat(complaint(other)).startsWith("line 2, column 1: There is no field “name” here");
        assertThat(complaint(version)).startsWith("line 1, column 10: A file of rules begins with");
        assertThat(complaint(folder.resolve("none.yaml"))).isNotBlank();
        assertThat(complaint(folder)).isNotBlank();
    }

    @Test
    void theExampleInTheHouseBookIsRead() throws IOException {
        String page = Files.readString(Path.of("src/site/markdown/grading.md"));
        String example =
                page.substring(page.indexOf("```yaml\n") + 8, page.indexOf("```\n", page.indexOf("```yaml\n")));
        Path file = Files.writeString(folder.resolve("example.yaml"), example);

        assertThat(RuleFile.read(file, false).rules()).hasSize(6);
    }

    @Test
    void heuristicsOfTheStaffStandBesideTheRules() throws IOException {
        room.handIn("staff.heuristic.yaml", Classroom.CORNERS);
        Path rules = room.rules("beats: greedy:evaluator=@staff.heuristic.yaml", "by: 50 %");

        assertThat(RuleFile.read(rules, false).rules()).hasSize(1);
        assertThat(RuleFile.read(rules, false).commands()).isEmpty();
    }

    @Test
    void engineCommandsAreListedWhereEnginesMayPlay() throws IOException {
        Path rules = room.rules("beats: engine:command=./engine --fast", "by: 50 %");

        assertThat(RuleFile.read(rules, true).commands()).containsExactly("engine:command=./engine --fast");
    }
}
