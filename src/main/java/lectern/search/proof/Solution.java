package lectern.search.proof;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import lectern.game.Move;
import lectern.search.ProvenResult;

/**
 * What was proven of a position.
 *
 * @param moves the verdict on each move that has one, for the side that makes it, in the order of the position's moves
 * @param complete whether every move has a verdict
 * @param nodes how many positions were looked at
 * @param hasForgotten whether something was not kept for want of memory, so that more might be proven with more of it
 */
public record Solution(Map<Move, ProvenResult> moves, boolean complete, long nodes, boolean hasForgotten) {
    /** From worst to best: who wins wants to win by much and soon, who loses by little and late. */
    private static final Comparator<ProvenResult> ORDER = Comparator.comparing(ProvenResult::result)
            .thenComparing(verdict -> verdict.result() == ProvenResult.Result.WIN ? -late(verdict) : late(verdict))
            .thenComparing(verdict -> verdict.margin().orElse(0));

    public Solution {
        moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
    }

    /** An unproven length is taken for a long one. */
    private static int late(ProvenResult verdict) {
        return verdict.plies().orElse(Integer.MAX_VALUE);
    }

    /** What the position is worth to the side to move, if that is proven: one winning move is enough. */
    public Optional<ProvenResult> verdict() {
        Optional<ProvenResult> best = moves.values().stream().max(ORDER);
        if (best.isEmpty() || !(complete || best.get().result() == ProvenResult.Result.WIN)) return Optional.empty();
        ProvenResult.Result result = best.get().result();
        List<ProvenResult> equal =
                moves.values().stream().filter(v -> v.result() == result).toList();
        boolean sure = complete && equal.stream().allMatch(v -> v.margin().isPresent());
        OptionalInt margin =
                sure ? equal.stream().mapToInt(v -> v.margin().getAsInt()).max() : OptionalInt.empty();
        OptionalInt soonest = best.get().plies();
        boolean timed =
                soonest.orElse(0) == 1 || equal.stream().allMatch(v -> v.plies().isPresent());
        return Optional.of(new ProvenResult(result, margin, timed ? soonest : OptionalInt.empty()));
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
