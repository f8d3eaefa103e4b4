package lectern.search.trials.phase;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;

/**
 * A node on a trial's way, and which of its moves the trial followed.
 *
 * @param path the moves from the root to the node
 * @param own whether the root's side is to move there
 * @param opened whether the node was given its children just now
 * @param visits the trials of the node before this one
 * @param taken which of the children was selected; -1 if opening the node proved its result
 */
public record SelectionStep(
        List<Move> path, boolean own, boolean opened, long visits, List<ChildBound> children, int taken) {
    public SelectionStep {
        path = List.copyOf(path);
        children = List.copyOf(children);
    }

    public Optional<ChildBound> selected() {
        return taken < 0 ? Optional.empty() : Optional.of(children.get(taken));
    }

    /** A step to where the tree was before is selection; what adds a node, or opens one, expands the tree. */
    public Phase phase() {
        boolean known = selected().filter(child -> child.visits() > 0).isPresent();
        return opened || !known ? Phase.EXPANSION : Phase.SELECTION;
    }
}
