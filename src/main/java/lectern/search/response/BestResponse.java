package lectern.search.response;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import lectern.game.Evaluator;
import lectern.game.Evaluator.Weighted;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.search.Decision;
import lectern.search.Meter;
import lectern.search.Progress;
import lectern.search.ProvenScores;
import lectern.search.Thinking;

/**
 * What is left to a side that does not win against best play: to look for the way that does best if the other side
 * replies as the evaluator's playouts have it reply. Nothing that is found so is proven.
 *
 * <p>Only the side's own moves are a choice, so every playout is a way to the end of the game, and what it comes to can
 * be had. Ways are followed side by side, those that promise most: again and again the best that is left after one
 * move, the best after two, and so on to the end of the game. So there is at any time one that was followed to the end,
 * and with more time they are as many as fit in, without its being known before how many that will be.
 */
public final class BestResponse {
    /** So many positions are kept at most, whatever memory there is. */
    private static final int MOST_KEPT = 500_000;

    private static final int BYTES_EACH = 350;

    private final Weighted foretelling;

    /** All of the evaluator but what foretells. */
    private final Evaluator atRest;

    private final Seat side;
    private final Meter meter;
    private final ResponseNode start;
    private final List<Move> first;
    private final long most;

    /** The ways that may be followed further, by how often the side has moved. */
    private final List<PriorityQueue<ResponseNode>> waiting = new ArrayList<>();

    private final Map<Long, ResponseNode> known = new HashMap<>();
    private int deepest;

    /** @param memory what may be kept of it, in bytes */
    public BestResponse(Position root, Evaluator evaluator, Meter meter, long memory) {
        this(root, root.moves(), evaluator, meter, memory);
    }

    /** Among some moves of the root only. */
    public BestResponse(Position root, List<Move> first, Evaluator evaluator, Meter meter, long memory) {
        this.first = first;
        most = Math.min(MOST_KEPT, memory / BYTES_EACH);
        this.meter = meter;
        foretelling = evaluator.foretelling(root).orElseThrow();
        atRest = evaluator.without(foretelling);
        side = root.toMove();
        start = new ResponseNode(root);
    }

    /** Whether there is anything to reckon with. */
    public static boolean isPossible(Position position, Evaluator evaluator) {
        return evaluator.foretelling(position).isPresent();
    }

    ResponseNode start() {
        return start;
    }

    /** How many plies the longest way has. */
    int deepest() {
        return deepest;
    }

    /** Follows ways until the budget is spent or there are no others; at least each move of the root. */
    void follow(Consumer<Progress> listener) {
        open(start, first, 0);
        boolean further = true;
        long toTell = 1;
        for (long round = 1; further && !mustEnd(); round++) {
            further = false;
            for (int moves = 0; moves < waiting.size() && !mustEnd(); moves++) {
                ResponseNode way = waiting.get(moves).poll();
                if (way == null) continue;
                open(way, way.reached.moves(), moves + 1);
                further = true;
            }
            if (round < toTell) continue;
            toTell *= 2;
            List<Move> line = new ArrayList<>();
            start.bestEnd(line);
            listener.accept(new Progress(deepest, start.best(), Optional.empty(), meter.nodes(), line));
        }
    }

    private boolean mustEnd() {
        return meter.isSpent() || isFull();
    }

    /** Whether it may keep no more positions. */
    boolean isFull() {
        return start.nodes() >= most;
    }

    /** Each of the moves from a way's end, and the replies to it. */
    private void open(ResponseNode way, List<Move> choices, int moves) {
        for (Move move : choices) {
            ResponseNode next = step(way, move);
            while (!isOwnTurn(next)) {
                next = step(next, expected(next.reached));
            }
            deepest = Math.max(deepest, next.plies);
            ResponseNode twin = known.putIfAbsent(next.reached.key(), next);
            if (twin != null) {
                next.judgeAs(twin);
                continue;
            }
            judge(next);
            if (!next.reached.isOver()) waiting(moves).add(next);
        }
    }

    private PriorityQueue<ResponseNode> waiting(int moves) {
        while (waiting.size() <= moves) {
            waiting.add(new PriorityQueue<>(
                    Comparator.comparingDouble(ResponseNode::worth).reversed()));
        }
        return waiting.get(moves);
    }

    private ResponseNode step(ResponseNode way, Move move) {
        meter.countAndCheck();
        return way.on(move, way.reached.play(move, Narrator.SILENT));
    }

    /** With what either side is expected to go on. */
    Move expected(Position position) {
        return foretelling.criterion().continuation(position).orElseThrow();
    }

    private void judge(ResponseNode way) {
        double raw = foretelling.criterion().raw(way.reached, side);
        double foretold = ProvenScores.opinion(Term.contribution(raw, foretelling.weight()));
        way.judge(foretold, ProvenScores.opinion(foretold + atRest.value(way.reached, side)));
    }

    /** The same at the end of a way, with the cells that it comes from. */
    Term foretold(Position end) {
        return Term.of(foretelling.criterion(), foretelling.weight(), end, side);
    }

    /** Where a way has got to when the side moves next, or the game is over. */
    ResponseNode answered(ResponseNode way) {
        ResponseNode next = way;
        while (!isOwnTurn(next)) next = next.after.get(0);
        return next;
    }

    private boolean isOwnTurn(ResponseNode way) {
        return way.reached.isOver() || way.reached.toMove() == side;
    }

    /** Thinks, and takes the move that begins the best way. */
    public Decision decision(Thinking thinking) {
        follow(thinking.listener());
        return new BestResponseReport(this, meter.nodes()).decision(thinking);
    }

    /**
     * Thinks about the moves that keep a draw, and where one of them may win, takes that. The others stay what they
     * were.
     */
    public Decision beyond(Decision draw, Thinking thinking) {
        follow(thinking.listener());
        if (!(start.best() > draw.score())) return draw.after(meter.nodes());
        return new BestResponseReport(this, meter.nodes()).beyond(draw, thinking);
    }
}
