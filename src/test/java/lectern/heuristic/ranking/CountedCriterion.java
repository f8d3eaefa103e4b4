package lectern.heuristic.ranking;

import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;

/** A criterion that counts how often it has measured. */
final class CountedCriterion implements Criterion {
    private final Criterion criterion;
    private int looks;

    CountedCriterion(Criterion criterion) {
        this.criterion = criterion;
    }

    int looks() {
        return looks;
    }

    @Override
    public String key() {
        return "counted";
    }

    @Override
    public double weight() {
        return criterion.weight();
    }

    @Override
    public double raw(Position position, Seat side) {
        looks++;
        return criterion.raw(position, side);
    }
}
