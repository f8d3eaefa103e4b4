package lectern.game.base;

import java.util.Optional;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.SearchHints;

/**
 * A position that gives its own hints, and that is only ever asked about moves of its own game.
 *
 * @param <M> the game's moves
 * @param <P> the game's positions
 */
public abstract class TypedPosition<M extends Move, P extends Position> implements Position, SearchHints {
    /** The first rule that a move breaks, or null. */
    protected abstract RuleViolation broken(M move);

    /** The position after a legal move or an allowed foul. */
    protected abstract P after(M move, Narrator narrator);

    /** See {@link #promise}. */
    protected int gain(M move) {
        return 0;
    }

    /** The game's own move; whatever is asked of it next checks that it is one. */
    @SuppressWarnings("unchecked")
    private M own(Move move) {
        return (M) move;
    }

    @Override
    public final Optional<RuleViolation> violation(Move move) {
        return Optional.ofNullable(broken(own(move)));
    }

    @Override
    public final P play(Move move, Narrator narrator) {
        return after(own(move), narrator);
    }

    @Override
    public final int promise(Move move) {
        return gain(own(move));
    }

    @Override
    public final SearchHints hints() {
        return this;
    }

    @Override
    public final boolean equals(Object other) {
        return this == other
                || (other instanceof TypedPosition<?, ?> position
                        && key() == position.key()
                        && game().equals(position.game())
                        && text().equals(position.text()));
    }

    @Override
    public final int hashCode() {
        return Long.hashCode(key());
    }

    @Override
    public final String toString() {
        return game().text() + " " + text();
    }
}
