package lectern.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;

/**
 * What is left to a side that loses against best play: to look for the way that does best if the other side replies as
 * the evaluator's playouts have it reply. Nothing that is found so is proven.
 *
 * <p>Only the side's own moves are a choice. Ways are followed side by side to the end of the game, those that promise
 * most; then once more, and more of them. What a way was once found to be worth never gets less.
 */
final class Hope {
    private static final int NARROWEST = 8;
    private static final int WIDER = 2;
    private static final int WIDEST = 1 << 20;

    /** So many positions are kept at most: some 200 bytes each. */
    private static final int MOST_KEPT = 500_000;

    private final Evaluator evaluator;
    private final Seat side;
    private final Meter meter;
    private final Way start;
    private int deepest;

    Hope(Position root, Evaluator evaluator, Meter meter) {
        this.evaluator = evaluator;
        this.meter = meter;
        side = root.toMove();
        start = new Way(root);
    }

    /** Whether there is anything to reckon with. */
    static boolean isPossible(Position position, Evaluator evaluator) {
        return evaluator.continuation(position).isPresent();
    }

    Way start() {
        return start;
    }

    /** How many plies the longest way has. */
    int deepest() {
        return deepest;
    }

    /** Follows ways until the budget is spent or there are no others; at least each move of the root. */
    void follow(Consumer<Progress> listener) {
        open(start);
        for (int width = NARROWEST; width <= WIDEST; width *= WIDER) {
            boolean whole = follow(width);
            if (meter.isSpent() || whole || start.nodes() >= MOST_KEPT) return;
            List<Move> line = new ArrayList<>();
            start.bestEnd(line);
            listener.accept(new Progress(deepest, start.best(), Optional.empty(), meter.nodes(), line));
        }
    }

    /** Follows so many ways side by side; says whether these are all that there are. */
    private boolean follow(int width) {
        boolean whole = true;
        List<Way> ways = List.of(start);
        while (!ways.isEmpty()) {
            List<Way> further = new ArrayList<>();
            Set<Long> seen = new HashSet<>();
            for (Way way : ways) {
                if (!way.isOpen()) {
                    if (meter.isSpent() || start.nodes() >= MOST_KEPT) return false;
                    open(way);
                }
                for (Way next : way.after) {
                    Way answered = answered(next);
                    if (!answered.reached.isOver() && seen.add(answered.reached.key())) further.add(answered);
                }
            }
            further.sort(Comparator.comparingDouble(Way::worth).reversed());
            if (further.size() > width) whole = false;
            ways = further.subList(0, Math.min(width, further.size()));
        }
        return whole;
    }

    private void open(Way way) {
        for (Move move : way.reached.moves()) {
            Way next = step(way, move);
            while (!isOwnTurn(next)) {
                next = step(next, evaluator.continuation(next.reached).orElseThrow());
            }
            next.judge(evaluator.value(next.reached, side));
        }
    }

    private Way step(Way way, Move move) {
        meter.isSpentAfter();
        return way.on(move, way.reached.play(move, Narrator.SILENT));
    }

    /** Where the side moves next, or the game is over. */
    private Way answered(Way way) {
        Way next = way;
        int plies = 1;
        while (!isOwnTurn(next)) next = next.after.get(0);
        for (Way back = next; back.before != start; back = back.before) plies++;
        deepest = Math.max(deepest, plies);
        return next;
    }

    private boolean isOwnTurn(Way way) {
        return way.reached.isOver() || way.reached.toMove() == side;
    }

    /** Thinks, and takes the move that begins the best way. */
    Decision decision(Thinking thinking) {
        follow(thinking.listener());
        List<Candidate> candidates = start.after.stream().map(this::candidate).toList();
        Candidate chosen = candidates.get(0);
        for (Candidate candidate : candidates) {
            if (candidate.score() > chosen.score()) chosen = candidate;
        }
        int recorded = thinking.recorded();
        return new Decision(
                chosen.move(),
                chosen.score(),
                Choice.HIGHEST,
                candidates,
                deepest,
                meter.nodes(),
                thinking.seed(),
                recorded > 0 ? Optional.of(start.trace(recorded)) : Optional.empty(),
                List.of(Phrase.of("players.note.hope")));
    }

    private Candidate candidate(Way way) {
        List<Move> line = new ArrayList<>(List.of(way.move));
        Way end = way.bestEnd(line);
        List<Term> terms = evaluator.evaluate(end.reached, side).terms();
        return new Candidate(way.move, way.best() + 0.0, Bound.EXACT, terms, line, 0, Optional.empty());
    }
}
