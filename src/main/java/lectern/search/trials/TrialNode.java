package lectern.search.trials;

import lectern.game.Move;
import lectern.game.Position;
import lectern.search.ProvenResult;

/**
 * A position in a growing tree, and what was learnt of it there. Results are the root side's, from 0 for a loss to 1
 * for a win, whichever side is to move: so it does not matter whether sides alternate.
 */
final class TrialNode {
    private final Position position;
    private final Move move;
    private final boolean own;
    private final double judged;
    private double prior;
    private TrialNode[] children;
    private long visits;
    private double sum;
    private long nodes = 1;
    private ProvenResult.Result proven;
    private int plies;

    /**
     * @param move that leads here; null at the root
     * @param own whether the root's side is to move
     * @param judged the result that was expected at first sight
     */
    TrialNode(Position position, Move move, boolean own, double judged) {
        this.position = position.bare();
        this.move = move;
        this.own = own;
        this.judged = judged;
    }

    /** Each time another one where positions work something out of themselves, so that none of that is kept. */
    Position position() {
        return position.bare();
    }

    Move move() {
        return move;
    }

    boolean isOwn() {
        return own;
    }

    double judged() {
        return judged;
    }

    /** The share of the trials that its judgement alone would give it, among those of its siblings. */
    double prior() {
        return prior;
    }

    void prefer(double share) {
        prior = share;
    }

    boolean isOpen() {
        return children != null;
    }

    /** The positions after its moves, in the order of the moves; only an open node has any. */
    TrialNode[] children() {
        return children;
    }

    void open(TrialNode[] after) {
        children = after;
    }

    long visits() {
        return visits;
    }

    /** What its trials came to on average; before the first one, what was expected. */
    double mean() {
        return visits == 0 ? judged : sum / visits;
    }

    /** How many positions were looked at from here on, this one included. */
    long nodes() {
        return nodes;
    }

    /** More positions were looked at on a way through here. */
    void look(long positions) {
        nodes += positions;
    }

    /** One more trial went through here. */
    void add(double result) {
        visits++;
        sum += result;
    }

    /** The result for the root's side, if it is proven; otherwise null. */
    ProvenResult.Result proven() {
        return proven;
    }

    boolean isProven() {
        return proven != null;
    }

    /** A length of the game from here on that proves the result; not necessarily the best that there is. */
    int plies() {
        return plies;
    }

    void end(ProvenResult.Result result) {
        proven = result;
    }

    /**
     * Takes over what its children prove: one win is enough for the side that moves, or else every child must be
     * proven.
     */
    void prove() {
        ProvenResult.Result won = own ? ProvenResult.Result.WIN : ProvenResult.Result.LOSS;
        ProvenResult.Result found = won.reversed();
        boolean complete = true;
        int shortest = Integer.MAX_VALUE;
        int longest = 0;
        for (TrialNode child : children) {
            if (child.proven == null) complete = false;
            else if (child.proven == won) shortest = Math.min(shortest, child.plies);
            else if (child.proven == ProvenResult.Result.DRAW) found = ProvenResult.Result.DRAW;
            longest = Math.max(longest, child.plies);
        }
        if (shortest < Integer.MAX_VALUE) conclude(won, shortest + 1);
        else if (complete) conclude(found, longest + 1);
    }

    private void conclude(ProvenResult.Result result, int length) {
        proven = result;
        plies = length;
    }

    /**
     * The child that its mover takes: one that is proven to win first, one that is proven to lose last, and otherwise
     * the one that was visited most often; of several the best on average, and then the first.
     */
    TrialNode favourite() {
        TrialNode best = children[0];
        for (TrialNode child : children) {
            if (isBetter(child, best)) best = child;
        }
        return best;
    }

    private boolean isBetter(TrialNode one, TrialNode other) {
        if (rank(one) != rank(other)) return rank(one) > rank(other);
        if (one.visits != other.visits) return one.visits > other.visits;
        return own ? one.mean() > other.mean() : one.mean() < other.mean();
    }

    private int rank(TrialNode child) {
        if (child.proven == null || child.proven == ProvenResult.Result.DRAW) return 0;
        return (child.proven == ProvenResult.Result.WIN) == own ? 1 : -1;
    }
}
