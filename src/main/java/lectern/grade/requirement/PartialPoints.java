package lectern.grade.requirement;

import java.util.OptionalDouble;

/**
 * How much of what is wanted is worth how much: all of it everything, less of it nothing; or, between a beginning and what
 * is wanted, its share.
 *
 * @param from what is worth nothing yet; empty if less than all is worth nothing
 */
public record PartialPoints(double wanted, OptionalDouble from) {
    double share(double reached) {
        if (reached >= wanted) return 1;
        if (from.isEmpty() || reached <= from.getAsDouble()) return 0;
        return (reached - from.getAsDouble()) / (wanted - from.getAsDouble());
    }
}
