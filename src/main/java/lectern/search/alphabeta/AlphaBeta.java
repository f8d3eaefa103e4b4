package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Total;
import lectern.search.Meter;
import lectern.search.ProvenScores;
import lectern.search.trace.Bound;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.Recorder;

/**
 * Alpha-beta with null windows (principal variation search) and a table of positions. Finds exactly the value that a
 * plain minimax of the same depth finds, unless it takes shortcuts. With everything switched off, it is one.
 *
 * <ul>
 *   <li>Inside, values are those of the side to move; when it moves again, they are passed on as they are, otherwise
 *       they turn their sign. Leaves are judged for the root's side, since an evaluator need not be antisymmetric.
 *   <li>With null windows the table never answers where the window is open, so that the principal line is never cut
 *       short; without them it would hardly ever answer, and does. But for shortcuts, it answers only for the depth
 *       that is asked, so that values do not depend on what else was searched.
 * </ul>
 */
final class AlphaBeta {
    private final Total total;
    private final Seat side;
    private final TranspositionTable table;
    private final Meter meter;
    private final Recorder recorder;
    private final Shortcuts shortcuts;
    private final boolean prunes;
    private final boolean nullWindows;
    private final MoveOrder order;
    private final Line line = new Line();
    private final List<SearchFrame> visits = new ArrayList<>();
    private final TranspositionTable.Known known = new TranspositionTable.Known();
    private long leaves;
    private long cutOffs;

    /**
     * @param side the root's side
     * @param table null to search without one
     * @param recorder null if the search is not recorded
     */
    AlphaBeta(
            Evaluator evaluator,
            Seat side,
            TranspositionTable table,
            Meter meter,
            Recorder recorder,
            SearchSettings settings) {
        total = evaluator.total();
        this.side = side;
        this.table = table;
        this.meter = meter;
        this.recorder = recorder;
        shortcuts = settings.shortcuts();
        prunes = settings.prunes();
        nullWindows = settings.nullWindows();
        order = settings.order();
    }

    /** How many positions were evaluated so far: if a pass evaluates none, looking deeper finds nothing new. */
    long leaves() {
        return leaves;
    }

    /** How many positions were left so far with moves that were not searched, or need not have been. */
    long cutOffs() {
        return cutOffs;
    }

    /** Makes room in the table, if there is too little. */
    void makeRoom() {
        if (table != null) table.makeRoom();
    }

    /** The best play found from a ply on, in the position last searched there. */
    Line line() {
        return line;
    }

    /**
     * What a move is worth to the side that makes it.
     *
     * @param depth plies left after the move
     * @param ply of the position after the move, counted from the root
     */
    double afterMove(Position position, Move move, int depth, double alpha, double beta, int ply) {
        Position next = position.play(move, Narrator.SILENT);
        return next.toMove() == position.toMove()
                ? value(next, move, depth, alpha, beta, ply)
                : -value(next, move, depth, -beta, -alpha, ply);
    }

    private double value(Position position, Move via, int depth, double alpha, double beta, int ply) {
        while (visits.size() <= ply) visits.add(new SearchFrame());
        SearchFrame visit = visits.get(ply);
        visit.begin(depth, alpha, beta, position.toMove() == side, meter.nodes());
        if (recorder != null) visit.enter(recorder, via);
        line.clear(ply);
        if (meter.countAndCheck()) return leave(visit, 0, Bound.EXACT, NodeEnding.LIMIT);
        if (position.isOver()) {
            double end = ProvenScores.ofEnd(position, position.toMove(), ply);
            return leave(visit, end, Bound.EXACT, NodeEnding.GAME_OVER);
        }
        if (depth == 0) return leaf(visit, position);
        // An evaluation costs less than a look into the table, and close to the end of the search it mostly answers.
        if (visit.wantsOpinion() && shortcuts.judge(depth)) {
            visit.standing = standing(visit, position);
            if (shortcuts.standsWell(visit.standing, depth, beta)) {
                if (recorder != null) recorder.leaf(visit.turned(visit.standing));
                return leave(visit, visit.standing, Bound.AT_LEAST, NodeEnding.STANDS_WELL);
            }
        }
        long key = position.key();
        int bestBefore = MoveOrder.NONE;
        if (table != null && table.find(key, known)) {
            bestBefore = known.place();
            if (shortcuts.trusts(known.depth(), depth) && (visit.isNarrow() || !nullWindows)) {
                double value = ProvenScores.toRoot(known.value(), ply);
                if (settles(known.bound(), value, alpha, beta))
                    return leave(visit, value, known.bound(), NodeEnding.TABLE);
            }
        }
        return expand(visit, position, key, bestBefore, ply);
    }

    private double leaf(SearchFrame visit, Position position) {
        leaves++;
        double value = standing(visit, position);
        if (recorder != null) recorder.leaf(visit.turned(value));
        return leave(visit, value, Bound.EXACT, NodeEnding.LEAF);
    }

    /** What a position is worth as it stands to the side to move. */
    private double standing(SearchFrame visit, Position position) {
        return visit.turned(ProvenScores.opinion(total.of(position, side)));
    }

    private static boolean settles(Bound bound, double value, double alpha, double beta) {
        return bound == Bound.EXACT
                || (bound == Bound.AT_LEAST && value >= beta)
                || (bound == Bound.AT_MOST && value <= alpha);
    }

    private double expand(SearchFrame visit, Position position, long key, int bestBefore, int ply) {
        int depth = visit.depth;
        double alpha = visit.alpha;
        double beta = visit.beta;
        MoveOrder.Queue queue = order.queue(position, bestBefore, ply);
        double reached = alpha;
        double best = Double.NEGATIVE_INFINITY;
        Move bestMove = null;
        int bestPlace = 0;
        boolean leftOut = false;
        int i = 0;
        for (; i < queue.size() && best < beta; i++) {
            Move move = queue.next();
            if (visit.wantsOpinion() && best > -ProvenScores.PROVEN) {
                leftOut = shortcuts.leaveOutFrom(i, position.hints().promise(move), visit.standing, depth, alpha);
                if (leftOut) break;
            }
            double value = childValue(position, move, depth - 1, prunes ? reached : alpha, beta, ply + 1, i);
            if (meter.isSpent()) return leave(visit, 0, Bound.EXACT, NodeEnding.LIMIT);
            if (value <= best) continue;
            best = value;
            bestMove = move;
            bestPlace = queue.place();
            if (value > reached) {
                reached = value;
                line.raise(ply, move);
                if (recorder != null && value < beta) visit.raised(recorder, move, value);
            }
        }
        // It is not known how little the rest is worth: only that it is not expected to be more than was asked for.
        if (leftOut) best = Math.max(best, alpha);
        Bound bound = best <= alpha ? Bound.AT_MOST : best >= beta ? Bound.AT_LEAST : Bound.EXACT;
        if (table != null) table.keep(key, depth, ProvenScores.fromRoot(best, ply), bound, bestPlace);
        if (bound != Bound.AT_LEAST)
            return leave(visit, best, bound, leftOut ? NodeEnding.LEFT_OUT : NodeEnding.SEARCHED);
        cutOffs++;
        order.cutOff(position, bestMove, depth, ply);
        if (recorder != null) recorder.cut(bestMove, queue.size() - i);
        return leave(visit, best, bound, NodeEnding.CUT_OFF);
    }

    /**
     * A later move is first asked only whether it is better at all, and a late one perhaps with less depth; if it is,
     * it is searched again for how much.
     */
    double childValue(Position position, Move move, int depth, double alpha, double beta, int ply, int place) {
        double justAbove = Math.nextUp(alpha);
        int less = shortcuts.reduction(depth, place, ply);
        if (less > 0) {
            double value = afterMove(position, move, depth - less, alpha, justAbove, ply);
            if (value <= alpha || meter.isSpent()) return value;
        }
        if (place == 0 || beta <= justAbove || !nullWindows) return afterMove(position, move, depth, alpha, beta, ply);
        double value = afterMove(position, move, depth, alpha, justAbove, ply);
        boolean again = value > alpha && value < beta && !meter.isSpent();
        return again ? afterMove(position, move, depth, alpha, beta, ply) : value;
    }

    private double leave(SearchFrame visit, double value, Bound bound, NodeEnding ending) {
        if (recorder != null) {
            recorder.leave(visit.turned(value), visit.turned(bound), ending, meter.nodes() - visit.nodesBefore);
        }
        return value;
    }
}
