package lectern.game;

import lectern.game.board.Cells;

/** One criterion's share of an evaluation. */
public record Term(String key, double raw, double weight, Cells cells) {
    public double contribution() {
        return contribution(raw, weight);
    }

    /** A criterion that measures nothing contributes a plain 0, never the -0 that a negative weight would make of it. */
    public static double contribution(double raw, double weight) {
        return raw == 0 || weight == 0 ? 0 : raw * weight;
    }
}
