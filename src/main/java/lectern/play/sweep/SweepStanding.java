package lectern.play.sweep;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.play.ResultCount;

/**
 * How a sweep stands.
 *
 * @param points those values that have games, in the order of the plan
 */
public record SweepStanding(SweepPlan plan, List<SweepPoint> points) {
    public SweepStanding {
        points = List.copyOf(points);
    }

    /** How many games have come to their end. */
    public int finished() {
        return points.stream()
                .mapToInt(point -> point.standing().games().size())
                .sum();
    }

    /** How the games of all values went. */
    public ResultCount tally() {
        return points.stream().map(point -> point.standing().tally()).reduce(ResultCount.NONE, ResultCount::plus);
    }

    public boolean isComplete() {
        return finished() == plan.planned();
    }

    /** The value with the most points, the first of equal ones; empty before any pair is finished. */
    public Optional<SweepPoint> best() {
        return points.stream()
                .filter(point -> point.score().pairs() > 0)
                .max(Comparator.comparingDouble(
                                (SweepPoint point) -> point.score().value())
                        .thenComparing(points::indexOf, Comparator.reverseOrder()));
    }
}
