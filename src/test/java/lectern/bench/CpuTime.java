package lectern.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What was done, and in how much CPU time of this thread: wall time says little on a shared machine. */
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class CpuTime {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long started;

    /** Nodes, moves or decisions. */
    public long items;

    public long cpuNanos;

    void start() {
        started = threads.getCurrentThreadCpuTime();
    }

    void stop(long done) {
        cpuNanos += threads.getCurrentThreadCpuTime() - started;
        items += done;
    }
}
