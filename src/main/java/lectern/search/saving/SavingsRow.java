package lectern.search.saving;

import java.util.Optional;
import java.util.OptionalDouble;
import lectern.game.Move;
import lectern.search.SearchVariant;

/**
 * What one search took and found.
 *
 * @param found nothing where the search was not finished: then the counts say how far it got
 * @param nodes how many positions were looked at, those of every pass included, the root not
 * @param leaves how many of them were evaluated at the end of the search
 * @param cutOffs how many of them were left because one move was too good
 * @param cpuNanos CPU time of the thread; a program's first searches take longer than they need
 */
public record SavingsRow(
        SearchVariant variant, int depth, Optional<Found> found, long nodes, long leaves, long cutOffs, long cpuNanos) {
    /** Halves an interval until it is as narrow as numbers can be. */
    private static final int HALVINGS = 100;

    /**
     * What a search decided.
     *
     * @param value for the side that moves; it may stand for a proven result
     */
    public record Found(Move move, double value) {}

    public boolean isFinished() {
        return found.isPresent();
    }

    /**
     * The effective branching factor: a tree of the same depth in which every position has so many moves has as many
     * nodes (Russell and Norvig). Empty where the search was not finished.
     */
    public OptionalDouble branchingFactor() {
        if (!isFinished()) return OptionalDouble.empty();
        double low = 0;
        double high = nodes;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (nodesOfTree(middle) < nodes) low = middle;
            else high = middle;
        }
        return OptionalDouble.of(high);
    }

    /** Of an even tree, the root not counted. */
    private double nodesOfTree(double branching) {
        double all = 0;
        double level = 1;
        for (int ply = 0; ply < depth; ply++) {
            level *= branching;
            all += level;
        }
        return all;
    }
}
