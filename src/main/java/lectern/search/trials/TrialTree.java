package lectern.search.trials;

import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Meter;
import lectern.search.ProvenResult;
import lectern.search.TrialOptions;

/**
 * Grows by trials (Monte Carlo tree search). A trial follows the selection down to a position that was not tried yet,
 * rolls out from there, and adds the result to every position on its way. A position that is tried again is opened: all
 * of its moves are judged, once. Ends of the game prove results, and these are carried up as far as they reach
 * (MCTS-solver, after Winands, Björnsson and Saito 2008). Under a rule that is not informed nothing is judged or proven.
 */
final class TrialTree {
    /** What is expected where nothing is judged. */
    private static final double UNKNOWN = 0.5;

    private final Seat side;
    private final Meter meter;
    private final ExpectedResult expectation;
    private final Selection selection;
    private final RollOut rollOut;
    private final boolean informed;
    private final TrialListener listener;
    private final Reach reach;
    private final TrialNode root;
    private final TrialNode[] path;
    private int kept = 1;
    private int deepest;

    /**
     * How far a tree may grow. Trials go on when it can grow no more.
     *
     * @param plies from the root on
     * @param positions that are kept; those of the last move that was opened may be too many
     */
    record Reach(int plies, int positions) {}

    TrialTree(Position position, Evaluator evaluator, TrialOptions options, Reach reach, Draws draws, Meter meter) {
        this(position, evaluator, options, reach, draws, meter, TrialListener.SILENT);
    }

    TrialTree(
            Position position,
            Evaluator evaluator,
            TrialOptions options,
            Reach reach,
            Draws draws,
            Meter meter,
            TrialListener listener) {
        this.meter = meter;
        this.listener = listener;
        informed = options.rule().isInformed();
        side = position.toMove();
        expectation = ExpectedResult.around(position, evaluator, draws, meter);
        selection = Selection.of(options);
        rollOut = new RollOut(options, expectation, draws, meter, listener);
        this.reach = reach;
        path = new TrialNode[reach.plies() + 1];
        root = node(position, null);
        open(root);
        root.look(meter.nodes());
    }

    /** What its rule says of moves. */
    Selection selection() {
        return selection;
    }

    TrialNode root() {
        return root;
    }

    /** How many plies the longest trial followed the tree. */
    int deepest() {
        return deepest;
    }

    boolean isProven() {
        return root.isProven();
    }

    /** How many positions it has. */
    int kept() {
        return kept;
    }

    /** Whether it may grow no more. */
    boolean isFull() {
        return kept >= reach.positions();
    }

    /** Whether more trials could not change the choice: the result is proven, or there is but one move left. */
    boolean isDecided() {
        if (!informed) return false;
        if (isProven()) return true;
        int left = 0;
        for (TrialNode child : root.children()) {
            if (!PuctSelection.isLost(root, child)) left++;
        }
        return left == 1;
    }

    /** Makes one more trial in a tree that is not proven, and says whether the budget was enough for it to count. */
    boolean grow() {
        listener.begun();
        int depth = descend();
        if (meter.isSpent()) return false;
        TrialNode end = path[depth];
        long before = meter.nodes();
        double result = end.judged();
        if (end.isProven()) meter.countAndCheck();
        else result = rollOut.from(end);
        look(depth, before);
        if (meter.isSpent()) return false;
        deepest = Math.max(deepest, depth);
        carryUp(depth, result);
        listener.finished(result);
        return true;
    }

    /** Follows the selection to a position that is new, proven or not to be opened; says how deep that is. */
    private int descend() {
        path[0] = root;
        int depth = 0;
        TrialNode node = root;
        while (!node.isProven() && goesOn(node, depth)) {
            TrialNode next = selection.next(node);
            listener.selected(node, next);
            node = next;
            path[++depth] = node;
        }
        return depth;
    }

    /** Whether there is a child to choose, perhaps since now; opening a position may prove it. */
    private boolean goesOn(TrialNode node, int depth) {
        if (node.isOpen()) return true;
        boolean mayOpen = node.visits() > 0 && depth < reach.plies() && !isFull();
        if (!mayOpen) return false;
        long before = meter.nodes();
        boolean opened = open(node);
        look(depth, before);
        return opened && !node.isProven();
    }

    /** Puts down what was looked at since then to everything on the path. */
    private void look(int depth, long before) {
        for (int ply = 0; ply <= depth; ply++) path[ply].look(meter.nodes() - before);
    }

    private void carryUp(int depth, double result) {
        double worth = result;
        for (int ply = depth; ply >= 0; ply--) {
            TrialNode node = path[ply];
            if (informed && ply < depth && path[ply + 1].isProven() && !node.isProven()) node.prove();
            if (node.isProven()) worth = ExpectedResult.of(node.proven());
            listener.adding(node, worth);
            node.add(worth);
        }
    }

    /** Judges every move, if anything is judged; says whether the budget was enough for that. */
    private boolean open(TrialNode node) {
        Position position = node.position();
        int count = position.moveCount();
        TrialNode[] children = new TrialNode[count];
        boolean ends = false;
        for (int i = 0; i < count; i++) {
            Move move = position.move(i);
            Position after = position.play(move, Narrator.SILENT);
            if (meter.countAndCheck()) return false;
            children[i] = node(after, move);
            ends |= children[i].isProven();
        }
        node.open(children);
        kept += count;
        if (informed) {
            PuctSelection.weigh(node);
            if (ends) node.prove();
        }
        listener.opened(node);
        return true;
    }

    private TrialNode node(Position position, Move move) {
        boolean own = position.toMove() == side;
        if (!position.isOver())
            return new TrialNode(position, move, own, informed ? expectation.of(position) : UNKNOWN);
        ProvenResult.Result result = expectation.result(position);
        TrialNode end = new TrialNode(position, move, own, ExpectedResult.of(result));
        end.end(result);
        return end;
    }
}
