package lectern.play.league;

/**
 * What one side of a game did.
 *
 * @param moves how many it thought about
 * @param nodes how many positions it looked at in all
 * @param fouls how many of its moves broke a rule and were played all the same
 * @param overruns how many were beyond the limit of a move
 */
public record Workload(int moves, long nodes, int fouls, int overruns) {
    public static final Workload NONE = new Workload(0, 0, 0, 0);

    public Workload plus(Workload other) {
        return new Workload(moves + other.moves, nodes + other.nodes, fouls + other.fouls, overruns + other.overruns);
    }

    /** NaN if it never moved. */
    public double nodesPerMove() {
        return (double) nodes / moves;
    }
}
