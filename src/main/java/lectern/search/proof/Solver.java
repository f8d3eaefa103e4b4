package lectern.search.proof;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Budget;
import lectern.search.Meter;
import lectern.search.ProvenResult;
import lectern.search.Thinking;

/**
 * Finds what each move of a position is worth, and claims only what is proven.
 *
 * <p>First who wins, then how soon the winner can force it, then by how much at the most: each is a question of its
 * own, and the answers may belong to different lines of play. In a game that may repeat, neither side wins a play
 * without end, so a draw there means that neither side can force a win. A result is looked for within one ply more at a
 * time, and also however far off it may be; then its length may stay unproven, and no margin is claimed.
 */
public final class Solver {
    /** As far as a solver looks ahead in a game that may repeat. */
    private static final int DEEPEST = 200;

    /** What each way to solve a game that may repeat is given at first, in nodes. */
    private static final long FIRST_SHARE = 1_000;

    /** A share is doubled each time, but stays a number. */
    private static final long LARGEST_SHARE = 1L << 60;

    /** What looking for the soonest result gets at most at a time: it seldom finds more with more. */
    private static final long LAST_SHARE = 400_000;

    /** The memory is divided among so many tables: of two seats, each with the two ways to prove that it wins. */
    private static final int TABLES = 4;

    private final Position root;
    private final Meter meter;

    /** Of each table, in bytes. */
    private final long memory;

    private final int horizon;
    private final Map<Seat, Proof> wins = new HashMap<>();
    private final Map<Seat, ProofNumbers> attempts = new LinkedHashMap<>();

    /** Where those seats are kept from winning that are shown not to be able to. */
    private final Map<Seat, InvariantSet> harmless = new HashMap<>();

    private final Map<Move, Position> after = new LinkedHashMap<>();
    private final Map<Move, ProvenResult> found = new HashMap<>();
    private int plies = 1;
    private boolean isDeepened;
    private boolean cramped;

    private Solver(Position root, Thinking thinking) {
        this.root = root;
        meter = new Meter(thinking);
        meter.limit();
        memory = thinking.memory() / TABLES;
        int depth = thinking.budget().depth();
        horizon = depth == Budget.ANY_DEPTH ? Proof.ENDLESS : Math.min(depth, DEEPEST);
        for (Seat seat : Seat.values()) wins.put(seat, new Proof(Goal.win(seat), meter, memory));
        for (Seat seat : Seat.values()) attempts.put(seat, new ProofNumbers(seat, meter, memory));
        for (Move move : root.moves()) after.put(move, root.play(move, Narrator.SILENT));
    }

    /** What can be proven of a position that is not over, before the budget runs out or a stop is asked for. */
    public static Solution solve(Position position, Thinking thinking) {
        if (position.isOver()) throw new IllegalArgumentException("the game is over: " + position.text());
        return new Solver(position, thinking).solution();
    }

    private Solution solution() {
        if (horizon == Proof.ENDLESS && !root.game().mayRepeat()) {
            after.keySet().forEach(this::findResult);
            after.keySet().forEach(this::findLength);
            after.keySet().forEach(this::findMargin);
        } else if (horizon == Proof.ENDLESS) {
            solveCircling();
        } else {
            deepen(horizon);
            findOthers();
        }
        Map<Move, ProvenResult> ordered = new LinkedHashMap<>();
        for (Move move : after.keySet()) {
            if (found.containsKey(move)) ordered.put(move, found.get(move));
        }
        return new Solution(ordered, ordered.size() == after.size(), meter.nodes(), hasForgotten());
    }

    /** Whether something was not kept for want of memory. */
    private boolean hasForgotten() {
        return cramped
                || wins.values().stream().anyMatch(Proof::isFull)
                || attempts.values().stream().anyMatch(ProofNumbers::isFull);
    }

    private void findResult(Move move) {
        if (meter.isSpent()) return;
        Position next = after.get(move);
        for (ProvenResult.Result result : List.of(ProvenResult.Result.WIN, ProvenResult.Result.LOSS)) {
            int answer = proof(result).within(Proof.ENDLESS, next);
            if (meter.isSpent()) return;
            if (answer >= 0) {
                found.put(move, next.isOver() ? ProvenResult.in(1, result) : ProvenResult.of(result));
                return;
            }
        }
        found.put(move, ProvenResult.of(ProvenResult.Result.DRAW));
    }

    private Proof proof(ProvenResult.Result result) {
        return wins.get(
                result == ProvenResult.Result.WIN
                        ? root.toMove()
                        : root.toMove().other());
    }

    private void findLength(Move move) {
        ProvenResult verdict = found.get(move);
        if (meter.isSpent() || verdict == null || verdict.result() == ProvenResult.Result.DRAW) return;
        int answer = ~0;
        while (answer < 0) {
            answer = proof(verdict.result()).within(~answer + 1, after.get(move));
            if (meter.isSpent()) return;
        }
        found.put(move, verdict.lasting(answer + 1));
    }

    /** Doubles what is asked for until it is too much, then halves the gap. */
    private void findMargin(Move move) {
        ProvenResult verdict = found.get(move);
        if (meter.isSpent() || verdict == null || verdict.result() == ProvenResult.Result.DRAW) return;
        boolean won = verdict.result() == ProvenResult.Result.WIN;
        Seat winner = won ? root.toMove() : root.toMove().other();
        int most = 0;
        int tooMuch = 1;
        while (tooMuch <= Proof.ENDLESS && forces(winner, tooMuch, after.get(move))) {
            most = tooMuch;
            tooMuch *= 2;
        }
        while (tooMuch - most > 1) {
            int middle = (most + tooMuch) / 2;
            if (forces(winner, middle, after.get(move))) most = middle;
            else tooMuch = middle;
        }
        if (meter.isSpent()) return;
        found.put(move, verdict.by(won ? most : -most));
    }

    private boolean forces(Seat winner, int margin, Position position) {
        if (meter.isSpent()) return false;
        Proof proof = new Proof(new Goal(winner, margin), meter, memory);
        boolean forced = proof.within(Proof.ENDLESS, position) >= 0;
        cramped |= proof.isFull();
        return forced;
    }

    /**
     * In turns: looks for the soonest results ply by ply, and, each time for longer, proves who wins at all. If that
     * is known first, the plies are looked for only a little longer.
     */
    private void solveCircling() {
        long share = FIRST_SHARE;
        while (!isDeepened && !isProven() && harmless.size() < 2 && !meter.isBudgetSpent()) {
            meter.allot(Math.min(share, LAST_SHARE));
            deepen(DEEPEST);
            for (Seat seat : Seat.values()) {
                boolean open = !isDeepened && !isProven() && !harmless.containsKey(seat);
                if (open && !meter.isBudgetSpent()) attempt(seat, share);
            }
            share = Math.min(2 * share, LARGEST_SHARE);
        }
        if (harmless.size() == 2) {
            meter.allot(Budget.ANY_NUMBER);
            after.keySet().forEach(this::findWhetherDrawn);
            return;
        }
        if (!isDeepened) {
            takeProofs();
            if (meter.isBudgetSpent()) return;
            meter.allot(LAST_SHARE);
            deepen(DEEPEST);
        }
        findOthers();
        boolean drawn = isDeepened && found.values().stream().noneMatch(v -> v.result() == ProvenResult.Result.WIN);
        if (drawn) after.keySet().forEach(this::findWhetherDrawn);
    }

    private boolean isProven() {
        return attempts.values().stream().anyMatch(attempt -> attempt.isProven(root));
    }

    /** Tries to prove that a seat wins; if that fails, that it does not. */
    private void attempt(Seat seat, long share) {
        ProofNumbers attempt = attempts.get(seat);
        meter.allot(share);
        attempt.search(root);
        if (!attempt.isDisproven(root)) return;
        InvariantSet invariantSet = new InvariantSet(seat, attempt, meter, memory);
        meter.allot(share);
        if (holds(invariantSet, root)) harmless.put(seat, invariantSet);
    }

    private boolean holds(InvariantSet invariantSet, Position position) {
        boolean holds = invariantSet.holds(position);
        cramped |= invariantSet.isFull();
        return holds;
    }

    /** When the mover cannot force a win: whether the move keeps it so. */
    private void findWhetherDrawn(Move move) {
        if (meter.isSpent() || found.containsKey(move)) return;
        Seat enemy = root.toMove().other();
        ProofNumbers attempt = attempts.get(enemy);
        InvariantSet invariantSet = harmless.getOrDefault(enemy, new InvariantSet(enemy, attempt, meter, memory));
        Position next = after.get(move);
        attempt.settle(next);
        while (!meter.isSpent() && !found.containsKey(move)) {
            if (attempt.isProven(next)) learn(move, ProvenResult.Result.LOSS);
            else if (holds(invariantSet, next)) learn(move, ProvenResult.Result.DRAW);
            else attempt.search(next);
            // What one invariant set gave up, another may hold, now that more is known.
            invariantSet = new InvariantSet(enemy, attempt, meter, memory);
        }
    }

    private void takeProofs() {
        boolean lost = attempts.get(root.toMove().other()).isProven(root);
        after.forEach((move, next) -> {
            if (attempts.get(root.toMove()).isProven(next)) learn(move, ProvenResult.Result.WIN);
            else if (lost || attempts.get(root.toMove().other()).isProven(next)) learn(move, ProvenResult.Result.LOSS);
        });
    }

    private void learn(Move move, ProvenResult.Result result) {
        found.putIfAbsent(move, ProvenResult.of(result));
    }

    /** Looks a ply further each time, until the position's own worth is known. */
    private void deepen(int deepest) {
        while (plies <= deepest) {
            lookWithin(plies);
            if (meter.isSpent() || isDeepened) return;
            plies++;
        }
    }

    private void lookWithin(int limit) {
        boolean won = false;
        boolean open = false;
        for (Move move : after.keySet()) {
            if (isTimed(move)) continue;
            int answer = proof(ProvenResult.Result.WIN).within(limit - 1, after.get(move));
            if (meter.isSpent()) return;
            if (answer >= 0) found.put(move, ProvenResult.in(limit, ProvenResult.Result.WIN));
            won |= answer >= 0;
            open |= ~answer != Proof.ENDLESS;
        }
        // One way to hold out answers for the whole position, while each move's own answer may be long in coming.
        int lost = won ? ~0 : proof(ProvenResult.Result.LOSS).within(limit, root);
        if (meter.isSpent()) return;
        boolean drawn = !open && ~lost == Proof.ENDLESS;
        if (!won && lost < 0 && !drawn) return;
        isDeepened = true;
    }

    /**
     * Once the position's own worth is known, what the depth that told it tells of every move. A move that wins later
     * is left out, since it is not known how much later: nothing would be known of the soonest win any more.
     */
    private void findOthers() {
        if (!isDeepened) return;
        meter.allot(Budget.ANY_NUMBER);
        for (Move move : after.keySet()) {
            if (!isTimed(move)) findWithin(plies, move);
        }
        boolean won = after.keySet().stream().anyMatch(move -> isTimed(move) && wins(move));
        if (won)
            after.keySet().stream().filter(move -> wins(move) && !isTimed(move)).forEach(found::remove);
    }

    private boolean wins(Move move) {
        return found.containsKey(move) && found.get(move).result() == ProvenResult.Result.WIN;
    }

    /** Whether there is nothing more to be found out of a move. */
    private boolean isTimed(Move move) {
        ProvenResult verdict = found.get(move);
        return verdict != null
                && (verdict.result() == ProvenResult.Result.DRAW
                        || verdict.plies().isPresent());
    }

    private void findWithin(int limit, Move move) {
        Position next = after.get(move);
        int refuted = Proof.ENDLESS;
        for (ProvenResult.Result result : List.of(ProvenResult.Result.WIN, ProvenResult.Result.LOSS)) {
            int answer = proof(result).within(limit - 1, next);
            if (meter.isSpent()) return;
            if (answer >= 0) {
                learn(move, result);
                findLength(move);
                return;
            }
            refuted = Math.min(refuted, ~answer);
        }
        if (refuted == Proof.ENDLESS) found.put(move, ProvenResult.of(ProvenResult.Result.DRAW));
    }
}
