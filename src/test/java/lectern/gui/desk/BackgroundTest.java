package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BackgroundTest {
    private final Background background = new Background();
    private final List<String> told = new ArrayList<>();

    @AfterEach
    void close() {
        background.close();
    }

    @Test
    void whatComesOfWorkIsToldOnTheEventThread() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Future<String> work = background.work(() -> Thread.currentThread().getName(), thread -> {
            if (EventQueue.isDispatchThread()) told.add(thread);
            done.countDown();
        });
        done.await();
        assertThat(told).containsExactly(work.get());
    }

    @Test
    void whoCancelsOnTheEventThreadIsToldNothingEvenIfItIsDone() throws Exception {
        EventQueue.invokeAndWait(() -> {
            Future<String> work = background.work(() -> "done", told::add);
            awaitDone(work);
            work.cancel(true);
        });
        assertThatNobodyWasTold();
    }

    @Test
    void onceItIsClosedNobodyIsTold() throws Exception {
        EventQueue.invokeAndWait(() -> {
            awaitDone(background.work(() -> "done", told::add));
            background.close();
        });
        assertThatNobodyWasTold();
    }

    @Test
    void whatIsAskedForOnceItIsClosedIsNotDone() throws Exception {
        EventQueue.invokeAndWait(() -> {
            background.close();
            assertThat(background.work(() -> "done", told::add)).isCancelled();
        });
        assertThatNobodyWasTold();
    }

    private static void awaitDone(Future<String> work) {
        while (!work.isDone()) Thread.onSpinWait();
    }

    private void assertThatNobodyWasTold() throws Exception {
        EventQueue.invokeAndWait(() -> assertThat(told).isEmpty());
    }
}
