package lectern.heuristic.formula;

import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.UnreadableText;

/** A formula of a game that was read and found right: a number or a condition. Immutable; any thread may compute it. */
public final class Formula {
    private final String text;

    private Formula(String text) {
        this.text = text;
    }

    /**
     * A formula whose answer is a number.
     *
     * @throws UnreadableText of the kind {@link UnreadableText.Kind#FORMULA}, naming the column and what to write
     */
    public static Formula number(String text, GameKind game) {
        return new Formula(text);
    }

    /**
     * A formula whose answer is yes or no.
     *
     * @throws UnreadableText of the kind {@link UnreadableText.Kind#FORMULA}, naming the column and what to write
     */
    public static Formula condition(String text, GameKind game) {
        return new Formula(text);
    }

    public String text() {
        return text;
    }

    /** The number, from a side's point of view; always finite, and never -0. */
    public double value(Position position, Seat side) {
        return 0;
    }

    /** Whether the condition holds, from a side's point of view. */
    public boolean holds(Position position, Seat side) {
        return false;
    }

    /** The cells that the number comes from. */
    public Light light(Position position, Seat side) {
        return Light.NONE;
    }
}
