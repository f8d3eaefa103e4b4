package lectern.game.base;

import lectern.game.Move;

/** A move that keeps its spelling: two of the same game are equal if they are spelt alike. */
public abstract class SpeltMove implements Move {
    private final String text;

    protected SpeltMove(String text) {
        this.text = text;
    }

    @Override
    public final String text() {
        return text;
    }

    /** Searches compare moves often, and most are different: the hash code, which a game may make cheap, says so first. */
    @Override
    public final boolean equals(Object other) {
        return this == other
                || (other instanceof SpeltMove move
                        && getClass() == move.getClass()
                        && hashCode() == move.hashCode()
                        && text.equals(move.text));
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public final String toString() {
        return text;
    }
}
