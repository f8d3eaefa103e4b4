package lectern.telling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;

/** A decision's candidates by the cells at which their moves end. A move that ends nowhere on the board is left out. */
public record ScoreMap(List<CellScore> cells) {
    private static final double EVEN = 0.5;

    /**
     * @param root where the decision was made
     * @param view the side that scores are shown for
     */
    public static ScoreMap of(Decision decision, Position root, Seat view) {
        DecisionTelling telling = DecisionTelling.of(decision);
        boolean own = root.toMove() == view;
        ToDoubleFunction<Candidate> warmth = warmth(telling);
        Map<Integer, CellScore> cells = new LinkedHashMap<>();
        for (Candidate candidate : telling.candidates()) {
            Optional<Phrase> worth = worth(telling, candidate, own);
            Optional<Travel> travel = Travel.of(root, candidate.move());
            if (worth.isEmpty() || travel.isEmpty()) continue;
            cells.merge(
                    travel.get().to(),
                    new CellScore(
                            candidate,
                            travel.get(),
                            1,
                            warmth.applyAsDouble(candidate),
                            worth.get(),
                            telling.isChosen(candidate)),
                    (best, other) -> best.shared());
        }
        return new ScoreMap(List.copyOf(cells.values()));
    }

    /** Whether the moves go in more than one manner, or put down more than one kind of piece. */
    public boolean isMixed() {
        return cells.stream()
                        .map(cell ->
                                List.of(cell.travel().manner(), cell.travel().placed()))
                        .distinct()
                        .count()
                > 1;
    }

    public boolean isShared() {
        return cells.stream().anyMatch(cell -> cell.sharing() > 1);
    }

    /** Empty if nothing is known of it: a player that counts trials may have made none. */
    private static Optional<Phrase> worth(DecisionTelling telling, Candidate candidate, boolean own) {
        if (!telling.isJudged()) return telling.cell(candidate, CandidateColumn.CHANCE);
        if (candidate.verdict().isPresent()) {
            ProvenResult.Result result = candidate.verdict().get().result();
            return Optional.of(ScorePhrase.result(own ? result : result.reversed()));
        }
        if (telling.decision().choice() == Choice.MOST_VISITED)
            return candidate.mean().stream()
                    .mapToObj(mean -> ScorePhrase.mean(own ? mean : 1 - mean))
                    .findFirst();
        Bound bound = own ? candidate.bound() : reversed(candidate.bound());
        return Optional.of(ScorePhrase.of(own ? candidate.score() : -candidate.score(), bound));
    }

    private static Bound reversed(Bound bound) {
        return switch (bound) {
            case EXACT -> Bound.EXACT;
            case AT_MOST -> Bound.AT_LEAST;
            case AT_LEAST -> Bound.AT_MOST;
        };
    }

    /**
     * Where a candidate stands between the best one and those that are twice as far from it as half of all are: a few
     * moves that lose at once do not make all others look alike. What is proven to win or to lose is at an end.
     */
    private static ToDoubleFunction<Candidate> warmth(DecisionTelling telling) {
        ToDoubleFunction<Candidate> liking = liking(telling.decision().choice());
        List<Double> open = new ArrayList<>(telling.candidates().stream()
                .filter(candidate -> CandidateOrder.proof(candidate) == 0)
                .map(liking::applyAsDouble)
                .sorted()
                .toList());
        if (open.isEmpty()) return candidate -> CandidateOrder.proof(candidate) > 0 ? 1 : 0;
        double best = open.get(open.size() - 1);
        double median = open.get(open.size() / 2);
        double far = best > median ? Math.max(open.get(0), best - 2 * (best - median)) : open.get(0);
        return candidate -> {
            double proof = CandidateOrder.proof(candidate);
            if (proof != 0) return proof > 0 ? 1 : 0;
            if (best == far) return EVEN;
            return Math.max(0, Math.min(1, (liking.applyAsDouble(candidate) - far) / (best - far)));
        };
    }

    private static ToDoubleFunction<Candidate> liking(Choice choice) {
        return switch (choice) {
            case HIGHEST -> Candidate::score;
            case LOWEST -> candidate -> -candidate.score();
            case DRAWN -> Candidate::entries;
            case MOST_VISITED -> Candidate::visits;
        };
    }
}
