package lectern.cli.ugi;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lectern.game.Dialect;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerFailure;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * Thinks on a thread of its own, so that the conversation can go on. Every task is answered by exactly one best move,
 * in the order in which they were given.
 */
final class UgiThinker implements AutoCloseable {
    /** A task that has a limit of its own gets so long to come to its end when the conversation is over. */
    private static final long MILLIS_TO_FINISH = 1_000;

    /** No thread may keep the program from leaving, not even a player that does not hear of it. */
    private static final long MILLIS_TO_STOP = 10_000;

    private static final int MOST_WAITING = 100;

    private final UgiOutput voice;
    private final Queue<Task> open = new ConcurrentLinkedQueue<>();
    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(MOST_WAITING), UgiThinker::thread);

    /**
     * A position to find a move in.
     *
     * @param dialect how to spell the answer
     */
    record Task(Position position, Dialect dialect, Player player, Budget budget, long seed, Stop stop) {}

    UgiThinker(UgiOutput voice) {
        this.voice = voice;
    }

    void think(Task task) {
        open.add(task);
        boolean accepted = isAccepted(() -> {
            carryOut(task);
            open.remove(task);
        });
        if (accepted) return;
        open.remove(task);
        answerNone(Phrase.of("ugi.too-busy", MOST_WAITING));
    }

    /** Says why a task cannot be carried out, where its best move would be said. */
    void decline(Phrase reason) {
        if (!isAccepted(() -> answerNone(reason))) answerNone(reason);
    }

    private boolean isAccepted(Runnable work) {
        try {
            thread.execute(work);
            return true;
        } catch (RejectedExecutionException e) {
            return false;
        }
    }

    private void answerNone(Phrase reason) {
        voice.remark(reason);
        voice.say("bestmove (none)");
    }

    /** Lets every task that was given so far end with the best move it has found. */
    void stop() {
        open.forEach(task -> task.stop().ask());
    }

    /** Ends the tasks that are left; each is still answered. */
    @Override
    public void close() {
        open.stream()
                .filter(task -> task.budget().isUnlimited())
                .forEach(task -> task.stop().ask());
        thread.shutdown();
        awaitEnd(MILLIS_TO_FINISH);
        stop();
        awaitEnd(MILLIS_TO_STOP);
    }

    private void awaitEnd(long millis) {
        try {
            thread.awaitTermination(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        }
    }

    /** Whatever is thrown is told, and then there is an answer nevertheless: the other side waits for it. */
    private void carryOut(Task task) {
        try {
            Thinking thinking =
                    Thinking.within(task.budget()).seeded(task.seed()).stoppedBy(task.stop());
            InfoLines account = new InfoLines(task.dialect(), System::nanoTime);
            Decision decision = task.player()
                    .decide(task.position(), thinking.heardBy(progress -> voice.say(account.of(progress))));
            voice.say(account.of(decision));
            voice.say("bestmove " + task.dialect().spelt(decision.move()));
        } catch (PlayerFailure e) {
            answerNone(e.reason());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError defect) {
            answerNone(Phrase.of("ugi.defect", defect.toString()));
        }
    }

    private static Thread thread(Runnable work) {
        Thread thinking = new Thread(work, "thinking");
        thinking.setDaemon(true);
        return thinking;
    }
}
