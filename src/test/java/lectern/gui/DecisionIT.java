package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.gui.desk.Lookahead;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.Turn;
import lectern.search.Candidate;
import lectern.search.Decision;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The computer answers a move; its decision is opened, and the play that it expects is followed on the board. */
@RobotTest
class DecisionIT {
    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void theExpectedPlayIsFollowedMoveByMove() {
        journey.with("infection", 1);
        journey.seatSecond("search:depth=3");
        journey.playByMouse("f6");
        Waiting.until("the computer answers", 2, () -> journey.desk().match().ply());
        Turn answer =
                Waiting.onEventThread(() -> journey.desk().match().current().orElseThrow());
        Decision decision = answer.decision().orElseThrow();
        Position root = answer.before();
        List<Move> line = line(decision);
        assertThat(line).hasSizeGreaterThan(1);
        Painted game = journey.paintedAlone();

        journey.openTab("Decision");
        List<Painted> seen = new ArrayList<>();
        for (int shown = 1; shown <= line.size(); shown++) {
            journey.click("line." + shown);
            Lookahead expected = Lookahead.of(root, line, shown);
            Waiting.until(
                    "the board shows move " + shown,
                    Optional.of(expected.position()),
                    () -> journey.desk().lookahead().map(Lookahead::position));
            journey.untilSaid("prompt", "This is a look ahead and has not been played. Esc leads back to the game.");
            seen.add(journey.paintedAlone());
        }
        assertThat(seen).doesNotHaveDuplicates();

        journey.click("line.back");
        Waiting.until("the game is back", () -> journey.desk().lookahead().isEmpty());
        journey.pointAway();
        Waiting.until("the board shows it", game, journey::painted);
        assertThat(Waiting.onEventThread(() -> journey.desk().match().ply())).isEqualTo(2);
    }

    private static List<Move> line(Decision decision) {
        return decision.candidates().stream()
                .filter(candidate -> candidate.move().equals(decision.move()))
                .map(Candidate::line)
                .findFirst()
                .orElseThrow();
    }
}
