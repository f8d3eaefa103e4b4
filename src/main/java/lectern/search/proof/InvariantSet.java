package lectern.search.proof;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Meter;

/**
 * Shows that a seat cannot force a win: collects positions that its enemy never needs to leave. Wherever the seat moves
 * from one of them, it stays among them; wherever its enemy is to move, one move stays; and none is a won end. Circles
 * do no harm here: who runs in circles does not win.
 *
 * <p>Which moves to stay with is taken from an attempt to prove the win that failed. What it says is not believed, only
 * tried: a position from which it knows no way to stay is given up, and the collection begun anew without it.
 */
final class InvariantSet {
    /** What a position takes in one of the sets, and while it waits. */
    private static final int BYTES_EACH = 100;

    private final Seat attacker;
    private final ProofNumbers attempt;
    private final Meter meter;
    private final long most;
    private final Set<Long> givenUp = new HashSet<>();
    private final Set<Long> kept = new HashSet<>();

    /** What held before. */
    private final Set<Long> shown = new HashSet<>();

    private final Deque<Position> waiting = new ArrayDeque<>();

    /** @param memory what may be kept of positions, in bytes */
    InvariantSet(Seat attacker, ProofNumbers attempt, Meter meter, long memory) {
        most = memory / BYTES_EACH;
        this.attacker = attacker;
        this.attempt = attempt;
        this.meter = meter;
    }

    /**
     * Whether there is an invariant set with this position in it. False as well if the meter is spent, or no more
     * positions can be kept, before that is known.
     */
    boolean holds(Position root) {
        while (!givenUp.contains(root.hints().solvingKey()) && !mustEnd()) {
            int before = givenUp.size();
            kept.clear();
            waiting.clear();
            keep(root);
            while (!waiting.isEmpty() && !mustEnd()) {
                Position position = waiting.pop();
                if (!staysFrom(position)) givenUp.add(position.hints().solvingKey());
            }
            if (givenUp.size() == before && !mustEnd()) {
                shown.addAll(kept);
                return true;
            }
        }
        return false;
    }

    private void keep(Position position) {
        if (isLostForGood(position) || shown.contains(position.hints().solvingKey())) return;
        if (kept.add(position.hints().solvingKey())) waiting.push(position);
    }

    private boolean mustEnd() {
        return meter.isSpent() || isFull();
    }

    /** Whether it may keep no more positions. */
    boolean isFull() {
        return kept.size() + shown.size() + givenUp.size() >= most;
    }

    private boolean isLostForGood(Position position) {
        return position.isOver()
                ? position.winningSeat() != attacker
                : position.hints().certainWinner() == attacker.other();
    }

    /** Whether what has to stay with a position can stay too; if so, that is kept. */
    private boolean staysFrom(Position position) {
        boolean attacks = position.toMove() == attacker;
        Position way = null;
        for (Move move : position.moves()) {
            if (meter.countAndCheck()) return true;
            Position next = position.play(move, Narrator.SILENT);
            boolean safe = isLostForGood(next);
            boolean open = safe || (!givenUp.contains(next.hints().solvingKey()) && !attempt.isProven(next));
            if (attacks) {
                if (!open) return false;
                keep(next);
            } else if (safe || (open && isKept(next))) {
                return true;
            } else if (way == null && open && attempt.isDisproven(next)) {
                way = next;
            }
        }
        if (attacks) return true;
        if (way == null) way = findWay(position);
        if (way == null) return false;
        keep(way);
        return true;
    }

    private boolean isKept(Position position) {
        return kept.contains(position.hints().solvingKey())
                || shown.contains(position.hints().solvingKey());
    }

    /** What was disproven by way of a circle is looked into once more, on its own. */
    private Position findWay(Position position) {
        for (Move move : position.moves()) {
            Position next = position.play(move, Narrator.SILENT);
            if (givenUp.contains(next.hints().solvingKey())) continue;
            attempt.settle(next);
            if (meter.isSpent()) return null;
            if (attempt.isDisproven(next)) return next;
        }
        return null;
    }
}
