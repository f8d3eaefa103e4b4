package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import lectern.search.Stop;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LatestTaskTest {
    private final Background background = new Background();
    private final LatestTask task = LatestTask.uninterrupted(background);
    private final List<String> told = new ArrayList<>();
    private final CountDownLatch begun = new CountDownLatch(1);

    @AfterEach
    void close() {
        background.close();
    }

    @Test
    void onlyTheLatestOfSeveralPiecesOfWorkIsTold() throws Exception {
        EventQueue.invokeAndWait(() -> {
            task.start(() -> "first", told::add);
            task.start(() -> "second", told::add);
            task.start(() -> "third", told::add);
        });
        assertThatOnlyThisIsTold("third");
    }

    @Test
    void whatIsCancelledIsNotTold() throws Exception {
        EventQueue.invokeAndWait(() -> {
            task.start(() -> "first", told::add);
            task.cancel();
        });
        assertThatOnlyThisIsTold();
    }

    @Test
    void workThatMayBeLeftHalfDoneIsInterrupted() throws Exception {
        CountDownLatch interrupted = new CountDownLatch(1);
        LatestTask reading = LatestTask.interruptible(background);
        EventQueue.invokeAndWait(() -> reading.start(
                () -> {
                    begun.countDown();
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException asked) {
                        interrupted.countDown();
                    }
                    return "half";
                },
                told::add));
        begun.await();
        EventQueue.invokeAndWait(() -> reading.start(() -> "whole", told::add));
        interrupted.await();
        assertThatOnlyThisIsTold("whole");
    }

    @Test
    void otherWorkThatWasBegunComesToItsEndUntold() throws Exception {
        CountDownLatch replaced = new CountDownLatch(1);
        AtomicBoolean finished = new AtomicBoolean();
        EventQueue.invokeAndWait(() -> task.start(
                () -> {
                    begun.countDown();
                    replaced.await();
                    finished.set(!Thread.currentThread().isInterrupted());
                    return "first";
                },
                told::add));
        begun.await();
        EventQueue.invokeAndWait(() -> task.start(() -> "second", told::add));
        replaced.countDown();
        assertThatOnlyThisIsTold("second");
        assertThat(finished).isTrue();
    }

    @Test
    void stoppableWorkIsAskedToStopWhenOtherWorkTakesItsPlace() throws Exception {
        List<Stop> stops = new ArrayList<>();
        LatestTask.Stoppable<String> noting = stop -> {
            stops.add(stop);
            return "done " + stops.size();
        };
        CountDownLatch first = new CountDownLatch(1);
        EventQueue.invokeAndWait(() -> task.startStoppable(noting, done -> first.countDown()));
        first.await();
        EventQueue.invokeAndWait(() -> task.startStoppable(noting, told::add));
        assertThatOnlyThisIsTold("done 2");
        assertThat(stops).extracting(Stop::isAsked).containsExactly(true, false);
    }

    @Test
    void itWorksUntilWhatWasStartedIsDone() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        EventQueue.invokeAndWait(() -> {
            assertThat(task.isWorking()).isFalse();
            task.start(
                    () -> {
                        end.await();
                        return "done";
                    },
                    told::add);
            assertThat(task.isWorking()).isTrue();
        });
        end.countDown();
        assertThatOnlyThisIsTold("done");
        assertThat(task.isWorking()).isFalse();
    }

    /** The thread does one piece after the other: when this last one is told, all before it have been. */
    private void assertThatOnlyThisIsTold(String... expected) throws Exception {
        CountDownLatch last = new CountDownLatch(1);
        LatestTask after = LatestTask.uninterrupted(background);
        EventQueue.invokeAndWait(() -> after.start(() -> "last", done -> last.countDown()));
        last.await();
        EventQueue.invokeAndWait(() -> assertThat(told).containsExactly(expected));
    }
}
