package lectern.game;

/** Nothing but the total of an evaluator, made ready to be asked for often. */
@FunctionalInterface
public interface Total {
    double of(Position position, Seat side);
}
