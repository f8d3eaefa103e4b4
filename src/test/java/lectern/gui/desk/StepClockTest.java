package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A clock strikes on the event thread; these tests stay beside it and wait for what is told there. */
class StepClockTest {
    private Desk desk;
    private StepClock clock;

    @BeforeEach
    void makeAMoveOfManySteps() throws Exception {
        EventQueue.invokeAndWait(() -> {
            desk = DeskTest.desk("pushee", DeskTest.PUSH);
            clock = new StepClock(desk);
            desk.showAt(Speed.FAST);
            DeskTest.play(desk, "he4");
        });
    }

    @Test
    void aMoveIsShownFromItsFirstStepToItsLast() throws Exception {
        EventQueue.invokeAndWait(() -> assertThat(desk.steps().at()).isZero());
        until(() -> desk.steps().isAtEnd());
    }

    @Test
    void whoStepsByHandIsNotHurried() throws Exception {
        until(() -> desk.steps().at() == 1);
        EventQueue.invokeAndWait(() -> {
            desk.stepTo(0);
            assertThat(clock.isTicking()).isFalse();
        });
    }

    @Test
    void afterALookaheadTheMoveIsShownToItsEnd() throws Exception {
        until(() -> desk.steps().at() == 1);
        EventQueue.invokeAndWait(() -> {
            desk.lookAhead(Lookahead.of(desk.position(), List.of(), 0));
            desk.leaveLookahead();
        });
        until(() -> desk.steps().isAtEnd());
    }

    @Test
    void whatRemainsIsShownAtOnceWhenNobodyLooksAnyMore() throws Exception {
        EventQueue.invokeAndWait(() -> {
            clock.finish();
            assertThat(desk.steps().isAtEnd()).isTrue();
        });
    }

    @Test
    void aMoveThatIsLeftIsNoLongerShown() throws Exception {
        EventQueue.invokeAndWait(() -> {
            desk.undo();
            assertThat(clock.isTicking()).isFalse();
        });
    }

    private void until(BooleanSupplier reached) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        EventQueue.invokeAndWait(() -> {
            desk.listen(topic -> {
                if (reached.getAsBoolean()) latch.countDown();
            });
            if (reached.getAsBoolean()) latch.countDown();
        });
        assertThat(latch.await(30, TimeUnit.SECONDS)).as("reached in time").isTrue();
    }
}
