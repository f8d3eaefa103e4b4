package lectern.game;

import java.util.List;
import java.util.Optional;
import lectern.game.board.Cells;

/** A named measure of a position from one seat's point of view, with the cells it looks at. */
public interface Criterion {
    String key();

    /** The weight that it has where no other was chosen. */
    double weight();

    double raw(Position position, Seat side);

    /**
     * The move with which the measure goes on from a position that is not over, if it plays positions out to their end
     * and so foretells who wins: then it is positive for that side. Empty for a measure of a position as it stands.
     */
    default Optional<Move> continuation(Position position) {
        return Optional.empty();
    }

    /**
     * Whether it measures nothing but whose turn it is: 1 for the side to move, -1 for the other. Its weight tells a
     * search what a move is worth.
     */
    default boolean countsTurn() {
        return false;
    }

    /** A quicker way to the very total of all parts of an evaluator, if it begins with this one and there is one. */
    default Optional<Total> together(List<Evaluator.Weighted> parts) {
        return Optional.empty();
    }

    /** What it measures, where its key does not say that: the criterion or the formula behind a user's own name. */
    default String definition() {
        return key();
    }

    /** Whether it counts in a position. One that does not contributes 0, whatever it measures. */
    default boolean applies(Position position, Seat side) {
        return true;
    }

    /** The cells that the measure comes from, to be lit when it is pointed at. */
    default Cells cells(Position position, Seat side) {
        return Cells.NONE;
    }
}
