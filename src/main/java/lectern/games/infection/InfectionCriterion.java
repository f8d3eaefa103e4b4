package lectern.games.infection;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator.Weighted;
import lectern.game.Seat;
import lectern.game.Total;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;

/** What can be measured of an Infection board: always a number of one's own, less the same number of the enemy's. */
enum InfectionCriterion implements EnumCriterion<InfectionPosition> {
    /** Microbes. */
    COUNT(1),

    /** Clones and jumps. Given the rest, having many is a sign of being spread thin. */
    MOBILITY(-0.04),

    /** Microbes that touch an empty cell which the enemy can reach: those that can be infected next. */
    EXPOSURE(-0.16),

    /** Microbes that touch an empty cell. */
    FRONTIER(-0.3),

    /** Microbes on the edge, where they have fewer neighbours; one in a corner counts twice. */
    EDGE(0.2),

    /** Empty cells that only this side can reach: the clones it may keep for last. */
    TEMPO(0.14),

    /** Whose turn it is: a move is worth some microbes. */
    TURN(2);

    private final double weight;

    /** The weights were fitted to how games ended that {@code search} played against itself: 85,000 positions. */
    InfectionCriterion(double weight) {
        this.weight = weight;
    }

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public boolean countsTurn() {
        return this == TURN;
    }

    @Override
    public Optional<Total> together(List<Weighted> parts) {
        return InfectionTotal.of(parts);
    }

    @Override
    public double measured(InfectionPosition board, Seat side) {
        return number(board, side) - number(board, side.other());
    }

    private int number(InfectionPosition board, Seat side) {
        return switch (this) {
            case MOBILITY -> board.waysToMove(board.microbes(side));
            case EDGE -> InfectionBits.onEdges(board.microbes(side));
            case TURN -> board.toMove() == side ? 1 : 0;
            // What both can reach counts for both, and so for neither.
            case TEMPO -> Long.bitCount(board.landings(side));
            default -> Long.bitCount(bits(board, side));
        };
    }

    /** Where it looks. */
    private long bits(InfectionPosition board, Seat side) {
        return switch (this) {
            case COUNT -> board.microbes(side);
            case MOBILITY -> board.landings(side);
            case EXPOSURE -> board.exposed(side);
            case FRONTIER -> board.frontier(side);
            case EDGE -> board.microbes(side) & InfectionBits.EDGE;
            case TEMPO -> board.reserve(side);
            case TURN -> 0;
        };
    }

    @Override
    public Cells lookedAt(InfectionPosition board, Seat side) {
        return InfectionBits.cells(bits(board, side) | bits(board, side.other()));
    }
}
