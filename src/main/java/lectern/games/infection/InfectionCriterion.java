package lectern.games.infection;

import java.util.Locale;
import java.util.function.ToIntBiFunction;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;

/** What can be measured of an Infection board: always a number of one's own, less the same number of the enemy's. */
@SuppressWarnings("ImmutableEnumChecker") // The functions are constants without state.
enum InfectionCriterion implements Criterion {
    /** Microbes. */
    COUNT(1, (board, side) -> Long.bitCount(board.microbes(side)), InfectionPosition::microbes),

    /** Clones and jumps. */
    MOBILITY(0.02, (board, side) -> board.waysToMove(board.microbes(side)), InfectionPosition::landings),

    /** Microbes that touch an empty cell which the enemy can reach: those that can be infected next. */
    EXPOSURE(-0.1, (board, side) -> Long.bitCount(board.exposed(side)), InfectionPosition::exposed),

    /** Microbes that touch an empty cell. */
    FRONTIER(-0.1, (board, side) -> Long.bitCount(board.frontier(side)), InfectionPosition::frontier),

    /** Microbes on the edge, where they have fewer neighbours; one in a corner counts twice. */
    EDGE(0.2, (board, side) -> Dish.onEdges(board.microbes(side)), (board, side) -> board.microbes(side) & Dish.EDGE),

    /** Empty cells that only this side can reach: the clones it may keep for last. */
    TEMPO(0.1, (board, side) -> Long.bitCount(board.reserve(side)), InfectionPosition::reserve);

    /** Cells as bits, for one side of a board. */
    private interface Place {
        long bits(InfectionPosition board, Seat side);
    }

    private final double weight;
    private final ToIntBiFunction<InfectionPosition, Seat> number;
    private final Place place;

    InfectionCriterion(double weight, ToIntBiFunction<InfectionPosition, Seat> number, Place place) {
        this.weight = weight;
        this.number = number;
        this.place = place;
    }

    @Override
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double raw(Position position, Seat side) {
        InfectionPosition board = (InfectionPosition) position;
        return number.applyAsInt(board, side) - number.applyAsInt(board, side.other());
    }

    @Override
    public Cells cells(Position position, Seat side) {
        InfectionPosition board = (InfectionPosition) position;
        return Dish.cells(place.bits(board, side) | place.bits(board, side.other()));
    }
}
