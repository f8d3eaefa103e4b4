package lectern.search;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Move;

/**
 * What was proven of a position.
 *
 * @param moves the verdict on each move that has one, for the side that makes it, in the order of the position's moves
 * @param complete whether every move has a verdict
 * @param nodes how many positions were looked at
 * @param hasForgotten whether something was not kept for want of memory, so that more might be proven with more of it
 */
public record Solution(Map<Move, Verdict> moves, boolean complete, long nodes, boolean hasForgotten) {
    /** From worst to best: who wins wants to win by much and soon, who loses by little and late. */
    private static final Comparator<Verdict> ORDER = Comparator.comparing(Verdict::result)
            .thenComparing(verdict -> verdict.result() == Verdict.Result.WIN ? -late(verdict) : late(verdict))
            .thenComparing(Verdict::margin);

    public Solution {
        moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
    }

    /** An unproven length is taken for a long one. */
    private static int late(Verdict verdict) {
        return verdict.plies() == Verdict.UNPROVEN ? Integer.MAX_VALUE : verdict.plies();
    }

    /** What the position is worth to the side to move, if that is proven: one winning move is enough. */
    public Optional<Verdict> verdict() {
        Optional<Verdict> best = moves.values().stream().max(ORDER);
        if (best.isEmpty() || !(complete || best.get().result() == Verdict.Result.WIN)) return Optional.empty();
        Verdict.Result result = best.get().result();
        List<Verdict> equal =
                moves.values().stream().filter(v -> v.result() == result).toList();
        boolean sure = complete && equal.stream().noneMatch(v -> v.margin() == Verdict.UNPROVEN);
        int margin = sure ? equal.stream().mapToInt(Verdict::margin).max().orElseThrow() : Verdict.UNPROVEN;
        boolean timed = best.get().plies() == 1 || equal.stream().noneMatch(v -> v.plies() == Verdict.UNPROVEN);
        return Optional.of(new Verdict(result, margin, timed ? best.get().plies() : Verdict.UNPROVEN));
    }

    /** The moves that keep what the position is worth. */
    public List<Move> best() {
        return verdict().stream()
                .flatMap(whole -> moves.entrySet().stream()
                        .filter(move -> move.getValue().result() == whole.result())
                        .map(Map.Entry::getKey))
                .toList();
    }
}
