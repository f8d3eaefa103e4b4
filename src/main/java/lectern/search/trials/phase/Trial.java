package lectern.search.trials.phase;

import java.util.List;

/**
 * One trial.
 *
 * @param number from 1 on
 * @param steps the nodes on its way from the root; only the last can expand the tree
 * @param updates what was backed up, the last node of the path first and the root last
 */
public record Trial(long number, List<SelectionStep> steps, TrialPlayout playout, List<NodeUpdate> updates) {
    public Trial {
        steps = List.copyOf(steps);
        updates = List.copyOf(updates);
    }

    /** How many rows of numbers it holds: what it takes in memory grows with them. */
    public int rows() {
        int rows = playout.moves().size() + updates.size();
        for (SelectionStep step : steps) rows += step.children().size();
        return rows;
    }
}
