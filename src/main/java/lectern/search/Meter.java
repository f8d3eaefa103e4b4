package lectern.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Counts what a search has spent of its budget, on the thread that it was made on. */
public final class Meter {
    /** The clock is read once in so many nodes: reading it costs more than a node. */
    private static final int NODES_BETWEEN_LOOKS = 256;

    private final Thinking thinking;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final boolean onCpuTime;
    private final long started;
    private Budget budget;
    private long nodes;
    private boolean limited;
    private boolean spent;
    private long pauseAfter = Long.MAX_VALUE;

    public Meter(Thinking thinking) {
        this.thinking = thinking;
        budget = thinking.budget();
        onCpuTime = thinking.budget().clock() == Budget.Clock.CPU;
        started = now();
    }

    /** From here on the budget counts; until then there was no decision to fall back on. */
    public void limit() {
        limit(thinking.budget());
    }

    /** From here on this counts, and what was spent before counts as spent of it. */
    public void limit(Budget most) {
        budget = most;
        limited = true;
        spent = false;
    }

    /** From here on nothing is limited, and nothing counts as spent. */
    public void unlimit() {
        limited = false;
        spent = false;
    }

    /** From here on the meter shows no more than so many nodes as not spent, until it is allotted more. */
    public void allot(long more) {
        pauseAfter = more > Budget.ANY_NUMBER - nodes ? Budget.ANY_NUMBER : nodes + more;
    }

    /** Counts one more position, and says whether there was nothing left for it. */
    public boolean countAndCheck() {
        nodes++;
        if (!limited) return false;
        if (nodes > budget.nodes()) spent = true;
        else if (nodes % NODES_BETWEEN_LOOKS == 0 && isTimeUp()) spent = true;
        return isSpent();
    }

    public boolean isSpent() {
        return spent || nodes > pauseAfter;
    }

    /** Whether the whole budget is spent, not only what was allotted of it; looks at the clock even if nothing was. */
    public boolean isBudgetSpent() {
        if (limited && !spent && isTimeUp()) spent = true;
        return spent;
    }

    private boolean isTimeUp() {
        return thinking.stop().isAsked() || millis() >= budget.millis();
    }

    public long nodes() {
        return nodes;
    }

    private long millis() {
        return (now() - started) / 1_000_000;
    }

    private long now() {
        return onCpuTime ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
