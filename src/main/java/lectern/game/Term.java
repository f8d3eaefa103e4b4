package lectern.game;

import lectern.game.board.Cells;

/**
 * One criterion's share of an evaluation.
 *
 * @param applies whether the criterion counts in the position; one that does not contributes 0, whatever it measures
 */
public record Term(String key, double raw, double weight, Cells cells, boolean applies) {
    /** One that counts. */
    public Term(String key, double raw, double weight, Cells cells) {
        this(key, raw, weight, cells, true);
    }

    /** What a criterion says of a position. */
    public static Term of(Criterion criterion, double weight, Position position, Seat side) {
        return new Term(
                criterion.key(),
                criterion.raw(position, side),
                weight,
                Cells.later(() -> criterion.cells(position, side)),
                criterion.applies(position, side));
    }

    public double contribution() {
        return applies ? contribution(raw, weight) : 0;
    }

    /** The same for the other side, as far as what is won for one is lost for the other. */
    public Term turned() {
        return new Term(key, -raw + 0.0, weight, cells, applies);
    }

    /** Always finite. A criterion that measures nothing contributes a plain 0, never the -0 that a negative weight would make of it. */
    public static double contribution(double raw, double weight) {
        return Evaluation.finite(raw * weight);
    }
}
