package lectern.search.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;

/**
 * Keeps the events of a search's last complete pass, or of all its complete passes, up to a number of nodes each. What
 * lies below a node that is not kept is not kept either; its count still is, in the node above it.
 */
public final class Recorder {
    private final int limit;
    private final boolean everyPass;
    private final List<Trace.Pass> passes = new ArrayList<>();
    private List<SearchEvent> events = new ArrayList<>();
    private int kept;

    /** How deep the search is below the last node that was kept; 0 while it is at that node. */
    private int below;

    private boolean complete;

    /** @param everyPass whether passes are kept that a later one followed */
    public Recorder(int limit, boolean everyPass) {
        this.limit = limit;
        this.everyPass = everyPass;
    }

    /** A pass begins: what the unfinished one before left behind is dropped. */
    public void begin() {
        events = new ArrayList<>();
        kept = 0;
        below = 0;
        complete = true;
    }

    /** The pass came to its end, and is worth keeping. */
    public void finish() {
        if (!everyPass) passes.clear();
        passes.add(Trace.Pass.of(events, complete));
    }

    public Optional<Trace> trace() {
        return passes.isEmpty() ? Optional.empty() : Optional.of(Trace.of(passes));
    }

    public void enter(Move move, double alpha, double beta, int depth) {
        if (below > 0 || kept >= limit) {
            below++;
            complete = false;
            return;
        }
        kept++;
        events.add(new SearchEvent.Enter(move, alpha, beta, depth));
    }

    public void leaf(double value) {
        if (below == 0) events.add(new SearchEvent.Leaf(value));
    }

    public void raised(Move move, double alpha, double beta) {
        if (below == 0) events.add(new SearchEvent.Raised(move, alpha, beta));
    }

    public void cut(Move move, int saved) {
        if (below == 0) events.add(new SearchEvent.Cut(move, saved));
    }

    public void leave(double value, Bound bound, NodeEnding ending, long nodes) {
        if (below > 0) below--;
        else events.add(new SearchEvent.Leave(value, bound, ending, nodes));
    }
}
