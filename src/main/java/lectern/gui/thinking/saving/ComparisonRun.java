package lectern.gui.thinking.saving;

import java.awt.EventQueue;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import lectern.search.Stop;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsPlan;
import lectern.search.saving.SavingsRun;

/**
 * The searches of a plan on a thread of their own. What they took is told on the event thread, and only the latest of
 * what was found since that was last free.
 */
final class ComparisonRun {
    private final Stop stop = new Stop();
    private final AtomicReference<Savings> latest = new AtomicReference<>();
    private final SavingsPlan plan;
    private final Told told;
    private boolean unwanted;

    /** Hears what was found. On the event thread. */
    interface Told {
        void found(Savings savings);

        /** All is done, or it was stopped. */
        void ended(Savings savings);
    }

    private ComparisonRun(SavingsPlan plan, Told told) {
        this.plan = plan;
        this.told = told;
    }

    static ComparisonRun start(SavingsPlan plan, Told told) {
        ComparisonRun run = new ComparisonRun(plan, told);
        Thread thread = new Thread(run::work, "lectern-comparison");
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

    private void work() {
        Savings last = new Savings(plan, List.of(), List.of(), false);
        try {
            last = new SavingsRun(plan, stop, this::tell).run();
        } finally {
            // After a defect, too, the page is free for another comparison.
            Savings found = last;
            EventQueue.invokeLater(() -> {
                if (!unwanted) told.ended(found);
            });
        }
    }

    private void tell(Savings savings) {
        if (latest.getAndSet(savings) != null) return;
        EventQueue.invokeLater(() -> {
            Savings found = latest.getAndSet(null);
            if (!unwanted && found != null) told.found(found);
        });
    }
}
