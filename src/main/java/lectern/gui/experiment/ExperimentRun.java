package lectern.gui.experiment;

import java.awt.EventQueue;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import lectern.search.Stop;

/**
 * An experiment on threads of its own. What it finds is told on the event thread, and only the latest of what was found
 * since that was last free.
 */
final class ExperimentRun {
    private final Stop stop = new Stop();
    private final AtomicReference<Findings> latest = new AtomicReference<>();
    private final Told told;
    private boolean unwanted;

    /** Hears what was found. On the event thread. */
    interface Told {
        void found(Findings findings);

        /** @param trouble why it broke off, if it did */
        void ended(Findings findings, Optional<String> trouble);
    }

    private ExperimentRun(Told told) {
        this.told = told;
    }

    static ExperimentRun start(Experiment.Ready ready, int threads, Told told) {
        ExperimentRun run = new ExperimentRun(told);
        Thread thread = new Thread(() -> run.work(ready, threads), "lectern-experiment");
        thread.setDaemon(true);
        thread.start();
        return run;
    }

    /** It ends as soon as it can, and tells what it found. */
    void stop() {
        stop.ask();
    }

    /** It ends, and nothing is told any more. On the event thread. */
    void leave() {
        unwanted = true;
        stop.ask();
    }

    private void work(Experiment.Ready ready, int threads) {
        try {
            Findings last = ready.run(threads, stop, this::tell);
            EventQueue.invokeLater(() -> end(last, Optional.empty()));
        } catch (IOException | RuntimeException defect) {
            EventQueue.invokeLater(() -> end(null, Optional.of(defect.toString())));
        }
    }

    private void tell(Findings findings) {
        if (latest.getAndSet(findings) != null) return;
        EventQueue.invokeLater(() -> {
            Findings found = latest.getAndSet(null);
            if (!unwanted && found != null) told.found(found);
        });
    }

    private void end(Findings last, Optional<String> trouble) {
        if (!unwanted) told.ended(last, trouble);
    }
}
