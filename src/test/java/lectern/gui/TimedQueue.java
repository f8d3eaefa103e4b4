package lectern.gui;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;

/**
 * The queue of the window's events, which times what is done from one to the next. A dialog fetches events in the
 * middle of one: waiting for those is not counted.
 *
 * <p>Once put in place it stays: a robot that has seen a queue waits in vain, at every click, for one that was taken
 * away.
 */
final class TimedQueue extends EventQueue {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private volatile Phase phase = new Phase();
    private volatile Thread thread;
    private volatile String where = "";
    private String event = "";
    private long since;
    private long worked;

    private TimedQueue() {}

    /** From now on events go through a queue that times them. */
    static TimedQueue inPlace() {
        TimedQueue queue = new TimedQueue();
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(queue);
        return queue;
    }

    /** What is timed from now on belongs to a phase of its own. */
    Phase begin() {
        phase = new Phase();
        return phase;
    }

    /** The thread that handles the events, once it has handled one. */
    Thread thread() {
        return thread;
    }

    /** A line of ours that the thread was seen in during this event. */
    void found(String line) {
        where = line;
    }

    @Override
    protected void dispatchEvent(AWTEvent dispatched) {
        thread = Thread.currentThread();
        event = dispatched.getClass().getSimpleName();
        where = "";
        worked = threads.getCurrentThreadCpuTime();
        since = System.nanoTime();
        super.dispatchEvent(dispatched);
    }

    @Override
    public AWTEvent getNextEvent() throws InterruptedException {
        if (Thread.currentThread().equals(thread) && since != 0) {
            String what = (event + " " + where).strip();
            phase.byClock.hear(System.nanoTime() - since, what);
            phase.ofWork.hear(threads.getCurrentThreadCpuTime() - worked, what);
            since = 0;
        }
        return super.getNextEvent();
    }

    /** What kept the thread longest, and the line of ours where it was last seen. */
    private static final class Longest {
        private long nanos;
        private String what = "nothing";

        void hear(long took, String told) {
            if (took <= nanos) return;
            nanos = took;
            what = told;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.0f ms (%s)", nanos / 1e6, what);
        }
    }

    /** What happens in a phase: what took longest by the clock, and what was most work, however busy the machine is. */
    static final class Phase {
        private final Longest byClock = new Longest();
        private final Longest ofWork = new Longest();

        @Override
        public String toString() {
            return byClock + "; of work " + ofWork;
        }
    }
}
