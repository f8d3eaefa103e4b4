package lectern.grade;

import static lectern.grade.Classroom.found;
import static lectern.grade.Classroom.only;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be demanded of a heuristic. */
class HeuristicRulesTest {
    private static final String IN_THE_START = "in: '" + Classroom.START + "'";

    @TempDir
    private Path folder;

    private Classroom room;
    private Path corners;
    private Path losing;

    @BeforeEach
    void handIn() throws IOException {
        room = new Classroom(folder);
        corners = room.handIn("corners.heuristic.yaml", Classroom.CORNERS);
        losing = room.handIn("losing.heuristic.yaml", Classroom.LOSING);
    }

    @Test
    void oneThatGetsItsShareOfThePointsBeatsAPlayer() throws IOException {
        Path rules = room.rules("beats: easy", "by: 60 %", "games: 20");

        assertThat(only(rules, corners).judged().held()).isTrue();
        assertThat(only(rules, losing).judged().held()).isFalse();
        assertThat(found(only(rules, losing)))
                .matches("\\d+ won, \\d+ drawn, \\d+ lost against easy: [0-9.]+ % of the points"
                        + " \\(95 %: [0-9.]+–[0-9.]+ %\\); 60 % are wanted[.]");
    }

    @Test
    void theLowerEndOfTheIntervalCanBeDemanded() throws IOException {
        String[] all = {"beats: easy", "by: 100 %", "games: 4", "player: search:depth=2"};
        GradedRule estimate = only(room.rules(all), corners);
        GradedRule lowerEnd = only(room.rules(all[0], all[1], all[2], all[3], "measured-by: lower-end"), corners);

        assertThat(found(estimate)).contains("4 won", "100.0 % of the points");
        assertThat(estimate.judged().held()).isTrue();
        assertThat(lowerEnd.judged().held()).isFalse();
        assertThat(found(lowerEnd)).endsWith("the lower end has to reach 100 %.");
    }

    @Test
    void betweenTwoRatesPointsGrowEvenly() throws IOException {
        Path rules = room.rules(
                "beats: search:depth=3", "by: 100 %", "partial-from: 0 %", "games: 6", "points: 10", "plies: 20");
        GradedRule rule = only(rules, corners);

        assertThat(found(rule)).contains("0 won, 6 drawn, 0 lost", ": 50.0 %");
        assertThat(rule.judged().held()).isFalse();
        assertThat(rule.points()).isEqualTo(5);
    }

    @Test
    void oneThatChoosesAMoveThatIsWantedHolds() throws IOException {
        Path wanted = room.rules("chooses: [f6, f7]", IN_THE_START);

        assertThat(only(wanted, corners).judged().held()).isTrue();
        assertThat(found(only(wanted, corners))).isEqualTo("It chooses f7; f6 or f7 is wanted.");
        GradedRule other = only(room.rules("chooses: g6", IN_THE_START), corners);
        assertThat(other.judged().held()).isFalse();
        assertThat(found(other)).isEqualTo("It chooses f7; g6 is wanted.");
    }

    @Test
    void oneMoveCanBeDemandedToBeBetterThanOthers() throws IOException {
        Path rules = room.rules("prefers: g6", "to: [g7g5, g7e5]", IN_THE_START);

        assertThat(only(rules, corners).judged().held()).isTrue();
        assertThat(found(only(rules, corners))).isEqualTo("g6 leads to 1; this is better than after g7g5 and g7e5.");
        GradedRule other = only(room.rules("prefers: g7e5", "to: [g6, g7g5]", IN_THE_START), corners);
        assertThat(other.judged().held()).isFalse();
        assertThat(found(other))
                .isEqualTo("g7e5 leads to −2.5. This is at least as good: g6 leads to 1 and g7g5 leads to −2.5.");
    }

    @Test
    void aTotalOrTheValueOfATermCanBeDemanded() throws IOException {
        String lost = "in: 'o5x/7/7/7/7/7/6o x 0 1'";
        String[] total = {"value: -3.5", lost};

        assertThat(only(room.rules(total), corners).judged().held()).isTrue();
        assertThat(only(room.rules(total), losing).judged().held()).isFalse();
        assertThat(found(only(room.rules("value: 0", "of: in-corners", lost), corners)))
                .isEqualTo("“in-corners” is −1; 0 is wanted.");
        assertThat(found(only(room.rules("value: 0", "of: in-corners", "for: second", lost), corners)))
                .isEqualTo("“in-corners” is 1; 0 is wanted.");
        assertThat(found(only(room.rules("value: 1", "of: frontier", lost), corners)))
                .isEqualTo("The heuristic has no term “frontier”.");
    }

    @Test
    void oneOfAnotherGameIsRefused() throws IOException {
        Path other = room.handIn("other.yaml", Classroom.CORNERS.replace("infection", "shiftago"));
        GradedRule rule = only(room.rules("value: 0", IN_THE_START), other);

        assertThat(rule.judged().held()).isFalse();
        assertThat(found(rule)).startsWith("other.yaml: ");
    }
}
