package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import lectern.gui.desk.Speed;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A person and the computer take turns, and neither takes the other's. */
@RobotTest
class TakingTurnsIT {
    private static final String COMPUTERS =
            "Now the computer plays for Blue. F8 stops it; then you can make the move yourself.";
    private static final String WAITING =
            "Next the computer plays for Blue, and it waits for you. Page Down lets it answer;"
                    + " after F8 you can make the move yourself.";

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
    void aClickWhileTheComputerThinksIsAnsweredAndAfterStopItPlays() {
        journey.with("infection", 1);
        journey.seatSecond("search:depth=60");
        journey.playByMouse("f6");
        journey.await("toolbar.STOP", JButton.class);

        journey.click(journey.cell("f1"));
        journey.untilSaid("prompt", COMPUTERS);
        assertThat(Waiting.onEventThread(() -> journey.desk().match().ply())).isOne();

        journey.press(KeyEvent.VK_F8);
        journey.untilSaid("prompt", "The computer plays for Blue: let it move, or make the move yourself.");
        journey.playByMouse("f1");
    }

    @Test
    void onRequestTheComputerWaitsUntilTheStepsOfTheMoveHaveBeenLookedAt() {
        journey.with("infection", "7/7/3oo2/7/2x4/7/7 x 0 1");
        journey.seatSecond("easy");
        journey.click("toolbar.WAIT");
        journey.playByMouse("c3c5");
        journey.untilSaid("prompt", WAITING);

        journey.press(KeyEvent.VK_PAGE_UP);
        journey.untilSaid("state.turn", "Move 1");
        journey.press(KeyEvent.VK_PAGE_DOWN);
        journey.untilSaid("prompt", WAITING);
        journey.press(KeyEvent.VK_PAGE_DOWN);
        Waiting.until("the computer answers", 2, () -> journey.desk().match().ply());
    }

    @Test
    void aPersonsMoveIsSeenStepByStepBeforeTheAnswerBegins() {
        journey.with("infection", 1);
        journey.seatSecond("search:depth=60");
        Waiting.onEventThread(() -> {
            journey.desk().showAt(Speed.SLOW);
            return journey;
        });
        journey.playByMouse("f6");
        Waiting.until("a step is shown", () -> !journey.desk().steps().isAtEnd());
        journey.untilSaid("state.turn", "Move 1");
        Waiting.until("all steps are shown", () -> journey.desk().steps().isAtEnd());
        journey.untilSaid("state.turn", "Move 2");
    }

    @Test
    void groupsStayOnTheBoardBehindAnotherTab() {
        journey.with("infection", 1);
        Painted bare = journey.paintedAlone();
        journey.openTab("Connectivity");
        journey.pointAway();
        Waiting.until("the groups are seen", () -> !journey.painted().equals(bare));
        Painted measured = journey.painted();

        openTabAndSee("This move", bare);
        openTabAndSee("Connectivity", measured);
        letThemStay(true);
        openTabAndSee("This move", measured);
        openTabAndSee("Connectivity", measured);
        letThemStay(false);
        openTabAndSee("This move", bare);
    }

    private void openTabAndSee(String title, Painted board) {
        journey.openTab(title);
        journey.pointAway();
        Waiting.until("the board is as it should be beside " + title, board, journey::painted);
    }

    private void letThemStay(boolean wanted) {
        journey.click("connectivity.stays");
        JCheckBox stays = journey.await("connectivity.stays", JCheckBox.class);
        Waiting.until("it is wanted: " + wanted, wanted, stays::isSelected);
    }

    @Test
    void inTheMiddleOfAMoveItIsSaidWhyNoGroupsAreShown() {
        journey.with("pushee", "6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14");
        journey.playByMouse("he4");
        journey.openTab("Connectivity");
        Waiting.onEventThread(() -> {
            journey.desk().stepTo(1);
            return journey;
        });
        journey.untilSaid(
                "connectivity.between",
                "In the middle of a move no groups are shown: some of the pieces have changed and some have not yet,"
                        + " so there is no position to measure.");
    }
}
