package lectern.picture.chart;

import java.util.Locale;
import java.util.Optional;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.ProvenResult;
import lectern.search.Thinking;
import lectern.search.proof.Solver;

/** Who wins a position if both sides play their best, as far as that is proven. */
public enum ProvenWinner {
    FIRST,
    SECOND,
    NEITHER,
    UNKNOWN;

    /** Asks the solver; unknown if it cannot tell under these conditions. */
    public static ProvenWinner of(Position position, Thinking conditions) {
        if (position.isOver()) return of(position.outcome().orElseThrow());
        return Solver.solve(position, conditions)
                .verdict()
                .map(verdict -> of(verdict.result(), position.toMove()))
                .orElse(UNKNOWN);
    }

    private static ProvenWinner of(Outcome outcome) {
        return outcome.winner() == null ? NEITHER : of(outcome.winner());
    }

    private static ProvenWinner of(ProvenResult.Result result, Seat mover) {
        return switch (result) {
            case WIN -> of(mover);
            case LOSS -> of(mover.other());
            case DRAW -> NEITHER;
        };
    }

    public static ProvenWinner of(Seat seat) {
        return seat == Seat.FIRST ? FIRST : SECOND;
    }

    /** The side that wins. */
    Optional<Seat> seat() {
        return switch (this) {
            case FIRST -> Optional.of(Seat.FIRST);
            case SECOND -> Optional.of(Seat.SECOND);
            case NEITHER, UNKNOWN -> Optional.empty();
        };
    }

    public boolean isKnown() {
        return this != UNKNOWN;
    }

    /** Whether a value for a side promises it what is proven to be another's; a value of 0 promises nothing. */
    boolean contradicts(double value, Seat side) {
        return seat().filter(winner -> winner == side ? value < 0 : value > 0).isPresent();
    }

    /** What tables of numbers call it. */
    public String word() {
        return switch (this) {
            case FIRST, SECOND -> seat().map(Seat::word).orElseThrow();
            case NEITHER -> "draw";
            case UNKNOWN -> "";
        };
    }

    String key() {
        return "chart.truth." + name().toLowerCase(Locale.ROOT);
    }
}
