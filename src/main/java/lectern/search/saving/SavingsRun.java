package lectern.search.saving;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import lectern.game.Perft;
import lectern.search.Budget;
import lectern.search.SearchOptions;
import lectern.search.SearchVariant;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.alphabeta.MeasuredDecision;
import lectern.search.alphabeta.SearchPlayer;

/** Makes the searches of a plan, one after the other, on the thread that asks for it. */
public final class SavingsRun {
    private final SavingsPlan plan;
    private final Thinking thinking;
    private final Stop stop;
    private final Consumer<Savings> listener;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<SavingsRow> rows = new ArrayList<>();
    private final List<Long> perft = new ArrayList<>();
    private final List<SearchVariant> tried;

    /** @param listener hears what there is after every search, on the thread that searches */
    public SavingsRun(SavingsPlan plan, Stop stop, Consumer<Savings> listener) {
        this.plan = plan;
        this.stop = stop;
        this.listener = listener;
        thinking = Thinking.within(Budget.UNLIMITED).stoppedBy(stop);
        tried = new ArrayList<>(plan.variants());
    }

    /** Everything that was planned; less if this is stopped before. What a stop interrupts is not in it. */
    public Savings run() {
        for (int depth = 1; depth <= plan.depth(); depth++) {
            if (!countTo(depth)) return standing(false);
            for (SearchVariant variant : List.copyOf(tried)) {
                SavingsRow row = row(variant, depth);
                if (stop.isAsked()) return standing(false);
                rows.add(row);
                if (!row.isFinished()) tried.remove(variant);
                listener.accept(standing(false));
            }
        }
        return standing(true);
    }

    /** Counting plays every position but those of the last ply. Says whether it was not stopped. */
    private boolean countTo(int depth) {
        boolean affordable = perft.size() == depth - 1 && (depth == 1 || perft.get(depth - 2) <= plan.nodes());
        if (!affordable) return true;
        try {
            perft.add(new Perft(stop::isAsked).nodes(plan.position(), depth));
            return true;
        } catch (CancellationException stopped) {
            return false;
        }
    }

    private SavingsRow row(SearchVariant variant, int depth) {
        SearchOptions options = SearchOptions.forLaboratory(variant.refinements(), plan.branching());
        SearchPlayer player = new SearchPlayer(plan.evaluator(), options);
        long started = threads.getCurrentThreadCpuTime();
        MeasuredDecision search = player.measured(
                plan.position(), thinking.limitedTo(Budget.ofDepth(depth).withNodes(plan.nodes())));
        long taken = threads.getCurrentThreadCpuTime() - started;
        Optional<SavingsRow.Found> found = search.finished()
                ? Optional.of(new SavingsRow.Found(
                        search.decision().move(), search.decision().score()))
                : Optional.empty();
        return new SavingsRow(variant, depth, found, search.nodes(), search.leaves(), search.cutOffs(), taken);
    }

    private Savings standing(boolean complete) {
        return new Savings(plan, rows, perft, complete);
    }
}
