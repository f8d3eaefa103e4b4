package lectern.search.trials;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How visits grew: after every trial at first, and at twice the distance each time there are too many samples. */
final class VisitHistory {
    static final int MOST_SAMPLES = 512;

    private final TrialNode root;
    private final List<VisitSample> samples = new ArrayList<>();
    private long distance = 1;

    VisitHistory(TrialNode root) {
        this.root = root;
    }

    /** A trial was made. */
    void follow() {
        if (root.visits() % distance != 0) return;
        samples.add(now());
        if (samples.size() < MOST_SAMPLES) return;
        distance *= 2;
        samples.removeIf(sample -> sample.trials() % distance != 0);
    }

    /** The samples kept and the latest state, in order. */
    List<VisitSample> samples() {
        List<VisitSample> told = new ArrayList<>(samples);
        boolean missing = told.isEmpty() || told.get(told.size() - 1).trials() != root.visits();
        if (missing && root.visits() > 0) told.add(now());
        return told;
    }

    private VisitSample now() {
        return new VisitSample(
                root.visits(),
                Arrays.stream(root.children()).map(TrialNode::visits).toList(),
                Arrays.stream(root.children())
                        .map(child -> child.visits() == 0 ? Double.NaN : child.mean())
                        .toList());
    }
}
