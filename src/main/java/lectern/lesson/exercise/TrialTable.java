package lectern.lesson.exercise;

import java.util.Comparator;
import java.util.List;
import lectern.game.Move;

/**
 * What trials have found of some moves of a position.
 *
 * @param rows in the game's own order of moves
 */
public record TrialTable(List<Row> rows) {
    /** How much a move gains for being tried seldom: the usual constant. */
    private static final double EXPLORATION = Math.sqrt(2);

    private static final double DECIMALS = 100;

    /**
     * A move.
     *
     * @param points of all its trials together: 1 for one that the mover won, a half for a draw
     */
    public record Row(Move move, int visits, double points) {
        /** Without meaning before the first trial. */
        public double mean() {
            return points / visits;
        }

        public boolean isTried() {
            return visits > 0;
        }
    }

    public TrialTable {
        rows = List.copyOf(rows);
    }

    /** Of all moves together. */
    public int visits() {
        return rows.stream().mapToInt(Row::visits).sum();
    }

    /** What UCB1 adds to a move's mean. */
    double bonus(Row row) {
        return EXPLORATION * Math.sqrt(StrictMath.log(visits()) / row.visits());
    }

    /** A move that was not tried comes before all. */
    double bound(Row row) {
        return row.isTried() ? row.mean() + bonus(row) : Double.POSITIVE_INFINITY;
    }

    /** The move with the highest bound, the first among equals. */
    Row next() {
        return rows.stream().max(Comparator.comparingDouble(this::bound)).orElseThrow();
    }

    /** Whether one bound is higher than all others by so much. */
    boolean isClear(double lead) {
        double[] bounds = rows.stream().mapToDouble(this::bound).sorted().toArray();
        return bounds.length < 2 || bounds[bounds.length - 1] - bounds[bounds.length - 2] >= lead;
    }

    /** As it is printed. */
    public static double printed(double number) {
        return Math.rint(number * DECIMALS) / DECIMALS + 0.0;
    }
}
