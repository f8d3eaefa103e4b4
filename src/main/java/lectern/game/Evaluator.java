package lectern.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A way of judging positions: criteria and the weights they are given. No two of them have the same key. */
public record Evaluator(String id, List<Weighted> parts) {
    /** Begins the id of an evaluator that no game has: before the name of a heuristic that a user wrote. */
    public static final String WRITTEN = "@";

    /** A criterion with the weight that it has in this evaluator. */
    public record Weighted(Criterion criterion, double weight) {}

    public Evaluator {
        parts = List.copyOf(parts);
    }

    /** Criteria, each with its own usual weight. */
    public static Evaluator of(String id, List<? extends Criterion> criteria) {
        return new Evaluator(
                id,
                criteria.stream()
                        .map(criterion -> new Weighted(criterion, criterion.weight()))
                        .toList());
    }

    /**
     * The same criteria, some with another weight, and after them those of its game's other criteria that get a weight.
     * In this evaluator such a criterion has the weight 0, and is left out.
     *
     * @param weights by the keys of criteria
     */
    public Evaluator reweighted(List<Criterion> ofGame, Map<String, Double> weights) {
        List<Weighted> changed = new ArrayList<>();
        for (Weighted part : parts) {
            double weight = weights.getOrDefault(part.criterion().key(), part.weight());
            changed.add(new Weighted(part.criterion(), weight));
        }
        Set<String> own = parts.stream().map(part -> part.criterion().key()).collect(Collectors.toSet());
        for (Criterion criterion : ofGame) {
            double weight = weights.getOrDefault(criterion.key(), 0.0);
            if (weight != 0 && !own.contains(criterion.key())) changed.add(new Weighted(criterion, weight));
        }
        return new Evaluator(id, changed);
    }

    /** Whether it is a heuristic that a user wrote, and none of its game's own evaluators. */
    public boolean isWritten() {
        return id.startsWith(WRITTEN);
    }

    /** What it is worth to be the side that moves next; 0 if no criterion counts that. */
    public double turn() {
        return parts.stream()
                .filter(part -> part.criterion().countsTurn())
                .mapToDouble(Weighted::weight)
                .sum();
    }

    /** The criterion that counts here and plays a position out, if one does. */
    public Optional<Weighted> foretelling(Position position) {
        return parts.stream()
                .filter(part -> part.weight() > 0)
                .filter(part -> part.criterion().applies(position, position.toMove()))
                .filter(part -> part.criterion().continuation(position).isPresent())
                .findFirst();
    }

    /** The same without one of its parts. */
    public Evaluator without(Weighted part) {
        return new Evaluator(
                id, parts.stream().filter(other -> !other.equals(part)).toList());
    }

    public Evaluation evaluate(Position position, Seat side) {
        return new Evaluation(
                side,
                parts.stream()
                        .map(part -> Term.of(part.criterion(), part.weight(), position, side))
                        .toList());
    }

    /** The total of {@link #evaluate}, without the explanation. */
    public double value(Position position, Seat side) {
        double total = 0;
        for (Weighted part : parts) {
            Criterion criterion = part.criterion();
            if (part.weight() == 0 || !criterion.applies(position, side)) continue;
            total += Term.contribution(criterion.raw(position, side), part.weight());
        }
        return Evaluation.finite(total);
    }

    /** The same as {@link #value}, for callers that ask often. */
    public Total total() {
        return parts.stream()
                .findFirst()
                .flatMap(first -> first.criterion().together(parts))
                .orElse(this::value);
    }
}
